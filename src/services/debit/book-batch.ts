import { updateBatch } from '#db/debit/debit-batch.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../deps.ts';
import { refuse } from '../failure.ts';
import { changeBatch, type WhichBatch } from './change-batch.ts';
import { collectDebits } from './collect-debits.ts';

/** The operator says that the bank has collected a batch, all of it that was not rejected. */
export const bookBatch = (deps: Reads, actor: Actor, which: WhichBatch) =>
  changeBatch(
    deps,
    actor,
    { ...which, to: 'booked', action: 'debitBatch.book' },
    async (trx, { id: batchId, collectOn: bookedOn }, { now }) => {
      if (operatorToday(toInstant(now)).toString() < bookedOn) return refuse('illegal-state');
      const collected = await collectDebits(trx, { batchId, bookedOn }, { by: actor, now });
      return collected.ok ? ok(await updateBatch(trx, batchId, { status: 'booked', bookedOn })) : collected;
    },
  );
