import { listVariantPaths } from '#domain/image/image-variant.ts';
import type { Deletion } from '#services/queue-deletion.ts';
import type { JobHandler } from './job-handler.ts';

/** Deletes what nothing points to any more, a picture before its variants; a storage that is down is asked again later. */
export const deleteFiles: JobHandler = async ({ storage }, payload) => {
  // Written by `queueDeletion` and by nobody else.
  for (const path of (payload as Deletion).paths) {
    for (const file of [path, ...listVariantPaths(path)]) await storage.delete(file);
  }
};
