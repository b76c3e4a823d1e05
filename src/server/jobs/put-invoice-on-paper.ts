import { issueInvoicePaper } from '#services/billing/issue-invoice-paper.ts';
import type { IssuedPayload } from '#services/billing/issued-topic.ts';
import type { JobHandler } from './job-handler.ts';

/** What was issued is put on paper and sent. */
export const putInvoiceOnPaper: JobHandler = async (deps, payload) => {
  // Written with each document, and by nobody else.
  await issueInvoicePaper(deps, payload as IssuedPayload);
};
