import { deleteExpired } from '#db/sweep.queries.ts';
import type { JobHandler } from './job-handler.ts';

/** Clears away what has lost its meaning: ended tokens and sessions, used-up limits, carried out promises. */
export const sweepExpired: JobHandler = async ({ db, clock }) => {
  await deleteExpired(db, clock.now());
};
