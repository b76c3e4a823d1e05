import { FormattedMessage } from '#i18n/intl.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';

/** The mandate for the bank, with the whole account number: for those who could grant another one. */
export const MandatePaper = () => (
  <DownloadLink to="/api/payment/mandate.pdf" size="s">
    <FormattedMessage id="payment.mandate.paper" />
  </DownloadLink>
);
