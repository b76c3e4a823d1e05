import { DAY_MS } from '#domain/time/duration.ts';
import { KEPT_DAYS } from '../assets/asset-path.ts';
import type { JobHandler } from './job-handler.ts';

/** Clears away the files of builds that nobody has run for a month. */
export const sweepAssets: JobHandler = async ({ storage, clock }) => {
  const oldest = clock.now().getTime() - KEPT_DAYS * DAY_MS;
  let deleted = 0;
  for await (const { path, storedAt } of storage.list('assets')) {
    if (storedAt.getTime() >= oldest) continue;
    await storage.delete(path);
    deleted += 1;
  }
  return deleted === 0 ? undefined : { deleted };
};
