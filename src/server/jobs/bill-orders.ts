import type { RunPayload } from '#services/billing/ask-for-run.ts';
import { billAtReceipt } from '#services/billing/bill-at-receipt.ts';
import { carryOutRun, startNightlyRun } from '#services/billing/carry-out-run.ts';
import type { ReceiptPayload } from '#services/billing/receipt-topic.ts';
import type { JobHandler } from './job-handler.ts';

/** What is due, every night. */
export const billOrders: JobHandler = async (deps, _, { complain }) => startNightlyRun(deps, complain);

/** What is due, because somebody wants it now. */
export const billOrdersNow: JobHandler = async (deps, payload, { complain }) => {
  // Written by `askForRun` and by nobody else.
  const { runId } = payload as RunPayload;
  return carryOutRun(deps, runId, complain);
};

/** What was paid in advance, as soon as the money is there. */
export const billPaidOrder: JobHandler = async (deps, payload, { complain }) =>
  // Written by `confirmAdvance` and by nobody else.
  billAtReceipt(deps, payload as ReceiptPayload, complain);
