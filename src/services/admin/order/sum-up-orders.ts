import type { AdminOrderQuery } from '#contract/admin-order.ts';
import { countOrderStates, sumAdminOrders } from '#db/order/admin-order.queries.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { COUNTED_AT_MOST, SUMMED_AT_MOST, type Sums, sumUp } from '../../list/sum-up.ts';
import { requireStaff } from '../../require-actor.ts';
import { toOrderFilter } from './to-order-filter.ts';

/** How many orders there are in each state under the filters of a list, and what is to be paid for those it shows. */
export async function sumUpOrders(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminOrderQuery,
): Promise<Outcome<Sums<OrderState | 'all'>>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const filter = toOrderFilter(query, clock.now());
  return sumUp(
    countOrderStates(db, { filter, most: COUNTED_AT_MOST }),
    sumAdminOrders(db, { filter, most: SUMMED_AT_MOST }),
  );
}
