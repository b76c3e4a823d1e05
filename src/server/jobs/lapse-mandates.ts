import { lapseMandates } from '#services/payment/lapse-mandates.ts';
import type { JobHandler } from './job-handler.ts';

/** Mandates that no bank honours any more end, once a month. */
export const lapseMandatesOfTheMonth: JobHandler = async (deps) => lapseMandates(deps);
