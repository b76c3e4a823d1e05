import { FormattedMessage } from '#i18n/intl.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';

/** A list as a file: as lines for programs, and as a workbook in which days, numbers and texts are what they are. */
export const CsvLink = ({ to }: { readonly to: string }) => (
  <span className="flex flex-wrap gap-3">
    <DownloadLink to={to}>
      <FormattedMessage id="admin.list.csv" />
    </DownloadLink>
    <DownloadLink to={to.replace(/\.csv(?=$|\?)/, '.xlsx')}>
      <FormattedMessage id="admin.list.xlsx" />
    </DownloadLink>
  </span>
);
