import type { BillingRun } from '#contract/admin-billing.ts';
import type { RunRow } from '#db/billing/billing-run.queries.ts';
import { runState } from '#domain/billing/run-state.ts';

/** As it stands among those that are known with it. */
export const toRun = (run: RunRow, others: readonly RunRow[], now: Date): BillingRun => ({
  id: run.id,
  on: run.runOn,
  state: runState(run, others, now),
  askedAt: run.askedAt.toISOString(),
  askedBy: run.firstName === null ? null : `${run.firstName} ${run.lastName}`,
  finishedAt: run.finishedAt?.toISOString() ?? null,
  orders: run.orders,
  documents: run.documents,
  problems: run.problems,
});
