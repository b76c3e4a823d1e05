import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The two boxes of a form as the schemas know them. */
export const readLegalConsent = (fields: FormData) => ({
  tosAccepted: fields.has('tosAccepted'),
  privacyPolicyAccepted: fields.has('privacyPolicyAccepted'),
});

/** In a tab of its own, so that nothing typed here is lost. */
const linkTo = (path: string) => (words: ReactNode) => (
  <TextLink key={path} to={path} target="_blank">
    {words}
  </TextLink>
);

export function LegalConsent() {
  return (
    <div>
      <Checkbox name="tosAccepted">
        <FormattedMessage id="login.acceptTerms" values={{ link: linkTo('/legal/terms') }} />
      </Checkbox>
      <Checkbox name="privacyPolicyAccepted">
        <FormattedMessage id="login.acceptPrivacy" values={{ link: linkTo('/legal/privacy') }} />
      </Checkbox>
    </div>
  );
}
