import type { TransferMoveInput } from '#contract/transfer.ts';
import { moveAllocation, sweepExpiredHolds } from '#db/booking/allocation.queries.ts';
import { listLiveBookings } from '#db/trailer/admin-trailer.queries.ts';
import { retimeTransfer } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTransfer, type WhichTransfer } from './alter-transfer.ts';
import { toTransferSpan } from './transfer-span.ts';
import { refuseTaken } from './workshop-span.ts';

/**
 * Lets a transfer that has not left take place earlier or later. Whoever has the trailer between then and now would come to the
 * wrong depot, and refuses it.
 */
export const moveTransfer = (
  deps: Reads,
  actor: Actor,
  { input, ...which }: WhichTransfer & { readonly input: TransferMoveInput },
) =>
  alterTransfer(deps, actor, which, async (trx, transfer) => {
    const { id, startsAt, endsAt, departedAt, fromDepotId, depotId: toDepotId } = transfer;
    if (departedAt !== null || fromDepotId === null) return refuse('illegal-state');
    const { trailerId } = which;
    const now = deps.clock.now();
    const span = await toTransferSpan(trx, { ...input, toDepotId }, { fromDepotId, now });
    if (!span.ok) return span;
    const usual = await toTransferSpan(trx, { from: input.from, toDepotId }, { fromDepotId, now });
    if (!usual.ok) return usual;
    await sweepExpiredHolds(trx, now);
    const after = span.value;
    const between = {
      trailerId,
      startsAt: after.startsAt < startsAt ? after.startsAt : startsAt,
      endsAt: after.endsAt > endsAt ? after.endsAt : endsAt,
    };
    const inTheWay = await listLiveBookings(trx, { trailerId, from: between.startsAt, to: between.endsAt, limit: 1 });
    if (inTheWay.length > 0) return refuseTaken(trx, between);
    const moved = await moveAllocation(trx, { trailerId, allocationId: id, ...after, now });
    if (!moved.ok) return refuseTaken(trx, between);
    await retimeTransfer(trx, { id, ...after, tooTight: after.endsAt < usual.value.endsAt });
    return ok({ action: 'transfer.move', data: { transferId: id, before: { startsAt, endsAt }, after } });
  });
