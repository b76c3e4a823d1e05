import { FileCode2, FileText } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import type { InvoiceView } from './describe-invoice.server.ts';

/** The paper as it was mailed, and the original that machines read. */
export function InvoiceFiles({ invoice: { id, hasPaper, format } }: { readonly invoice: InvoiceView }) {
  const base = `/api/invoices/${id}`;
  const look = buttonStyle({ size: 's' });
  return (
    <Card className="print:hidden">
      <CardHeader
        title={<FormattedMessage id="invoice.files" />}
        note={<FormattedMessage id={`invoice.format.${format}`} />}
      />
      <div className="flex flex-wrap gap-3">
        {hasPaper && (
          <a href={`${base}/pdf`} target="_blank" rel="noopener" className={look}>
            <FileText aria-hidden="true" className="size-5" />
            PDF
          </a>
        )}
        <a href={`${base}/xml`} target="_blank" rel="noopener" className={look}>
          <FileCode2 aria-hidden="true" className="size-5" />
          XML
        </a>
      </div>
      {!hasPaper && (
        <p role="status" className="mt-3 text-body-s text-asphalt-600">
          <FormattedMessage id="invoice.files.waiting" />
        </p>
      )}
    </Card>
  );
}
