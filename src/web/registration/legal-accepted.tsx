import { FormattedMessage } from '#i18n/intl.tsx';
import { linkTo } from './legal-consent.tsx';

/** In place of the boxes, where the sign-up has ticked them: nobody is asked twice. */
export function LegalAccepted() {
  return (
    <p className="text-body-s text-asphalt-600">
      <FormattedMessage
        id="register.legalAccepted"
        values={{ terms: linkTo('/legal/terms'), privacy: linkTo('/legal/privacy') }}
      />
    </p>
  );
}
