import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Behind the name of a service that suits the trailer. */
export const Recommended = () => (
  <span className="ms-2 inline-block align-middle">
    <Badge>
      <FormattedMessage id="serviceGroup.recommended" />
    </Badge>
  </span>
);
