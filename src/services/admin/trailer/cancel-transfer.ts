import { withdrawTransfer } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTransfer, type WhichTransfer } from './alter-transfer.ts';

/** The trailer stays where it stands. What has left is on its way and arrives. */
export const cancelTransfer = (deps: Reads, actor: Actor, which: WhichTransfer) =>
  alterTransfer(deps, actor, which, async (trx, { id, startsAt, endsAt, departedAt }) => {
    if (departedAt !== null) return refuse('illegal-state');
    await withdrawTransfer(trx, { trailerId: which.trailerId, id });
    return ok({ action: 'transfer.cancel', data: { transferId: id, startsAt, endsAt } });
  });
