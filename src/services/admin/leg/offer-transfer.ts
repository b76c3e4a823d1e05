import type { TransferOfferInput } from '#contract/transfer.ts';
import { moveAllocation, sweepExpiredHolds } from '#db/booking/allocation.queries.ts';
import type { Transaction } from '#db/client.ts';
import { offerLeg } from '#db/leg/leg.queries.ts';
import { findEnds, retimeTransfer } from '#db/trailer/transfer.queries.ts';
import { driveMs } from '#domain/depot/drive.ts';
import { hasSlack } from '#domain/leg/empty-leg.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTransfer, type WhichTransfer } from '../trailer/alter-transfer.ts';
import { refuseTaken } from '../trailer/workshop-span.ts';

/**
 * Offers a transfer that has not left to customers. The trailer is theirs for as long as the transfer has it, so that must be a day
 * more than the drive takes; if it is told when it has to be there at the latest, the transfer has it until then.
 */
export const offerTransfer = (
  deps: Reads,
  actor: Actor,
  { input, ...which }: WhichTransfer & { readonly input: TransferOfferInput },
) =>
  alterTransfer(deps, actor, which, async (trx, transfer) => {
    const { id, startsAt, departedAt, fromDepotId, depotId: toDepotId, timeZone, tooTight } = transfer;
    if (departedAt !== null || fromDepotId === null) return refuse('illegal-state');
    const now = deps.clock.now();
    const { trailerId } = which;
    const endsAt = input.to ? new Date(fromWallTime(input.to, timeZone)) : transfer.endsAt;
    const window = { startsAt: startsAt > now ? startsAt : now, endsAt };
    if (!hasSlack(window, await readDrive(trx, [fromDepotId, toDepotId]))) return refuse('leg-too-tight');
    if (endsAt.getTime() !== transfer.endsAt.getTime()) {
      await sweepExpiredHolds(trx, now);
      const moved = await moveAllocation(trx, { trailerId, allocationId: id, startsAt, endsAt, now });
      if (!moved.ok) return refuseTaken(trx, { trailerId, startsAt, endsAt });
      await retimeTransfer(trx, { id, startsAt, endsAt, tooTight: tooTight && endsAt < transfer.endsAt });
    }
    await offerLeg(trx, { id, offerCents: input.cents });
    return ok({ action: 'transfer.offer', data: { transferId: id, startsAt, endsAt, cents: input.cents } });
  });

async function readDrive(trx: Transaction, [fromDepotId, toDepotId]: readonly [string, string]): Promise<number> {
  const ends = await findEnds(trx, [fromDepotId, toDepotId]);
  const [from, to] = [fromDepotId, toDepotId].map((depotId) => ends.find((end) => end.id === depotId));
  if (from === undefined || to === undefined) throw new Error('A transfer leads to a depot that is not there');
  return driveMs(from, to);
}
