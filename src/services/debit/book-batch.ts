import { listExportedDebits, noteCollection, updateDebit } from '#db/debit/debit.queries.ts';
import { updateBatch } from '#db/debit/debit-batch.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';
import { refuse } from '../failure.ts';
import { settleInvoices } from '../ledger/settle-invoices.ts';
import { takePayment } from '../ledger/take-payment.ts';
import { changeBatch, type WhichBatch } from './change-batch.ts';
import { TERM_DAYS, turnToTransfer } from './turn-to-transfer.ts';

/**
 * The bank has collected a batch: each debit that it has not rejected is money of its company, and settles its invoice.
 * What was paid in another way meanwhile stays unused.
 */
export const bookBatch = (deps: Reads, actor: Actor, which: WhichBatch) =>
  changeBatch(
    deps,
    actor,
    { ...which, to: 'booked', action: 'debitBatch.book' },
    async (trx, { id: batchId, collectOn: bookedOn }, { now }) => {
      if (operatorToday(toInstant(now)).toString() < bookedOn) return refuse('illegal-state');
      const acting = { by: actor, now };
      for (const debit of await listExportedDebits(trx, batchId)) {
        const { id, businessUnitId, orderId, invoiceId, number, cents, openCents } = debit;
        const payment = await takePayment(trx, { businessUnitId, kind: 'directDebit', bookedOn, cents }, acting);
        await updateDebit(trx, id, { status: 'collected', paymentId: payment.id });
        const share = Math.min(cents, openCents);
        if (share === 0) continue;
        const shares = [{ invoiceId, cents: share }];
        const settled = await settleInvoices(trx, { businessUnitId, paymentId: payment.id, shares }, acting);
        if (!settled.ok) return settled;
        // More has become open since the file was written, and the bank collects no more of it.
        const rest = {
          businessUnitId,
          orderId,
          invoiceId,
          number,
          reason: 'late',
          dueOn: addDays(bookedOn, TERM_DAYS),
        } as const;
        if (share < openCents) await turnToTransfer(trx, rest, acting);
      }
      await noteCollection(trx, { batchId, on: bookedOn });
      return ok(await updateBatch(trx, batchId, { status: 'booked', bookedOn }));
    },
  );
