import { proposeDunning } from '#services/dunning/propose-dunning.ts';
import type { JobHandler } from './job-handler.ts';

/** Every morning: what is late is counted, and written about where the shop does that by itself. */
export const proposeDunningOfTheDay: JobHandler = async (deps, _, { complain }) => proposeDunning(deps, complain);
