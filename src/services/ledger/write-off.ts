import type { Transaction } from '#db/client.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement } from '#db/payment/settlement.queries.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { type Acting, namingAsker, userOf } from './acting.ts';

type Loss = {
  readonly businessUnitId: string;
  readonly invoiceId: string;
  readonly cents: number;
  readonly reason?: string;
};

/** Gives up what is open of a document, which the caller has locked: money that nobody has sent settles it. */
export async function writeOff(
  trx: Transaction,
  { businessUnitId, invoiceId, cents, reason }: Loss,
  acting: Acting,
): Promise<void> {
  const { by: actor, now } = acting;
  const written = { createdAt: now, createdBy: userOf(acting) };
  const bookedOn = operatorToday(toInstant(now)).toString();
  const { id: paymentId } = await insertPayment(trx, {
    businessUnitId,
    kind: 'writeOff',
    bookedOn,
    cents,
    note: reason ?? null,
    ...written,
  });
  await insertSettlement(trx, { businessUnitId, invoiceId, paymentId, cents, ...written });
  const data = { cents, ...(reason && { reason }), ...namingAsker(acting) };
  await recordAudit(trx, { actor, businessUnitId, action: 'invoice.writeOff', objectId: invoiceId, data, now });
}
