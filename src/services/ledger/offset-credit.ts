import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertSettlement } from '#db/payment/settlement.queries.ts';
import { type Acting, userOf } from './acting.ts';

type Offset = {
  readonly businessUnitId: string;
  readonly invoiceId: string;
  readonly creditNoteId: string;
  readonly cents: number;
};

/** Sets a credit against what is to be paid. The caller has locked both accounts, and looks after their orders. */
export async function offsetCredit(
  trx: Transaction,
  { businessUnitId, invoiceId, creditNoteId, cents }: Offset,
  acting: Acting,
): Promise<void> {
  const { by: actor, now } = acting;
  const createdBy = userOf(acting);
  await insertSettlement(trx, { businessUnitId, invoiceId, creditNoteId, cents, createdAt: now, createdBy });
  const data = { cents, creditNoteId };
  await recordAudit(trx, { actor, businessUnitId, action: 'invoice.offset', objectId: invoiceId, data, now });
}
