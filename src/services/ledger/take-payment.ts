import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { type Acting, userOf } from './acting.ts';

export type ReceivedPayment = {
  /** Null while nobody knows whose money it is. */
  readonly businessUnitId: string | null;
  readonly kind: 'transfer' | 'directDebit';
  readonly bookedOn: string;
  readonly cents: number;
  readonly bankEntryId?: string;
  readonly note?: string;
  /** That waited for it in advance. */
  readonly orderId?: string;
};

/** Money has come in. All of it is unused until something is settled with it. */
export async function takePayment(
  trx: Transaction,
  { businessUnitId, kind, bookedOn, cents, bankEntryId, note, orderId }: ReceivedPayment,
  acting: Acting,
): Promise<{ readonly id: string }> {
  const { by: actor, now } = acting;
  const { id } = await insertPayment(trx, {
    businessUnitId,
    kind,
    bookedOn,
    cents,
    bankEntryId: bankEntryId ?? null,
    note: note ?? null,
    orderId: orderId ?? null,
    createdAt: now,
    createdBy: userOf(acting),
  });
  const data = { cents, bookedOn, ...(orderId && { orderId }) };
  await recordAudit(trx, { actor, businessUnitId, action: 'payment.take', objectId: id, data, now });
  return { id };
}
