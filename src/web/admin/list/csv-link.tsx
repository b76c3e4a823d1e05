import { FormattedMessage } from '#i18n/intl.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';

export const CsvLink = ({ to }: { readonly to: string }) => (
  <DownloadLink to={to}>
    <FormattedMessage id="admin.list.csv" />
  </DownloadLink>
);
