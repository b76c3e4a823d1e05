import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CheckoutData } from './load-checkout.server.ts';

type TermsConsentProps = Pick<CheckoutData, 'terms' | 'company'> & {
  readonly isAccepted: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isAccepted: boolean) => void;
};

/** In a tab of its own, so that nothing here is lost. */
const link = (words: ReactNode) => (
  <TextLink key="terms" to="/legal/terms" target="_blank">
    {words}
  </TextLink>
);

/** The terms in the version in force, accepted for the company. */
export function TermsConsent({ terms, company, isAccepted, isMissing, onChange }: TermsConsentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMissing) place.current?.querySelector('input')?.focus();
  }, [isMissing]);
  return (
    <div ref={place} className="scroll-mb-40 py-2">
      <Checkbox
        name="acceptTerms"
        isSelected={isAccepted}
        onChange={onChange}
        {...(isMissing && { errorMessage: <FormattedMessage id="checkout.terms.missing" /> })}
      >
        <FormattedMessage
          id={terms ? 'checkout.terms' : 'checkout.terms.bare'}
          values={{ link, company, version: terms?.version, date: terms?.date }}
        />
      </Checkbox>
    </div>
  );
}
