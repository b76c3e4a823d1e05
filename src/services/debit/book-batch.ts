import { listExportedDebits, noteCollection, updateDebit } from '#db/debit/debit.queries.ts';
import { updateBatch } from '#db/debit/debit-batch.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../deps.ts';
import { refuse } from '../failure.ts';
import { settleInvoices } from '../ledger/settle-invoices.ts';
import { takePayment } from '../ledger/take-payment.ts';
import { changeBatch, type WhichBatch } from './change-batch.ts';

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
      for (const { id, businessUnitId, invoiceId, cents, openCents } of await listExportedDebits(trx, batchId)) {
        const payment = await takePayment(trx, { businessUnitId, kind: 'directDebit', bookedOn, cents }, acting);
        await updateDebit(trx, id, { status: 'collected', paymentId: payment.id });
        const share = Math.min(cents, openCents);
        if (share === 0) continue;
        const shares = [{ invoiceId, cents: share }];
        const settled = await settleInvoices(trx, { businessUnitId, paymentId: payment.id, shares }, acting);
        if (!settled.ok) return settled;
      }
      await noteCollection(trx, { batchId, on: bookedOn });
      return ok(await updateBatch(trx, batchId, { status: 'booked', bookedOn }));
    },
  );
