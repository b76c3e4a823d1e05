import { issueDunningPaper } from '#services/dunning/issue-dunning-paper.ts';
import type { DunningPayload } from '#services/dunning/send-letters.ts';
import type { JobHandler } from './job-handler.ts';

/** A letter about late invoices is put on paper and sent. */
export const putDunningOnPaper: JobHandler = async (deps, payload) => {
  // Written by `sendLetters` and by nobody else.
  await issueDunningPaper(deps, (payload as DunningPayload).noticeId);
};
