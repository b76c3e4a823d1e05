import { useIntl } from '#i18n/intl.tsx';
import type { Column } from '#web/ui/data-table.tsx';

type Amounts = { readonly billed: string; readonly committed: string; readonly total: string };

const Amount = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

/** Billed, committed and both, for any table of costs. */
export function useAmountColumns<Row extends Amounts>(): readonly Column<Row>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'billed',
      header: formatMessage({ id: 'cost.billed' }),
      align: 'end',
      cell: ({ billed }) => <Amount>{billed}</Amount>,
    },
    {
      key: 'committed',
      header: formatMessage({ id: 'cost.committed' }),
      align: 'end',
      cell: ({ committed }) => <Amount>{committed}</Amount>,
    },
    {
      key: 'total',
      header: formatMessage({ id: 'cost.total' }),
      align: 'end',
      cell: ({ total }) => <Amount>{total}</Amount>,
    },
  ];
}
