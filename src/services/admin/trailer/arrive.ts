import { moveAllocation } from '#db/booking/allocation.queries.ts';
import { settleTrailer } from '#db/booking/rental-move.queries.ts';
import { findNextUse, isOutNow, markArrived } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTransfer, type WhichTransfer } from './alter-transfer.ts';

/**
 * It stands at the other depot from now on, earlier or later than planned, whether anybody has said that it left or not. What takes it
 * there keeps its time, also if that has begun while it was awaited.
 */
export const arrive = (deps: Reads, actor: Actor, which: WhichTransfer) =>
  alterTransfer(deps, actor, which, async (trx, { id, startsAt, depotId }) => {
    const { trailerId } = which;
    const now = deps.clock.now();
    if (now <= startsAt || (await isOutNow(trx, trailerId))) return refuse('illegal-state');
    const next = await findNextUse(trx, { trailerId, after: startsAt, now });
    const endsAt = next !== undefined && next < now ? next : now;
    const moved = await moveAllocation(trx, { trailerId, allocationId: id, startsAt, endsAt, now });
    if (!moved.ok) return refuse('illegal-state');
    await markArrived(trx, { trailerId, id, at: now });
    await settleTrailer(trx, { trailerId, depotId });
    return ok({ action: 'transfer.arrive', data: { transferId: id }, changes: { depotId } });
  });
