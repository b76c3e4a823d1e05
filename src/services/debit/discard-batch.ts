import { listStatesOfBatch, withdrawDebits } from '#db/debit/debit.queries.ts';
import { updateBatch } from '#db/debit/debit-batch.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { changeBatch, type WhichBatch } from './change-batch.ts';

/** Gives up a batch that no bank has seen. What was in it can be put into another one. */
export const discardBatch = (deps: Reads, actor: Actor, which: WhichBatch) =>
  changeBatch(deps, actor, { ...which, to: 'discarded', action: 'debitBatch.discard' }, async (trx, { id }) => {
    const debitIds = (await listStatesOfBatch(trx, id))
      .filter(({ status }) => status === 'planned')
      .map((debit) => debit.id);
    await withdrawDebits(trx, { reason: 'discarded', debitIds });
    return ok(await updateBatch(trx, id, { status: 'discarded' }));
  });
