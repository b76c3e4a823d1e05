import type { AdminOrderQuery, AdminOrderRow } from '#contract/admin-order.ts';
import type { ListPage } from '#contract/list-query.ts';
import { adminOrderColumns, listAdminOrders, type AdminOrderListRow } from '#db/order/admin-order.queries.ts';
import { money } from '#domain/money/money.ts';
import { balanceOf, feesAndCredits } from '#domain/order/order-sums.ts';
import { canReceiveTransfer } from '#domain/order/transfer-receipt.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toOrderFilter } from './to-order-filter.ts';

/** The orders of all customers, newest first unless asked otherwise. */
export async function listOrders(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminOrderQuery = {},
): Promise<Outcome<ListPage<AdminOrderRow>>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const { depot, sort = '-createdAt' } = query;
  const now = clock.now();
  const filter = toOrderFilter(query, now);
  return pageOf(
    orderBy(adminOrderColumns(depot), sort),
    query,
    (page) => listAdminOrders(db, { ...filter, ...page }),
    (row) => toRow(row, now),
  );
}

const toRow = (row: AdminOrderListRow, now: Date): AdminOrderRow => ({
  id: row.id,
  number: row.number,
  status: row.status,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  createdAt: row.createdAt.toISOString(),
  lapsesAt: row.lapsesAt?.toISOString() ?? null,
  poNumber: row.poNumber,
  version: row.version,
  company: { id: row.unitId, name: row.unitName },
  agreed: money(row.netCents),
  feesAndCredits: feesAndCredits(money(row.netCents), money(row.dueNetCents)),
  due: money(row.dueNetCents),
  dueGross: money(row.dueGrossCents),
  balance: balanceOf(money(row.dueGrossCents), money(row.paidCents)),
  dueOn: row.paymentDueOn,
  isOverdue: row.isOverdue,
  canMarkPaid: canReceiveTransfer(
    {
      ...row,
      lapsesAt: row.lapsesAt && toInstant(row.lapsesAt),
      openCents: row.dueGrossCents - row.paidCents,
    },
    toInstant(now),
  ),
  trailers: row.span.trailers,
  depots: row.span.depots,
  from: new Date(row.span.from).toISOString(),
  to: new Date(row.span.to).toISOString(),
  timeZone: row.span.timeZone,
});
