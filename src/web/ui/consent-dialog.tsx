import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import {
  type Consent,
  CONSENT_CATEGORIES,
  type ConsentCategory,
  NO_CONSENT,
  readConsent,
} from '#web/client/consent.ts';
import { Button } from './button.tsx';
import { TextLink } from './text-link.tsx';

type Props = { readonly onAnswer: (consent: Consent) => void };

/** Every purpose with its own yes or no, for whoever asks for it. Yes and no to all weigh the same. */
export default function ConsentDialog({ onAnswer }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [choice, setChoice] = useState<Consent>(() => readConsent() ?? NO_CONSENT);
  useEffect(() => title.current?.focus(), []);

  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto max-h-[80dvh] max-w-2xl animate-appear overflow-y-auto rounded-dialog border border-line bg-sheet p-4 shadow-3 sm:p-6 print:hidden"
    >
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-h4 outline-none">
        <FormattedMessage id="consent.title" />
      </h2>
      <p className="mt-2 text-sm text-asphalt-700">
        <FormattedMessage id="consent.text" />{' '}
        <TextLink to="/legal/privacy">
          <FormattedMessage id="consent.privacy" />
        </TextLink>
      </p>
      <ul className="mt-3 grid gap-1">
        {CONSENT_CATEGORIES.map((category) => (
          <Category key={category} category={category} choice={choice} onChange={setChoice} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button tone="ink" size="s" className="grow" onClick={() => onAnswer(NO_CONSENT)}>
          <FormattedMessage id="consent.necessaryOnly" />
        </Button>
        <Button tone="ink" size="s" className="grow" onClick={() => onAnswer({ statistics: true, marketing: true })}>
          <FormattedMessage id="consent.acceptAll" />
        </Button>
        <Button size="s" className="grow" onClick={() => onAnswer(choice)}>
          <FormattedMessage id="consent.save" />
        </Button>
      </div>
    </section>
  );
}

type CategoryProps = {
  readonly category: ConsentCategory;
  readonly choice: Consent;
  readonly onChange: (choice: Consent) => void;
};

function Category({ category, choice, onChange }: CategoryProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isNecessary = category === 'necessary';
  return (
    <li className="py-1">
      <label className="flex min-h-8 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-5 flex-none"
          aria-describedby={id}
          checked={isNecessary || choice[category]}
          disabled={isNecessary}
          onChange={({ target }) => {
            if (!isNecessary) onChange({ ...choice, [category]: target.checked });
          }}
        />
        {formatMessage({ id: `consent.${category}` })}
      </label>
      <p id={id} className="pl-8 text-sm text-asphalt-600">
        {formatMessage({ id: `consent.${category}.text` })}
      </p>
    </li>
  );
}
