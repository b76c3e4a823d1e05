import { giveDebtorNumber } from '#db/billing/billed-order.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { NewInvoice } from '#db/invoice/invoice.queries.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { invoiceNumber } from '#domain/invoice/invoice-number.ts';
import type { SellerChannel } from '#domain/invoice/seller-channel.ts';
import { composeDocument, type ComposeNeeds } from '#services/billing/compose-document.ts';
import { draftBill, type DraftedDocument } from '#services/billing/draft-bill.ts';
import { toInvoiceRows } from '#services/billing/to-invoice-rows.ts';
import { demoId } from '../random.ts';
import { asOf } from './as-of.ts';
import type { PastBill } from './load-bills.ts';
import { runAt, runDays } from './run-days.ts';

export type PastDocument = {
  readonly bill: PastBill;
  readonly document: InvoiceDocument;
  readonly channel: SellerChannel;
  readonly rows: NewInvoice;
};

/**
 * What the runs of all nights would have issued until now, by the functions of the run, in the order in which they would
 * have done so: night by night, and in a night by the numbers of orders. Each bill remembers what was issued for it.
 */
export async function issuePast(
  trx: Transaction,
  deps: ComposeNeeds,
  { bills, last }: { readonly bills: readonly PastBill[]; readonly last: string },
): Promise<readonly PastDocument[]> {
  const visits = bills
    .flatMap((bill) => runDays(bill, last).map((day) => ({ day, bill, key: `${day} ${bill.order.number}` })))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const taken = new Map<string, number>();
  const issued: PastDocument[] = [];
  for (const { day, bill } of visits) {
    const known = asOf(bill, runAt(day));
    const drafted = draftBill(known, { on: day, settings: deps.settings });
    if (!drafted.ok) throw new Error(`${bill.order.number} cannot be billed: ${drafted.error.says.join(', ')}`);
    for (const document of drafted.value) {
      await numberDebtor(trx, bill);
      const key = `${document.series} ${day.slice(0, 4)}`;
      const sequence = (taken.get(key) ?? 0) + 1;
      taken.set(key, sequence);
      const made = await compose(deps, document, { bill, known, day, sequence });
      remember(made);
      issued.push(made);
    }
  }
  return issued;
}

async function numberDebtor(trx: Transaction, { order, payer }: PastBill): Promise<void> {
  payer.debtorNumber ??= await giveDebtorNumber(trx, order);
}

type Night = { readonly bill: PastBill; readonly known: PastBill; readonly day: string; readonly sequence: number };

async function compose(
  deps: ComposeNeeds,
  drafted: DraftedDocument,
  { bill, known, day, sequence }: Night,
): Promise<PastDocument> {
  const { kind, country } = drafted.draft;
  const number = invoiceNumber(kind, Number(day.slice(0, 4)), country, sequence);
  const composed = await composeDocument(deps, drafted, { bill: known, on: day, number });
  if (!composed.ok) throw new Error(`${number} is not right: ${composed.error.says.join(', ')}`);
  const id = demoId(`invoice ${number}`);
  const rows = toInvoiceRows(drafted, { ...composed.value, bill: known, id, sequence, now: runAt(day) });
  return { bill, document: composed.value.document, channel: drafted.seller.channel, rows };
}

/** The next night takes it into account. */
function remember({ bill, document, rows: { invoice, lines } }: PastDocument): void {
  const { id: invoiceId, kind, issuedOn, cause } = invoice;
  for (const line of lines) {
    bill.issued.push({
      invoiceId,
      lineNo: line.lineNo,
      bookingId: line.bookingId,
      partNo: line.partNo,
      serviceKey: line.serviceKey ?? null,
      chargeId: line.chargeId ?? null,
      daysFrom: line.daysFrom ?? null,
      daysTo: line.daysTo ?? null,
      periodFrom: line.periodFrom,
      periodTo: line.periodTo,
      unit: line.unit,
      netCents: line.netCents,
      taxCase: line.taxCase,
      taxCountry: line.taxCountry,
      taxBasisPoints: line.taxBasisPoints,
      creditsInvoiceId: line.creditsInvoiceId ?? null,
      creditsLineNo: line.creditsLineNo ?? null,
      kind,
      number: document.number,
      issuedOn,
      cause,
      country: invoice.series.slice(-2),
    });
  }
}
