import { AmountDue } from '#web/booking/amount-due.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { OrderBadge } from '../order/order-badges.tsx';
import type { UnitView } from './load-business-unit.server.ts';

/** The latest orders of a company; the list of orders has the rest. */
export const UNIT_ORDER_COLUMNS: readonly ListColumn<UnitView['orders'][number]>[] = [
  {
    key: 'number',
    header: 'word.noun.order',
    isTitle: true,
    cell: ({ id, number }) => <RowLink to={`/admin/orders/${id}`}>{number}</RowLink>,
  },
  { key: 'placedAt', header: 'adminBusinessUnit.placedAt', cell: ({ placedAt }) => placedAt },
  { key: 'status', header: 'word.status', cell: ({ status }) => <OrderBadge status={status} /> },
  { key: 'sum', header: 'word.toPayNet', align: 'end', cell: ({ amounts }) => <AmountDue {...amounts} /> },
];
