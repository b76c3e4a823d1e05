import { exportDebits, listLateOrdersOfBatch, lockPlannedDebits, withdrawDebits } from '#db/debit/debit.queries.ts';
import { updateBatch } from '#db/debit/debit-batch.queries.ts';
import { canCollectOn } from '#domain/debit/debit-day.ts';
import { findDebitObstacle, DEBIT_OBSTACLES } from '#domain/debit/debit-obstacle.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { refuse } from '../failure.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import { changeBatch, type WhichBatch } from './change-batch.ts';
import { toQuestion } from './to-question.ts';
import { writeBatchFile } from './write-batch-file.ts';

/** Freezes a batch for the bank. What has become impossible since it was planned leaves it; the rest is what is open now. */
export const exportBatch = (deps: ReadsWithSettings, actor: Actor, which: WhichBatch) =>
  changeBatch(
    deps,
    actor,
    { ...which, to: 'exported', action: 'debitBatch.export' },
    async (trx, batch, { actor: admin, now }) => {
      const { id: batchId, collectOn } = batch;
      if (!canCollectOn(collectOn, operatorToday(toInstant(now)).toString())) return refuse('illegal-state');
      const planned = await lockPlannedDebits(trx, batchId);
      const judged = planned.map((row) => ({ id: row.id, obstacle: findDebitObstacle(toQuestion(row), collectOn) }));
      if (judged.every(({ obstacle }) => obstacle !== undefined)) return refuse('nothing-to-collect');
      for (const reason of DEBIT_OBSTACLES) {
        const debitIds = judged.filter(({ obstacle }) => obstacle === reason).map(({ id }) => id);
        await withdrawDebits(trx, { reason, debitIds });
      }
      await exportDebits(trx, { batchId, collectOn });
      // What was late is not any more while the bank collects it.
      for (const { businessUnitId, orderId } of await listLateOrdersOfBatch(trx, batchId)) {
        await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
      }
      const { sha256 } = await writeBatchFile(trx, deps.settings, { ...batch, exportedAt: now });
      return ok(
        await updateBatch(trx, batchId, {
          status: 'exported',
          exportedAt: now,
          exportedBy: admin.userId,
          sha256,
        }),
      );
    },
  );
