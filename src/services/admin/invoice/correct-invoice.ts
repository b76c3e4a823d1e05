import type { Correction, CorrectionInput } from '#contract/admin-invoice.ts';
import { lockOrdersToBill } from '#db/billing/billed-order.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { invoiceSeries } from '#domain/invoice/invoice-number.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../../attempt.ts';
import type { BillingNeeds } from '../../billing/bill-orders.ts';
import { composeBeforeNumber } from '../../billing/compose-bill.ts';
import { issueDocuments } from '../../billing/issue-documents.ts';
import { loadBill } from '../../billing/load-bill.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { type Created, once } from '../../once.ts';
import { refreshOrderPayment } from '../../ledger/refresh-order-payment.ts';
import { requireStaff } from '../../require-actor.ts';
import { draftManualCredit } from '../../billing/draft-manual-credit.ts';

type Wish = {
  readonly invoiceId: string;
  readonly input: CorrectionInput;
  readonly idempotencyKey: string | undefined;
};

/**
 * Credits lines of a document by hand, with a credit note like any other. What is credited so lowers what may be billed
 * for its item, so that no run bills it again.
 */
export async function correctInvoice(
  deps: BillingNeeds,
  actor: Actor,
  { invoiceId, input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<Correction>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  const now = deps.clock.now();
  const { secretKey } = deps.settings;
  const create = {
    userId: admin.value.userId,
    key,
    operation: 'invoice.correct',
    input: { invoiceId, ...input },
  };
  return attempt(deps.db, (trx) =>
    once<Correction>(trx, create, { secretKey, now }, () =>
      correct(trx, deps, { invoiceId, input, actor: admin.value, now }),
    ),
  );
}

type Work = Pick<Wish, 'invoiceId' | 'input'> & { readonly actor: PlatformAdmin; readonly now: Date };

async function correct(
  trx: Transaction,
  deps: BillingNeeds,
  { invoiceId, input: { lines, reason }, actor, now }: Work,
): Promise<Outcome<Correction>> {
  const invoice = await findInvoiceOfAnyUnit(trx, invoiceId);
  const [order] = invoice ? await lockOrdersToBill(trx, { orders: [invoice] }) : [];
  if (order === undefined) return refuse('not-found');
  const bill = await loadBill(trx, order);
  const drafted = draftManualCredit(bill, { invoiceId, lines });
  if (!drafted.ok) return drafted;
  const { kind, country } = drafted.value;
  const settings = await deps.settings.within(trx);
  const seller = settings.sellers[country];
  if (seller === undefined) return refuse('illegal-state');
  const series = invoiceSeries(kind, country);
  const document = { draft: drafted.value, seller, series, isCovered: false, byHand: { actor, reason } };
  const on = operatorToday(toInstant(now)).toString();
  const composed = await composeBeforeNumber({ ...deps, settings }, document, { bill, on });
  if (!composed.ok) return refuse('illegal-state');
  const [issued] = await issueDocuments(trx, [composed.value], { on, now });
  if (issued === undefined) throw new Error('A document was not issued');
  await refreshOrderPayment(trx, { businessUnitId: order.businessUnitId, orderId: order.id }, now);
  const { number, corrects, netCents, grossCents } = issued.document;
  return ok({
    id: issued.id,
    number,
    corrects: corrects?.number ?? '',
    net: money(netCents),
    gross: money(grossCents),
  });
}
