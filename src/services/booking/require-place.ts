import type { Database } from '#db/client.ts';
import { isOpenDepot } from '#db/depot/depot.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '../failure.ts';

/** A depot where a trailer may have come back, if one is said. */
export async function requirePlace(db: Database, depotId: string | undefined): Promise<Outcome<void>> {
  return depotId === undefined || (await isOpenDepot(db, depotId))
    ? ok(undefined)
    : refuseFields({ depotId: 'unknown' });
}
