import { moveAllocation } from '#db/booking/allocation.queries.ts';
import { isOutNow, markDeparted } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { refuseTaken } from './workshop-span.ts';
import { alterTransfer, type WhichTransfer } from './alter-transfer.ts';

/** It has left, maybe earlier than planned; with a customer it cannot have. */
export const depart = (deps: Reads, actor: Actor, which: WhichTransfer) =>
  alterTransfer(deps, actor, which, async (trx, { id, startsAt, endsAt, departedAt }) => {
    const { trailerId } = which;
    const now = deps.clock.now();
    if (departedAt !== null || (await isOutNow(trx, trailerId))) return refuse('illegal-state');
    if (now < startsAt) {
      const moved = await moveAllocation(trx, { trailerId, allocationId: id, startsAt: now, endsAt, now });
      if (!moved.ok) return refuseTaken(trx, { trailerId, startsAt: now, endsAt: startsAt });
    }
    await markDeparted(trx, { id, at: now });
    return ok({ action: 'transfer.depart', data: { transferId: id } });
  });
