import { settlePlaces } from '#services/admin/trailer/settle-places.ts';
import type { JobHandler } from './job-handler.ts';

/** A search asks fewer questions of trailers that stay where they are. */
export const settlePlacesDue: JobHandler = async (deps) => void (await settlePlaces(deps));
