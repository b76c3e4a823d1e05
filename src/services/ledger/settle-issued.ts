import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { WhichOrder } from '#db/order/which-order.ts';
import { lockHeldPayments } from '#db/payment/payment.queries.ts';
import { findOpenCents, insertSettlement } from '#db/payment/settlement.queries.ts';
import { claimLastInterest } from '../dunning/claim-last-interest.ts';
import { offsetCredit } from './offset-credit.ts';

type Issued = WhichOrder & {
  readonly invoiceId: string;
  /** The document that a credit note corrects. */
  readonly correctsId: string | null;
  readonly grossCents: number;
};

const by = { kind: 'system' } as const;

/**
 * What new documents settle or are settled by: a credit note what it corrects, and only the rest of it waits; anything
 * else is paid with what has come in advance for its order. Whoever issues them has locked the orders and their accounts.
 */
export async function settleIssued(trx: Transaction, issued: readonly Issued[], now: Date): Promise<void> {
  for (const { businessUnitId, invoiceId, correctsId, grossCents } of issued) {
    if (correctsId === null) continue;
    const cents = Math.min(await findOpenCents(trx, { businessUnitId, invoiceId: correctsId }), grossCents);
    const credit = { businessUnitId, invoiceId: correctsId, creditNoteId: invoiceId, cents };
    if (cents > 0) {
      await offsetCredit(trx, credit, { by, now });
      await claimLastInterest(trx, { businessUnitId, invoiceIds: [correctsId] }, { by, now });
    }
  }
  const asking = issued.filter(({ correctsId }) => correctsId === null);
  if (asking.length > 0) await payInAdvance(trx, asking, now);
}

async function payInAdvance(trx: Transaction, issued: readonly Issued[], now: Date): Promise<void> {
  const held = (await lockHeldPayments(trx, issued)).map((payment) => ({ ...payment }));
  for (const { businessUnitId, orderId, invoiceId, grossCents } of held.length === 0 ? [] : issued) {
    let open = grossCents;
    for (const payment of held.filter((one) => one.orderId === orderId)) {
      const cents = Math.min(open, payment.unusedCents);
      if (cents === 0) continue;
      await insertSettlement(trx, { businessUnitId, invoiceId, paymentId: payment.id, cents, createdAt: now });
      const data = { invoiceId, cents };
      await recordAudit(trx, { actor: by, businessUnitId, action: 'payment.settle', objectId: payment.id, data, now });
      open -= cents;
      payment.unusedCents -= cents;
    }
  }
}
