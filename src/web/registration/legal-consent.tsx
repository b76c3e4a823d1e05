import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LabelLink } from '#web/ui/label-link.tsx';

/** The two boxes of a form as the schemas know them. */
export const readLegalConsent = (fields: FormData) => ({
  tosAccepted: fields.has('tosAccepted'),
  privacyPolicyAccepted: fields.has('privacyPolicyAccepted'),
});

/** A legal text, in a tab of its own. */
export const linkTo = (path: string) => (words: ReactNode) => (
  <LabelLink key={path} to={path}>
    {words}
  </LabelLink>
);

export function LegalConsent() {
  return (
    <div className="flex flex-col gap-1.5">
      <Checkbox name="tosAccepted">
        <FormattedMessage id="login.acceptTerms" values={{ link: linkTo('/legal/terms') }} />
      </Checkbox>
      <Checkbox name="privacyPolicyAccepted">
        <FormattedMessage id="login.acceptPrivacy" values={{ link: linkTo('/legal/privacy') }} />
      </Checkbox>
    </div>
  );
}
