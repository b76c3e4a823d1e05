import { keepProblem } from '#db/billing/billing-problem.queries.ts';
import { isConnectionLost } from '#db/postgres-error.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { billOrder, type BillingNeeds } from './bill-order.ts';
import { toUnexpected, type BillingProblem } from './billing-problem.ts';

/**
 * Bills an order, and how many documents that made. One that cannot be billed keeps the reason; without a database there
 * is no going on.
 */
export async function billOrKeep(
  deps: BillingNeeds,
  which: Parameters<typeof billOrder>[1],
  tell: (cause: unknown) => void,
): Promise<Result<number, BillingProblem>> {
  const billed = await tryToBill(deps, which, tell);
  const { businessUnitId, orderId } = which;
  if (!billed.ok) await keepProblem(deps.db, { businessUnitId, orderId, ...billed.error, now: deps.clock.now() });
  return billed;
}

async function tryToBill(
  deps: BillingNeeds,
  which: Parameters<typeof billOrder>[1],
  tell: (cause: unknown) => void,
): Promise<Result<number, BillingProblem>> {
  try {
    const billed = await billOrder(deps, which);
    return billed.ok ? ok(billed.value.length) : billed;
  } catch (cause) {
    if (isConnectionLost(cause)) throw cause;
    tell(cause);
    return fail(toUnexpected(cause));
  }
}
