import type { AdminOrderQuery } from '#contract/admin-order.ts';
import type { AdminOrderFilter } from '#db/order/admin-order.queries.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { toOperatorDays } from '../operator-days.ts';
import { toTypedFilter } from '../typed-filter.ts';

/** What a list asks of its orders. */
export const toOrderFilter = (
  { q, status, payment, depot: depotId, businessUnit, from, to }: AdminOrderQuery,
  now: Date,
): AdminOrderFilter => ({
  typed: toTypedFilter(q, now),
  status,
  payment,
  depotId,
  scope: chosenScope(businessUnit),
  today: operatorToday(toInstant(now)).toString(),
  ...toOperatorDays(from, to),
});
