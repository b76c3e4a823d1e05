import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { InvoiceRowView } from './describe-invoice-row.server.ts';
import type { InvoicesData } from './load-invoices.server.ts';

type Ticks = { readonly ticked: ReadonlySet<string>; readonly onTick: (ticked: ReadonlySet<string>) => void };

type InvoiceTableProps = Ticks &
  Pick<InvoicesData, 'months'> & {
    readonly invoices: readonly InvoiceRowView[];
    readonly isBusy: boolean;
    readonly empty: ReactNode;
  };

export function InvoiceTable({ invoices, months, isBusy, empty, ...ticks }: InvoiceTableProps) {
  const intl = useIntl();
  if (invoices.length === 0) return empty;
  return (
    <div className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-sheet md:px-2">
      <DataTable
        caption={intl.formatMessage({ id: 'word.invoices' })}
        columns={columnsOf(intl, invoices, ticks)}
        rows={invoices}
        rowKey={({ id }) => id}
        isBusy={isBusy}
        isPressing={({ overdueDays }) => overdueDays > 0}
        groupOf={({ month }) => toGroup(month, months)}
      />
    </div>
  );
}

function toGroup(key: string | null, months: InvoicesData['months']) {
  const month = key === null ? undefined : months[key];
  if (key === null || month === undefined) return undefined;
  return {
    key,
    title: (
      <>
        <span className="inline-block first-letter:uppercase">{month.name}</span>
        <span className="ms-3 font-sans text-body-s font-normal text-asphalt-600">
          <FormattedMessage id="invoice.month.count" values={{ count: month.count }} />
        </span>
      </>
    ),
    cells: { gross: month.amount },
  };
}

function columnsOf(
  { formatMessage }: IntlShape,
  invoices: readonly InvoiceRowView[],
  ticks: Ticks,
): readonly Column<InvoiceRowView>[] {
  const text = { align: 'end' } as const;
  return [
    {
      key: 'choose',
      header: formatMessage({ id: 'chosen.column' }),
      headerCell: (
        <>
          <span className="sr-only">{formatMessage({ id: 'chosen.column' })}</span>
          <TickAll invoices={invoices} {...ticks} />
        </>
      ),
      isBesideTitle: true,
      cell: (row) => <Tick row={row} {...ticks} />,
    },
    { key: 'number', header: formatMessage({ id: 'invoice.number' }), isTitle: true, cell: NumberLink },
    { key: 'issuedOn', header: formatMessage({ id: 'invoice.issuedOn' }), cell: IssuedOn },
    { key: 'what', header: formatMessage({ id: 'invoice.what' }), cell: What },
    { key: 'costCentre', header: formatMessage({ id: 'word.costCentre' }), cell: OwnBooks },
    { key: 'gross', header: formatMessage({ id: 'word.grossTotal' }), ...text, cell: Amounts },
    { key: 'due', header: formatMessage({ id: 'invoice.dueOn' }), cell: Due },
    { key: 'status', header: formatMessage({ id: 'word.status' }), cell: Status },
    { key: 'files', header: formatMessage({ id: 'invoice.files' }), ...text, cell: Files },
  ];
}

function Tick({ row: { id, number }, ticked, onTick }: Ticks & { readonly row: InvoiceRowView }) {
  const change = (isChosen: boolean) => {
    const next = new Set(ticked);
    if (isChosen) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <Checkbox isSelected={ticked.has(id)} onChange={change}>
      <span className="sr-only">
        <FormattedMessage id="chosen.one" values={{ number }} />
      </span>
    </Checkbox>
  );
}

/** Beside the headings, which phones do not show. */
const TickAll = ({ invoices, ticked, onTick }: Ticks & { readonly invoices: readonly InvoiceRowView[] }) => (
  <div className="max-md:hidden">
    <Checkbox
      isSelected={invoices.every(({ id }) => ticked.has(id))}
      onChange={(isChosen) => onTick(new Set(isChosen ? invoices.map(({ id }) => id) : []))}
    >
      <span className="sr-only">
        <FormattedMessage id="chosen.all" />
      </span>
    </Checkbox>
  </div>
);

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
const Files = ({ id, number, isToPay }: InvoiceRowView) => (
  <span className="inline-flex flex-wrap justify-end gap-2">
    {isToPay && (
      <LinkButton to={`/invoices/${id}`} tone="signal" size="s">
        <FormattedMessage id="invoice.pay" />
      </LinkButton>
    )}
    {(['pdf', 'xml'] as const).map((file) => (
      <DownloadLink key={file} to={`/api/invoices/${id}/${file}`} size="s" label={`${file.toUpperCase()} ${number}`}>
        {file.toUpperCase()}
      </DownloadLink>
    ))}
  </span>
);
