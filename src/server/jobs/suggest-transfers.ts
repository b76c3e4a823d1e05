import { suggestTransfers } from '#services/transfer/suggest-transfers.ts';
import type { JobHandler } from './job-handler.ts';

/** Every night: which depots will be short of trailers, and which transfers would help. */
export const suggestTransfersOfTheNight: JobHandler = async (deps) => suggestTransfers(deps);
