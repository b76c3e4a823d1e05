import { getTrailer } from '#services/admin/trailer/get-trailer.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

/** The trailer that a new one is to be like. */
export const loadCopied = async ({ deps, getActor }: PageRequest, trailerId: string) =>
  requireValue(await getTrailer(deps, await getActor(), trailerId));
