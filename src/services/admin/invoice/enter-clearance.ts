import type { AdminInvoice, ClearanceInput } from '#contract/admin-invoice.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findInvoiceDocument } from '#db/document/document.queries.ts';
import { changeAccount, lockAccount } from '#db/invoice/dispute.queries.ts';
import { clearInvoice, lockChannel } from '#db/invoice/invoice-channel.queries.ts';
import { findInvoiceOfAnyUnit, type IssuedInvoice } from '#db/invoice/invoice.queries.ts';
import { awaitsClearance } from '#domain/invoice/seller-channel.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import type { Locale } from '#i18n/locales.ts';
import { attempt } from '../../attempt.ts';
import { type Outcome, refuse } from '../../failure.ts';
import type { InvoiceNeeds } from '../../invoice/load-invoice.ts';
import { refreshOrderPayment } from '../../ledger/refresh-order-payment.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requireStaff } from '../../require-actor.ts';
import { getInvoice } from './get-invoice.ts';

/** Nobody has to pay faster because a platform was slow. */
const DAYS_TO_PAY = 7;

type Clearance = { readonly invoiceId: string; readonly input: ClearanceInput; readonly locale: Locale };

/** Keeps the number that a platform has given a document, and sends it; one without a paper is sent with that. */
export async function enterClearance(
  deps: InvoiceNeeds,
  actor: Actor,
  { invoiceId, input, locale }: Clearance,
): Promise<Outcome<AdminInvoice>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const cleared = await attempt(deps.db, async (trx): Promise<Outcome<void>> => {
    const invoice = await findInvoiceOfAnyUnit(trx, invoiceId);
    if (invoice === undefined) return refuse('not-found');
    const { businessUnitId, number } = invoice;
    await giveTimeToPay(trx, invoice, now);
    if (!awaitsClearance(await lockChannel(trx, { businessUnitId, invoiceId }))) return refuse('illegal-state');
    await clearInvoice(trx, { businessUnitId, invoiceId, number: input.number, by: admin.value.userId, now });
    const data = { number, clearanceNumber: input.number };
    await recordAudit(trx, { actor, businessUnitId, action: 'invoice.clear', objectId: invoiceId, data, now });
    const isErased = (await findBusinessUnit(trx, businessUnitId))?.erasedAt != null;
    const hasPaper = (await findInvoiceDocument(trx, invoice)) !== undefined;
    if (hasPaper && !isErased) await queueMail(trx, { template: 'invoice', invoiceId });
    return ok(undefined);
  });
  return cleared.ok ? getInvoice(deps, actor, { invoiceId, locale }) : cleared;
}

async function giveTimeToPay(trx: Transaction, { id: invoiceId }: IssuedInvoice, now: Date): Promise<void> {
  const account = await lockAccount(trx, { scope: 'anyUnit', invoiceId });
  const soonest = addDays(localDate(now, OPERATOR_ZONE), DAYS_TO_PAY);
  if (account?.status !== 'open' || account.dueOn === null || account.dueOn >= soonest) return;
  const { businessUnitId, orderId } = account;
  await changeAccount(trx, { businessUnitId, invoiceId, status: 'open', dueOn: soonest });
  await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
}
