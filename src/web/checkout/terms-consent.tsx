import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CheckoutData } from './load-checkout.server.ts';

type TermsConsentProps = Pick<CheckoutData, 'terms' | 'company'> & {
  readonly isAccepted: boolean;
  /** How often one tried to go on without it. */
  readonly missed: number;
  readonly onChange: (isAccepted: boolean) => void;
};

/** In a tab of its own, so that nothing here is lost. */
const link = (words: ReactNode) => (
  <TextLink key="terms" to="/legal/terms" target="_blank">
    {words}
  </TextLink>
);

/** The terms in the version in force, accepted for the company. */
export function TermsConsent({ terms, company, isAccepted, missed, onChange }: TermsConsentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed === 0) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [missed]);
  return (
    <div ref={place} className="scroll-mb-40 py-2">
      <Checkbox
        name="acceptTerms"
        isSelected={isAccepted}
        onChange={onChange}
        {...(missed > 0 && { errorMessage: <FormattedMessage id="checkout.terms.missing" /> })}
      >
        <FormattedMessage
          id={terms ? 'checkout.terms' : 'checkout.terms.bare'}
          values={{ link, company, version: terms?.version, date: terms?.date }}
        />
      </Checkbox>
    </div>
  );
}
