import type { AdminOrderRow } from '#contract/admin-order.ts';
import { recordMoment } from '../record-moment.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

export type OrderView = ReturnType<typeof toOrderView>;

/** An order of a list in words. */
export function toOrderView({ format, deps }: Pick<PageRequest, 'format' | 'deps'>, order: AdminOrderRow) {
  const { id, number, company, status, paymentStatus, isOverdue, trailers, from, to, timeZone, net, createdAt } = order;
  const now = deps.clock.now();
  const yearOf = (instant: string | Date) => new Date(instant).getUTCFullYear();
  const day = (instant: string, isYearKnown: boolean) =>
    isYearKnown ? format.shortDate(instant, timeZone) : format.date(instant, timeZone);
  return {
    id,
    number,
    company,
    status,
    payment: isOverdue ? ('overdue' as const) : paymentStatus,
    trailers,
    // The year stands once, at the end, unless the period crosses from one into the other.
    from: day(from, yearOf(from) === yearOf(now) || yearOf(from) === yearOf(to)),
    to: day(to, yearOf(to) === yearOf(now)),
    net: format.money(net),
    placedAt: recordMoment(format, createdAt, now),
  };
}
