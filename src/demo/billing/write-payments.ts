import type { AuditEntry } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { inChunks } from '../in-chunks.ts';
import { demoId } from '../random.ts';
import { bookedAt, BOOKKEEPER } from './bookkeeper.ts';
import type { PlannedPayment } from './plan-payments.ts';

export const paymentId = (number: string): string => demoId(`payment of ${number}`);

/** Money that has come in, and the documents that it has settled; and what the log says of it. */
export async function writePayments(
  trx: Transaction,
  planned: readonly PlannedPayment[],
  kind: 'transfer' | 'directDebit',
): Promise<readonly AuditEntry[]> {
  const all = planned.map(({ paid: { document, rows }, bookedOn }) => ({
    id: paymentId(document.number),
    invoiceId: rows.invoice.id,
    businessUnitId: rows.invoice.businessUnitId,
    number: document.number,
    cents: document.grossCents,
    bookedOn,
    createdAt: bookedAt(bookedOn),
  }));
  const written = { createdBy: BOOKKEEPER.userId };
  for (const chunk of inChunks(all)) {
    await trx
      .insertInto('payment')
      .values(
        chunk.map(({ id, businessUnitId, bookedOn, cents, createdAt }) => ({
          id,
          businessUnitId,
          kind,
          bookedOn,
          cents,
          unusedCents: cents,
          createdAt,
          ...written,
        })),
      )
      .execute();
    await trx
      .insertInto('settlement')
      .values(
        chunk.map(({ id, businessUnitId, invoiceId, cents, createdAt }) => ({
          businessUnitId,
          invoiceId,
          paymentId: id,
          cents,
          createdAt,
          ...written,
        })),
      )
      .execute();
  }
  return all.flatMap(({ id: objectId, businessUnitId, number, cents, bookedOn, createdAt: now }): AuditEntry[] => {
    const about = { actor: BOOKKEEPER, businessUnitId, objectId, now };
    return [
      { ...about, action: 'payment.take', data: { cents, bookedOn } },
      { ...about, action: 'payment.settle', data: { paid: [{ number, cents }] } },
    ];
  });
}
