import { createHash } from 'node:crypto';
import type { NewInvoice, NewLine, NewTax } from '#db/invoice/invoice.queries.ts';
import type { DraftDocument } from '#domain/billing/draft-document.ts';
import { dueDayOf, type InvoiceDocument, type InvoiceWords } from '#domain/invoice/invoice-document.ts';
import { writeInvoice } from '#domain/invoice/write-invoice.ts';
import type { DraftedDocument } from './draft-bill.ts';
import type { Bill } from './load-bill.ts';

type Issue = {
  readonly bill: Bill;
  readonly document: InvoiceDocument;
  readonly words: InvoiceWords;
  readonly id: string;
  readonly sequence: number;
  readonly now: Date;
};

/** A document with its number and its file, as the database keeps it. */
export function toInvoiceRows(
  { draft, series, byHand }: DraftedDocument,
  { bill, document, words, id, sequence, now }: Issue,
): NewInvoice {
  const { issuedOn, payment, format, grossCents } = document;
  const content = Buffer.from(writeInvoice(document, words));
  return {
    invoice: {
      ...toColumns(document, bill),
      id,
      series,
      year: Number(issuedOn.slice(0, 4)),
      sequence,
      issuedAt: now,
      dueOn: draft.kind === 'creditNote' ? null : (dueDayOf(document) ?? issuedOn),
      correctsId: draft.correctsId,
      cause: byHand ? 'manual' : payment.by === 'advance' ? 'advance' : 'run',
      content: JSON.stringify({ document, words }),
    },
    lines: draft.lines.map((line, i) => toLine(line, { no: i + 1, words })),
    taxes: draft.taxes.map(toTax),
    file: { profile: format, content, sha256: createHash('sha256').update(content).digest() },
    openCents: grossCents,
  };
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
