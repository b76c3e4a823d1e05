import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { lockAccounts, markWrittenOff } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { refreshOrders } from '../ledger/refresh-order-payment.ts';
import { writeOff } from '../ledger/write-off.ts';

type Wish = { readonly invoiceId: string; readonly reason: string };

/** The operator gives up what is open of a document, and says why. */
export async function writeOffInvoice(
  { db, clock }: Reads,
  actor: Actor,
  { invoiceId, reason }: Wish,
): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const found = await findInvoiceOfAnyUnit(db, invoiceId);
  if (found === undefined) return refuse('not-found');
  const { businessUnitId, orderId } = found;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
    // A credit is not ours to give up, and money that is being collected may still come.
    if (account === undefined || account.kind === 'creditNote' || account.openCents === 0)
      return refuse('illegal-state');
    if (account.status !== 'open') return refuse('illegal-state');
    const loss = { businessUnitId, invoiceId, cents: account.openCents, reason };
    await writeOff(trx, loss, { by: admin.value, now });
    await markWrittenOff(trx, { businessUnitId, invoiceId });
    await refreshOrders(trx, { businessUnitId, orderIds: [orderId] }, now);
    return ok(undefined);
  });
}
