import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { insertSettlement, listLiveOffsets, lockAccounts } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Acting, userOf } from './acting.ts';
import { refreshOrders } from './refresh-order-payment.ts';

/** Takes back what a credit note was set against by a person: it waits again. What it corrects stays corrected. */
export async function undoOffset(
  trx: Transaction,
  { creditNoteId }: { readonly creditNoteId: string },
  acting: Acting,
): Promise<Outcome<void>> {
  const found = await findInvoiceOfAnyUnit(trx, creditNoteId);
  if (found?.kind !== 'creditNote') return refuse('not-found');
  const { businessUnitId } = found;
  const which = { businessUnitId, creditNoteId };
  const seen = await listLiveOffsets(trx, which);
  const invoiceIds = [creditNoteId, ...seen.map(({ invoiceId }) => invoiceId)];
  const accounts = await lockAccounts(trx, { businessUnitId, invoiceIds });
  const live = await listLiveOffsets(trx, which);
  // Somebody was quicker; accounts that are not locked by now are not touched.
  const isSame = live.length === seen.length && live.every(({ id }, i) => id === seen[i]?.id);
  if (live.length === 0 || !isSame) return refuse('illegal-state');
  const { by: actor, now } = acting;
  const written = { createdAt: now, createdBy: userOf(acting) };
  for (const { id: reversesId, invoiceId, cents } of live) {
    await insertSettlement(trx, { ...which, invoiceId, cents: -cents, reversesId, ...written });
    const data = { cents, creditNoteId };
    await recordAudit(trx, { actor, businessUnitId, action: 'invoice.undoOffset', objectId: invoiceId, data, now });
  }
  await refreshOrders(trx, { businessUnitId, orderIds: accounts.map(({ orderId }) => orderId) }, now);
  return ok(undefined);
}
