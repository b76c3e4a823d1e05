import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleTable, type ListColumn } from '../list/console-table.tsx';
import type { RevenueView } from './load-dashboard.server.ts';

/** What was invoiced in the last twelve months, one bar a month; the same figures stand in a table behind it. */
export function RevenueCard({ months }: { readonly months: RevenueView }) {
  const { formatMessage } = useIntl();
  const top = Math.max(1, ...months.map(({ cents }) => cents));
  const [first, last] = [months[0], months.at(-1)];
  return (
    <Card className="p-5 md:p-5">
      <header className="mb-5">
        <h2 className="text-h3">
          <FormattedMessage id="adminFigure.revenue" />
        </h2>
        <p className="mt-1 text-body-s text-asphalt-600">
          <FormattedMessage id="adminFigure.revenue.note" />
        </p>
      </header>
      <figure className="m-0">
        <div
          role="img"
          aria-label={formatMessage(
            { id: 'adminFigure.revenue.summary' },
            { from: first?.name ?? '', to: last?.name ?? '', amount: last?.net ?? '' },
          )}
          className="flex h-32 items-end gap-1 border-b border-asphalt-950"
        >
          {months.map(({ id, cents, name, net }) => (
            <span
              key={id}
              title={`${name}: ${net}`}
              className={`min-w-0 grow basis-0 rounded-t-[2px] ${id === last?.id ? 'bg-asphalt-950' : 'bg-asphalt-400'}`}
              // A month in which more was credited than invoiced has no height; the table tells it.
              style={{ height: `${(Math.max(0, cents) / top) * 100}%` }}
            />
          ))}
        </div>
        <div aria-hidden="true" className="mt-1.5 flex gap-1 text-xs text-asphalt-600">
          {months.map(({ id, label }) => (
            <span key={id} className="min-w-0 grow basis-0 truncate text-center">
              {label}
            </span>
          ))}
        </div>
      </figure>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-body-s font-medium underline">
          <FormattedMessage id="adminFigure.chart.table" />
        </summary>
        <ConsoleTable caption="adminFigure.revenue" rows={months.toReversed()} columns={COLUMNS} />
      </details>
    </Card>
  );
}

const COLUMNS: readonly ListColumn<RevenueView[number]>[] = [
  { key: 'month', header: 'adminFigure.revenue.month', isTitle: true, cell: ({ name }) => name },
  { key: 'invoices', header: 'word.invoices', align: 'end', cell: ({ invoices }) => invoices },
  { key: 'creditNotes', header: 'adminFigure.revenue.credits', align: 'end', cell: ({ creditNotes }) => creditNotes },
  { key: 'net', header: 'word.netTotal', align: 'end', cell: ({ net }) => net },
];
