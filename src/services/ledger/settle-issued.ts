import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHeldPayments } from '#db/payment/payment.queries.ts';
import { findOpenCents, insertSettlement } from '#db/payment/settlement.queries.ts';
import { offsetCredit } from './offset-credit.ts';

type Issued = {
  readonly businessUnitId: string;
  readonly orderId: string;
  readonly invoiceId: string;
  /** The document that a credit note corrects. */
  readonly correctsId: string | null;
  readonly grossCents: number;
};

/**
 * What a new document settles or is settled by: a credit note what it corrects, and only the rest of it waits; anything
 * else is paid with what has come in advance for its order. Whoever issues it has locked the order and its accounts.
 */
export async function settleIssued(
  trx: Transaction,
  { businessUnitId, orderId, invoiceId, correctsId, grossCents }: Issued,
  now: Date,
): Promise<void> {
  const by = { kind: 'system' } as const;
  if (correctsId !== null) {
    const cents = Math.min(await findOpenCents(trx, { businessUnitId, invoiceId: correctsId }), grossCents);
    const credit = { businessUnitId, invoiceId: correctsId, creditNoteId: invoiceId, cents };
    if (cents > 0) await offsetCredit(trx, credit, { by, now });
    return;
  }
  let open = grossCents;
  for (const { id: paymentId, unusedCents } of await lockHeldPayments(trx, { businessUnitId, orderId })) {
    const cents = Math.min(open, unusedCents);
    if (cents === 0) return;
    await insertSettlement(trx, { businessUnitId, invoiceId, paymentId, cents, createdAt: now });
    const data = { invoiceId, cents };
    await recordAudit(trx, { actor: by, businessUnitId, action: 'payment.settle', objectId: paymentId, data, now });
    open -= cents;
  }
}
