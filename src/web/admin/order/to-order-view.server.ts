import type { AdminOrderRow } from '#contract/admin-order.ts';
import { shownPayment } from '#domain/order/payment-status.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import { recordMoment } from '../record-moment.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { periodDays } from './period-days.ts';

export type OrderView = ReturnType<typeof toOrderView>;

/** An order of a list in words. */
export function toOrderView(
  { format, deps, locale }: Pick<PageRequest, 'format' | 'deps' | 'locale'>,
  order: AdminOrderRow,
) {
  const { id, number, company, status, paymentStatus, isOverdue, trailers, dueGross, balance, createdAt } = order;
  const { version, canMarkPaid } = order;
  const now = deps.clock.now();
  return {
    id,
    number,
    company,
    status,
    version,
    canMarkPaid,
    payment: isOverdue ? ('overdue' as const) : shownPayment(paymentStatus, dueGross, balance),
    trailers,
    ...periodDays(format, order, now),
    amounts: describeAmounts(order, { intl: getIntl(locale), format }),
    placedAt: recordMoment(format, createdAt, now),
  };
}
