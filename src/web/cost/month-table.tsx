import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { useAmountColumns } from './amount-columns.tsx';
import type { CostsData } from './load-costs.server.ts';

type Month = CostsData['months'][number];

/** The chart for those who want figures or cannot see it. */
export function MonthTable({ months }: Pick<CostsData, 'months'>) {
  const { formatMessage } = useIntl();
  const amounts = useAmountColumns<Month>();
  return (
    <section className="mt-8" aria-labelledby="months">
      <h2 id="months" className="text-h3 mb-3">
        <FormattedMessage id="cost.month" />
      </h2>
      <DataTable
        caption={formatMessage({ id: 'cost.months' })}
        rows={months.filter(({ billedCents, committedCents }) => billedCents + committedCents !== 0)}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', header: formatMessage({ id: 'cost.month' }), isTitle: true, cell: ({ name }) => name },
          ...amounts,
        ]}
      />
    </section>
  );
}
