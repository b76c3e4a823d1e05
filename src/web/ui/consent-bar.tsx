import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { type Consent, NO_CONSENT } from '#web/client/consent.ts';
import { keepConsentRoom } from '#web/client/consent-room.ts';
import { Button } from './button.tsx';
import { LinkAction, TextLink } from './text-link.tsx';

type Props = { readonly onAnswer: (consent: Consent) => void; readonly onDetails: () => void };

/**
 * The question at the bottom edge. The page keeps that much room free, so it covers nothing, and nobody has to answer to
 * go on. Yes and no weigh the same.
 */
export default function ConsentBar({ onAnswer, onDetails }: Props) {
  const { formatMessage } = useIntl();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? keepConsentRoom(bar.current) : undefined), []);
  return (
    <section
      ref={bar}
      aria-label={formatMessage({ id: 'consent.title' })}
      className="safe-bottom fixed inset-x-0 bottom-0 z-20 animate-appear border-t border-line bg-sheet pt-2.5 print:hidden"
    >
      <div className="mx-auto flex max-w-content flex-col gap-x-6 gap-y-2 px-4 sm:flex-row sm:items-center md:px-6">
        <p className="min-w-0 grow text-sm">
          <FormattedMessage id="consent.ask" />{' '}
          <LinkAction className="min-h-0! font-normal! touch:min-h-0!" onClick={onDetails}>
            <FormattedMessage id="consent.choose" />
          </LinkAction>
          {' · '}
          <TextLink to="/legal/privacy">
            <FormattedMessage id="consent.privacy" />
          </TextLink>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Button tone="ink" size="s" onClick={() => onAnswer(NO_CONSENT)}>
            <FormattedMessage id="consent.necessaryOnly" />
          </Button>
          <Button tone="ink" size="s" onClick={() => onAnswer({ statistics: true, marketing: true })}>
            <FormattedMessage id="consent.acceptAll" />
          </Button>
        </div>
      </div>
    </section>
  );
}
