import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { InvoiceRowView } from './describe-invoice-row.server.ts';

type InvoiceTableProps = {
  readonly invoices: readonly InvoiceRowView[];
  readonly isBusy: boolean;
  readonly empty: ReactNode;
};

export function InvoiceTable({ invoices, isBusy, empty }: InvoiceTableProps) {
  const { formatMessage } = useIntl();
  if (invoices.length === 0) return empty;
  const columns: readonly Column<InvoiceRowView>[] = [
    {
      key: 'number',
      header: formatMessage({ id: 'invoice.number' }),
      isTitle: true,
      cell: NumberLink,
    },
    {
      key: 'issuedOn',
      header: formatMessage({ id: 'invoice.issuedOn' }),
      cell: IssuedOn,
    },
    { key: 'what', header: formatMessage({ id: 'invoice.what' }), cell: What },
    {
      key: 'costCentre',
      header: formatMessage({ id: 'word.costCentre' }),
      cell: OwnBooks,
    },
    {
      key: 'gross',
      header: formatMessage({ id: 'word.grossTotal' }),
      align: 'end',
      cell: Amounts,
    },
    { key: 'due', header: formatMessage({ id: 'invoice.dueOn' }), cell: Due },
    {
      key: 'status',
      header: formatMessage({ id: 'word.status' }),
      cell: Status,
    },
    { key: 'files', header: formatMessage({ id: 'invoice.files' }), align: 'end', cell: Files },
  ];
  return (
    <div className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-sheet md:px-2">
      <DataTable
        caption={formatMessage({ id: 'word.invoices' })}
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
        isBusy={isBusy}
      />
    </div>
  );
}

const NumberLink = ({ id, number }: InvoiceRowView) => (
  <TextLink to={`/invoices/${id}`} isAlone className="whitespace-nowrap">
    {number}
  </TextLink>
);

const IssuedOn = ({ issuedOn }: InvoiceRowView) => <span className="whitespace-nowrap tabular-nums">{issuedOn}</span>;

/** What the customer's own books say about it. */
function OwnBooks({ costCentre, poNumber }: InvoiceRowView) {
  if (costCentre === null && poNumber === null) return '–';
  return (
    <>
      {costCentre !== null && <span className="block wrap-anywhere">{costCentre}</span>}
      {poNumber !== null && <span className="block text-sm wrap-anywhere text-asphalt-600">{poNumber}</span>}
    </>
  );
}

const Amounts = ({ gross, net, open }: InvoiceRowView) => (
  <span className="tabular-nums">
    <b className="block">{gross}</b>
    <span className="block text-sm text-asphalt-600">{net}</span>
    {open !== null && (
      <span className="block text-sm">
        <FormattedMessage id="invoice.stillOpen" /> {open}
      </span>
    )}
  </span>
);

const Status = ({ status: { word, tone } }: InvoiceRowView) => (
  <WordBadge word={`invoice.status.${word}`} tone={tone} mark={tone === 'plain' ? 'none' : 'dot'} />
);

const What = ({ title, corrects, trailers, period }: InvoiceRowView) => (
  <>
    {title !== null && <span className="block">{title}</span>}
    {corrects !== null && (
      <span className="block text-sm text-asphalt-600">
        <FormattedMessage id="invoice.corrects" values={{ number: corrects }} />
      </span>
    )}
    {trailers !== '' && <span className="block wrap-anywhere">{trailers}</span>}
    <span className="block text-sm text-asphalt-600">{period}</span>
  </>
);

function Due({ due, overdueDays }: InvoiceRowView) {
  if (due === null) return '–';
  return (
    <span className={cx('whitespace-nowrap', overdueDays > 0 && 'text-danger')}>
      {due}
      {overdueDays > 0 && (
        <span className="block text-sm">
          <FormattedMessage id="invoice.since" values={{ days: overdueDays }} />
        </span>
      )}
    </span>
  );
}

/** A paper may still be in the making: that is said here, not on a bare page. */
const Files = ({ id, number }: InvoiceRowView) => (
  <span className="inline-flex gap-2">
    {(['pdf', 'xml'] as const).map((file) => (
      <DownloadLink key={file} to={`/api/invoices/${id}/${file}`} size="s" label={`${file.toUpperCase()} ${number}`}>
        {file.toUpperCase()}
      </DownloadLink>
    ))}
  </span>
);
