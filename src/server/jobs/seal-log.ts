import { sealLog as seal } from '#services/admin/audit/seal-log.ts';
import type { JobHandler } from './job-handler.ts';

/** The end of the chain goes to the server's log, which lies elsewhere: whoever writes the log anew cannot reach it. */
export const sealLog: JobHandler = async (deps) => {
  const head = await seal(deps);
  return head && { sealed: `${head.id}:${head.hash}` };
};
