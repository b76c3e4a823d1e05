import type { RunPayload } from '#services/billing/ask-for-run.ts';
import { carryOutRun, startNightlyRun } from '#services/billing/carry-out-run.ts';
import type { JobHandler } from './job-handler.ts';

/** What is due, every night. */
export const billOrders: JobHandler = async (deps, _, { complain }) => startNightlyRun(deps, complain);

/** What is due, because somebody wants it now. */
export const billOrdersNow: JobHandler = async (deps, payload, { complain }) => {
  // Written by `askForRun` and by nobody else.
  const { runId } = payload as RunPayload;
  return carryOutRun(deps, runId, complain);
};
