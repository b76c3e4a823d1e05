import { keepProblem } from '#db/billing/billing-problem.queries.ts';
import { forgetPlans } from '#db/forget-plans.ts';
import { isConnectionLost } from '#db/postgres-error.ts';
import type { WhichOrder } from '#db/order/which-order.ts';
import { inTransaction } from '#db/transaction.ts';
import { fail } from '#domain/result.ts';
import { type Billed, type BillingNeeds, billOrders } from './bill-orders.ts';
import { toUnexpected } from './billing-problem.ts';

/** Tells whoever looks after the shop of a failure that nobody has thought of. */
export type Complain = (cause: unknown, about: { readonly order: string }) => void;

type NamedOrder = WhichOrder & { readonly number: string };
type Which = { readonly orders: readonly NamedOrder[]; readonly on: string };

/**
 * Bills orders together, in one transaction, and says by order what came of it. One that cannot be billed keeps the
 * reason; without a database there is no going on.
 */
export async function billOrKeep(
  deps: BillingNeeds,
  which: Which,
  complain?: Complain,
): Promise<ReadonlyMap<string, Billed>> {
  const billed = await tryToBill(deps, which, complain);
  for (const { businessUnitId, orderId } of which.orders) {
    const one = billed.get(orderId);
    if (one?.ok === false) {
      await keepProblem(deps.db, { businessUnitId, orderId, ...one.error, now: deps.clock.now() });
    }
  }
  return billed;
}

/** What fails for a reason that nobody has thought of is tried again by halves, until the order is alone that fails. */
async function tryToBill(
  deps: BillingNeeds,
  { orders, on }: Which,
  complain?: Complain,
): Promise<ReadonlyMap<string, Billed>> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      await forgetPlans(trx);
      return billOrders(trx, deps, { orders, on });
    });
  } catch (cause) {
    if (isConnectionLost(cause)) throw cause;
    const [only] = orders;
    if (orders.length > 1) {
      const half = Math.ceil(orders.length / 2);
      const first = await tryToBill(deps, { orders: orders.slice(0, half), on }, complain);
      return new Map([...first, ...(await tryToBill(deps, { orders: orders.slice(half), on }, complain))]);
    }
    if (only === undefined) throw cause;
    complain?.(cause, { order: only.number });
    return new Map([[only.orderId, fail(toUnexpected(cause))]]);
  }
}
