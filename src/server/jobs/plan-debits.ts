import { planDebits } from '#services/debit/plan-debits.ts';
import type { JobHandler } from './job-handler.ts';

/** What cannot be collected in the next days is asked for by transfer, every morning. */
export const planDebitsOfTheDay: JobHandler = async (deps, _, { complain }) => planDebits(deps, complain);
