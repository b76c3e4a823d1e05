import type { BillingRun } from '#contract/admin-billing.ts';
import type { RunRow } from '#db/billing/billing-run.queries.ts';

export const toRun = (run: RunRow): BillingRun => ({
  id: run.id,
  on: run.runOn,
  state: run.finishedAt !== null ? 'done' : run.startedAt !== null ? 'running' : 'waiting',
  askedAt: run.askedAt.toISOString(),
  askedBy: run.firstName === null ? null : `${run.firstName} ${run.lastName}`,
  finishedAt: run.finishedAt?.toISOString() ?? null,
  orders: run.orders,
  documents: run.documents,
  problems: run.problems,
});
