import type { WorkshopInput } from '#contract/workshop.ts';
import { moveAllocation } from '#db/booking/allocation.queries.ts';
import { findWorkshopPeriod, noteWorkshopPeriod } from '#db/trailer/trailer-part.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { refuseTaken, toWorkshopSpan } from './workshop-span.ts';

type Move = {
  readonly trailerId: string;
  readonly allocationId: string;
  readonly input: WorkshopInput;
  /** Of the stay, not of the trailer. */
  readonly version?: number | undefined;
};

/** Gives a stay in the workshop another time or note. */
export const moveWorkshop = (deps: Reads, actor: Actor, { trailerId, allocationId, input, version }: Move) =>
  alterTrailer(deps, actor, { trailerId }, async (trx, { depotId }) => {
    const now = deps.clock.now();
    const before = await findWorkshopPeriod(trx, { trailerId, id: allocationId });
    if (before === undefined) return refuse('not-found');
    if (version !== undefined && version !== before.version) return refuse('stale-version');
    const span = await toWorkshopSpan(trx, input, { depotId, now });
    if (!span.ok) return span;
    const moved = await moveAllocation(trx, { trailerId, allocationId, ...span.value, now });
    if (!moved.ok) {
      return moved.error === 'taken' ? refuseTaken(trx, { trailerId, ...span.value }) : refuse('not-found');
    }
    const note = input.note === '' ? null : (input.note ?? null);
    await noteWorkshopPeriod(trx, { trailerId, id: allocationId, note });
    return ok({
      action: 'workshop.move',
      data: { allocationId, before: { startsAt: before.startsAt, endsAt: before.endsAt }, after: span.value },
    });
  });
