import { sweepExpiredHolds } from '#db/booking/allocation.queries.ts';
import { isTakenAfter, withdrawTransfer } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTransfer, type WhichTransfer } from './alter-transfer.ts';
import { FOR_GOOD, refuseTaken } from './workshop-span.ts';

/** The trailer stays where it stands. What has left is on its way and arrives, and where somebody takes it there it is awaited. */
export const cancelTransfer = (deps: Reads, actor: Actor, which: WhichTransfer) =>
  alterTransfer(deps, actor, which, async (trx, { id, startsAt, endsAt, departedAt }) => {
    if (departedAt !== null) return refuse('illegal-state');
    const { trailerId } = which;
    const now = deps.clock.now();
    await sweepExpiredHolds(trx, now);
    if (await isTakenAfter(trx, { trailerId, after: endsAt, now })) {
      return refuseTaken(trx, { trailerId, startsAt: endsAt, endsAt: FOR_GOOD });
    }
    await withdrawTransfer(trx, { trailerId, id });
    return ok({ action: 'transfer.cancel', data: { transferId: id, startsAt, endsAt } });
  });
