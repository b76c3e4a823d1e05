import type { AdminOrderRow } from '#contract/admin-order.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

export type OrderView = ReturnType<typeof toOrderView>;

/** An order of a list in words. */
export function toOrderView({ format }: Pick<PageRequest, 'format'>, order: AdminOrderRow) {
  const { id, number, company, status, paymentStatus, isOverdue, trailers, from, to, timeZone, net, createdAt } = order;
  return {
    id,
    number,
    company,
    status,
    payment: isOverdue ? ('overdue' as const) : paymentStatus,
    trailers: trailers.join(', '),
    from: format.shortDate(from, timeZone),
    to: format.shortDate(to, timeZone),
    net: format.money(net),
    placedAt: recordTime(format, createdAt),
  };
}
