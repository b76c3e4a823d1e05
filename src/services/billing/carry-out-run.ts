import { countOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { finishRun, insertRun, startRun } from '#db/billing/billing-run.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Complain } from './bill-or-keep.ts';
import type { BillingNeeds } from './bill-orders.ts';
import { runBilling, type RunReport } from './run-billing.ts';

/** Bills what is due today, unless nobody bills here. What a seller has left behind who is gone is still told. */
export async function startNightlyRun(deps: BillingNeeds, complain?: Complain): Promise<RunReport | undefined> {
  const now = deps.clock.now();
  const runOn = operatorToday(toInstant(now)).toString();
  const isBilledHere = Object.keys(deps.settings.sellers).length > 0;
  if (!isBilledHere && (await countOrdersToBill(deps.db, runOn)) === 0) return undefined;
  const { id } = await insertRun(deps.db, { runOn, askedAt: now });
  return carryOutRun(deps, id, complain);
}

/** Bills what is due by now, whenever the run was asked for. One that is over is not done again; one that was broken off is. */
export async function carryOutRun(
  deps: BillingNeeds,
  runId: string,
  complain?: Complain,
): Promise<RunReport | undefined> {
  const run = await startRun(deps.db, { runId, now: deps.clock.now() });
  if (run === undefined) return undefined;
  const report = await runBilling(deps, complain);
  const { orders, documents, problems } = report;
  await finishRun(deps.db, { runId, orders, documents, problems: problems.length, now: deps.clock.now() });
  return report;
}
