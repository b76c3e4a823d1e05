import { listOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { billOrKeep, type Complain } from './bill-or-keep.ts';
import type { BillingNeeds } from './bill-orders.ts';
import type { BillingProblem } from './billing-problem.ts';

/** As many as cost little more together than one alone, and as hold up others for less than a second. */
const BATCH = 100;
/** While the database writes one batch, the next is put into words. */
const LANES = 2;

/** Of how many orders the run has made how many documents, and which it could not bill. */
export type RunReport = {
  readonly orders: number;
  readonly documents: number;
  readonly problems: readonly (BillingProblem & { readonly order: string })[];
};

/**
 * Bills all orders that are due, batch by batch, each in a transaction of its own and with the day on which it is billed.
 * One that cannot be billed keeps the reason, and stops nobody; without a database there is no going on.
 */
export async function runBilling(deps: BillingNeeds, complain?: Complain): Promise<RunReport> {
  const today = () => operatorToday(toInstant(deps.clock.now())).toString();
  const due = await listOrdersToBill(deps.db, { on: today() });
  const waiting = Array.from({ length: Math.ceil(due.length / BATCH) }, (_, i) =>
    due.slice(i * BATCH, (i + 1) * BATCH),
  );
  let documents = 0;
  const problems: RunReport['problems'][number][] = [];
  const work = async () => {
    for (let orders = waiting.shift(); orders !== undefined; orders = waiting.shift()) {
      const billed = await billOrKeep(deps, { orders, on: today() }, complain);
      for (const { orderId, number } of orders) {
        const one = billed.get(orderId);
        if (one?.ok) documents += one.value.length;
        else if (one !== undefined) problems.push({ order: number, ...one.error });
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, work));
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  return { orders: due.length, documents, problems };
}
