import { listOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { BillingNeeds } from './bill-order.ts';
import { billOrKeep } from './bill-or-keep.ts';
import type { BillingProblem } from './billing-problem.ts';

const BATCH = 20;

/** Tells whoever looks after the shop of a failure that nobody has thought of. */
export type Complain = (cause: unknown, about: { readonly order: string }) => void;

/** Of how many orders the run has made how many documents, and which it could not bill. */
export type RunReport = {
  readonly orders: number;
  readonly documents: number;
  readonly problems: readonly (BillingProblem & { readonly order: string })[];
};

/**
 * Bills all orders that are due, one after the other, each in a transaction of its own and with the day on which it is
 * billed. One that cannot be billed keeps the reason, and stops nobody; without a database there is no going on.
 */
export async function runBilling(deps: BillingNeeds, complain?: Complain): Promise<RunReport> {
  const today = () => operatorToday(toInstant(deps.clock.now())).toString();
  let [orders, documents] = [0, 0];
  const problems: RunReport['problems'][number][] = [];
  for (let after: string | undefined; ;) {
    const batch = await listOrdersToBill(deps.db, { on: today(), after, limit: BATCH });
    for (const { id: orderId, businessUnitId, number } of batch) {
      orders += 1;
      const billed = await billOrKeep(deps, { businessUnitId, orderId, on: today() }, (cause) =>
        complain?.(cause, { order: number }),
      );
      if (billed.ok) documents += billed.value;
      else problems.push({ order: number, ...billed.error });
    }
    after = batch.at(-1)?.id;
    if (batch.length < BATCH) return { orders, documents, problems };
  }
}
