import { deleteWorkshopPeriod, findWorkshopPeriod } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';

type Removal = { readonly trailerId: string; readonly allocationId: string; readonly version?: number | undefined };

/** Frees the time that a stay in the workshop has taken. */
export const cancelWorkshop = (deps: Reads, actor: Actor, { trailerId, allocationId, version }: Removal) =>
  alterTrailer(deps, actor, { trailerId }, async (trx) => {
    const before = await findWorkshopPeriod(trx, { trailerId, id: allocationId });
    if (before === undefined) return refuse('not-found');
    if (version !== undefined && version !== before.version) return refuse('stale-version');
    await deleteWorkshopPeriod(trx, { trailerId, id: allocationId });
    const { startsAt, endsAt } = before;
    return ok({ action: 'workshop.cancel', data: { allocationId, startsAt, endsAt } });
  });
