import { findUnknownPaths } from '#db/document/stored-path.queries.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Deps } from '#services/deps.ts';
import type { JobHandler } from './job-handler.ts';

const FOLDERS = ['charge', 'documents', 'handover', 'trailer-documents', 'uploads'];
const BATCH = 1000;
/** Enough to look into the matter; the rest has the same reason. */
const SHOWN = 20;

/**
 * Tells of files that nobody knows: put before a transaction that failed, or left when a deletion did. Nothing is deleted,
 * because the database may be the one that has forgotten.
 */
export const findOrphans: JobHandler = async (deps) => {
  let count = 0;
  let bytes = 0;
  const shown: string[] = [];
  for (const folder of FOLDERS) {
    for await (const sizes of listInBatches(deps, folder)) {
      const unknown = await findUnknownPaths(deps.db, [...sizes.keys()]);
      count += unknown.length;
      for (const path of unknown) bytes += sizes.get(path) ?? 0;
      shown.push(...unknown.slice(0, SHOWN - shown.length));
    }
  }
  return count === 0 ? undefined : { orphans: count, bytes, paths: shown };
};

/** Sizes by path. What is younger than a day may belong to somebody who is not done yet. */
async function* listInBatches({ storage, clock }: Deps, folder: string): AsyncGenerator<Map<string, number>> {
  const youngest = clock.now().getTime() - DAY_MS;
  let sizes = new Map<string, number>();
  for await (const { path, size, storedAt } of storage.list(folder)) {
    if (storedAt.getTime() > youngest) continue;
    sizes.set(path, size);
    if (sizes.size < BATCH) continue;
    yield sizes;
    sizes = new Map();
  }
  if (sizes.size > 0) yield sizes;
}
