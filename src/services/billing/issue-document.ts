import { createHash, randomUUID } from 'node:crypto';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertChannel } from '#db/invoice/invoice-channel.queries.ts';
import { insertInvoice, takeNumber, type NewLine, type NewTax } from '#db/invoice/invoice.queries.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import type { DraftDocument } from '#domain/billing/draft-document.ts';
import { dueDayOf, type InvoiceDocument, type InvoiceWords } from '#domain/invoice/invoice-document.ts';
import { invoiceNumber } from '#domain/invoice/invoice-number.ts';
import { writeInvoice } from '#domain/invoice/write-invoice.ts';
import { ok, type Result } from '#domain/result.ts';
import { settleIssued } from '../ledger/settle-issued.ts';
import type { BillingProblem } from './billing-problem.ts';
import { composeDocument, type ComposeNeeds } from './compose-document.ts';
import type { DraftedDocument } from './draft-bill.ts';
import { ISSUED_TOPIC, type IssuedPayload } from './issued-topic.ts';
import type { Bill } from './load-bill.ts';

type Issue = { readonly bill: Bill; readonly on: string; readonly now: Date };
export type IssuedDocument = { readonly id: string; readonly document: InvoiceDocument };

/**
 * Gives a document its number and writes it with all that belongs to it, its file included. The number is the last thing
 * that is waited for: whoever takes the next one waits for the end of this transaction.
 */
export async function issueDocument(
  trx: Transaction,
  deps: ComposeNeeds,
  drafted: DraftedDocument,
  { bill, on, now }: Issue,
): Promise<Result<IssuedDocument, BillingProblem>> {
  const { draft, series, byHand } = drafted;
  const { order } = bill;
  const year = Number(on.slice(0, 4));
  const sequence = await takeNumber(trx, { series, year });
  const number = invoiceNumber(draft.kind, year, draft.country, sequence);
  const composed = await composeDocument(deps, drafted, { bill, on, number });
  if (!composed.ok) return composed;
  const { document, words } = composed.value;
  const id = randomUUID();
  const content = Buffer.from(writeInvoice(document, words));
  const dueOn = draft.kind === 'creditNote' ? null : (dueDayOf(document) ?? on);
  await insertInvoice(trx, {
    invoice: {
      ...toColumns(document, bill),
      id,
      series,
      year,
      sequence,
      issuedAt: now,
      dueOn,
      correctsId: draft.correctsId,
      cause: byHand ? 'manual' : document.payment.by === 'advance' ? 'advance' : 'run',
      content: JSON.stringify({ document, words }),
    },
    lines: draft.lines.map((line, i) => toLine(line, { no: i + 1, words })),
    taxes: draft.taxes.map(toTax),
    file: { profile: document.format, content, sha256: createHash('sha256').update(content).digest() },
    openCents: document.grossCents,
  });
  const { businessUnitId, id: orderId } = order;
  const { channel } = drafted.seller;
  // Compensation is no invoice for any platform.
  if (channel !== 'mail' && draft.taxClass !== 'claim')
    await insertChannel(trx, { businessUnitId, invoiceId: id, channel, waitsSince: now });
  const data = {
    number,
    orderNumber: order.number,
    grossCents: document.grossCents,
    ...(byHand && { corrects: document.corrects?.number, reason: byHand.reason }),
  };
  await recordAudit(trx, {
    actor: byHand?.actor ?? { kind: 'system' },
    businessUnitId,
    action: byHand ? 'invoice.correct' : 'invoice.issue',
    objectId: id,
    data,
    now,
  });
  const { correctsId, grossCents } = draft;
  await settleIssued(trx, { businessUnitId, orderId, invoiceId: id, correctsId, grossCents }, now);
  await addToOutbox(trx, { topic: ISSUED_TOPIC, payload: { invoiceId: id } satisfies IssuedPayload });
  return ok({ id, document });
}

function toColumns(document: InvoiceDocument, { order }: Bill) {
  const { kind, taxClass, issuedOn, period, payment, poNumber, costCentre, netCents, taxCents, grossCents } = document;
  return {
    businessUnitId: order.businessUnitId,
    orderId: order.id,
    kind,
    taxClass,
    issuedOn,
    collectOn: payment.by === 'debit' ? payment.collectOn : null,
    receivedOn: payment.by === 'advance' ? payment.receivedOn : null,
    periodFrom: period.from,
    periodTo: period.to,
    locale: order.locale,
    poNumber,
    costCentre,
    paymentMethod: payment.by === 'debit' ? ('sepa' as const) : ('transfer' as const),
    mandateId: payment.by === 'debit' ? order.mandateId : null,
    netCents,
    taxCents,
    grossCents,
    reason: document.reason,
  };
}

type Draft = DraftDocument['lines'][number];

const toLine = (line: Draft, { no, words }: { readonly no: number; readonly words: InvoiceWords }): NewLine => ({
  lineNo: no,
  bookingId: line.bookingId,
  item: line.itemKey,
  partNo: line.partNo,
  serviceKey: line.serviceKey,
  chargeId: line.chargeId,
  daysFrom: line.days?.from ?? null,
  daysTo: line.days?.to ?? null,
  periodFrom: line.dates.from,
  periodTo: line.dates.to,
  text: words.lines[no - 1]?.name ?? '',
  trace: line.trace && JSON.stringify(line.trace),
  quantity: line.quantity,
  unit: line.unit,
  unitPriceCents: line.unitPriceCents,
  netCents: line.netCents,
  ...toTaxColumns(line.tax),
  creditsInvoiceId: line.credits?.invoiceId ?? null,
  creditsLineNo: line.credits?.lineNo ?? null,
});

const toTax = ({ baseCents, taxCents, ...tax }: DraftDocument['taxes'][number]): NewTax => ({
  ...toTaxColumns(tax),
  baseCents,
  taxCents,
});

const toTaxColumns = ({ country, case: taxCase, basisPoints }: Draft['tax']) => ({
  taxCase,
  taxCountry: country,
  taxBasisPoints: basisPoints,
});
