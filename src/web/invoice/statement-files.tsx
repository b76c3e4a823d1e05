import { Printer } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';

type FilesProps = {
  /** Of the call, without its ending. */
  readonly call: string;
  readonly from: string;
  readonly to: string;
};

/** The statement to take along. */
export function StatementFiles({ call, from, to }: FilesProps) {
  const query = new URLSearchParams({ from, to }).toString();
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <DownloadLink to={`${call}.pdf?${query}`}>PDF</DownloadLink>
      <DownloadLink to={`${call}.csv?${query}`}>CSV</DownloadLink>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        <FormattedMessage id="statement.print" />
      </Button>
    </div>
  );
}
