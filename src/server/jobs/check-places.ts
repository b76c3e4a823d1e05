import { checkStays } from '#services/admin/trailer/check-stays.ts';
import type { JobHandler } from './job-handler.ts';

/** Enough to look into the matter. */
const SHOWN = 20;

/** Tells of trailers that would be sold where they will not stand. */
export const checkPlaces: JobHandler = async (deps, _, { complain }) => {
  const wrong = await checkStays(deps);
  if (wrong.length === 0) return;
  const about = { wrong: wrong.length, trailers: wrong.slice(0, SHOWN) };
  complain?.(new Error('places do not follow from moves'), about);
};
