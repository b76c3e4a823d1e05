import type { AdminOrderRow } from '#contract/admin-order.ts';
import { recordMoment } from '../record-moment.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { periodDays } from './period-days.ts';

export type OrderView = ReturnType<typeof toOrderView>;

/** An order of a list in words. */
export function toOrderView({ format, deps }: Pick<PageRequest, 'format' | 'deps'>, order: AdminOrderRow) {
  const { id, number, company, status, paymentStatus, isOverdue, trailers, net, createdAt } = order;
  const now = deps.clock.now();
  return {
    id,
    number,
    company,
    status,
    payment: isOverdue ? ('overdue' as const) : paymentStatus,
    trailers,
    ...periodDays(format, order, now),
    net: format.money(net),
    placedAt: recordMoment(format, createdAt, now),
  };
}
