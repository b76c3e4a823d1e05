import type { DraftDocument, DraftLine } from '#domain/billing/draft-document.ts';
import type {
  InvoiceAddress,
  InvoiceBuyer,
  InvoiceDocument,
  InvoiceItem,
  InvoiceLine,
  InvoiceSeller,
  PeppolId,
} from '#domain/invoice/invoice-document.ts';
import type { Bill } from './load-bill.ts';
import type { BillPayment } from './payment-of-bill.ts';
import { trailerOfLine } from './trailer-of-line.ts';

type Issue = {
  readonly bill: Bill;
  readonly seller: InvoiceSeller;
  readonly number: string;
  readonly issuedOn: string;
  readonly payment: BillPayment;
  /** Why a person corrects something. */
  readonly reason: string | null;
};

/** All that stands on a document, as it is on the day it is issued. */
export function toInvoiceDocument(
  draft: DraftDocument,
  { bill, seller, number, issuedOn, payment, reason }: Issue,
): InvoiceDocument {
  const { order, payer } = bill;
  const corrected = bill.issued.find(({ invoiceId }) => invoiceId === draft.correctsId);
  const lines = draft.lines.map((line, i) => toLine(line, { no: i + 1, bill }));
  return {
    kind: draft.kind,
    taxClass: draft.taxClass,
    format: payment.by === 'debit' ? 'hybrid' : payer.invoiceFormat,
    number,
    issuedOn,
    seller,
    buyer: toBuyer(bill),
    orderNumber: order.number,
    poNumber: order.poNumber,
    costCentre: order.costCentre,
    buyerReference: payer.buyerReference,
    period: {
      from: lines.map(({ period }) => period.from).reduce((a, b) => (a < b ? a : b)),
      to: lines.map(({ period }) => period.to).reduce((a, b) => (a > b ? a : b)),
    },
    payment: draft.kind === 'creditNote' ? { by: 'credit' } : payment,
    lines,
    taxes: draft.taxes,
    netCents: draft.netCents,
    taxCents: draft.taxCents,
    grossCents: draft.grossCents,
    corrects: corrected ? { number: corrected.number, issuedOn: corrected.issuedOn } : null,
    reason,
  };
}

function toLine(line: DraftLine, { no, bill }: { readonly no: number; readonly bill: Bill }): InvoiceLine {
  const booking = bill.bookings.find(({ id }) => id === line.bookingId);
  if (booking === undefined) throw new Error(`No booking ${line.bookingId} in order ${bill.order.number}`);
  const credited = line.credits && bill.issued.find((issued) => issued.invoiceId === line.credits?.invoiceId)?.number;
  const { number, depotName, returnDepotName } = booking;
  const depot = returnDepotName === null ? depotName : `${depotName} → ${returnDepotName}`;
  return {
    no,
    booking: { number, depot },
    trailer: trailerOfLine(booking, line.dates),
    item: toItem(line, bill),
    isExtension: line.partNo > 1,
    period: line.dates,
    days: line.days === null ? 0 : line.days.to - line.days.from + 1,
    quantity: line.quantity,
    unit: line.unit,
    unitPriceCents: line.unitPriceCents,
    netCents: line.netCents,
    tax: line.tax,
    trace: line.trace,
    credits: line.credits && credited ? { number: credited, lineNo: line.credits.lineNo } : null,
  };
}

function toItem({ bookingId, serviceKey, chargeId }: DraftLine, { services, charges }: Bill): InvoiceItem {
  if (serviceKey !== null) {
    const service = services.find((booked) => booked.bookingId === bookingId && booked.key === serviceKey);
    return { kind: 'service', key: serviceKey, names: service?.names ?? {} };
  }
  if (chargeId === null) return { kind: 'rent' };
  const charge = charges.find(({ id }) => id === chargeId);
  if (charge === undefined) throw new Error(`There is no charge ${chargeId}`);
  return { kind: 'charge', charge: charge.kind, note: charge.note };
}

/** Names the company and nobody of it: what the law wants kept for years is kept without people. */
function toBuyer({ order, payer }: Bill): InvoiceBuyer {
  const address = payer.invoiceAddress ?? order.billingAddress;
  return {
    number: payer.debtorNumber === null ? null : String(payer.debtorNumber),
    name: address['company'] || payer.name,
    person: null,
    address: toAddress(address),
    vatId: payer.vatId,
    email: payer.invoiceEmail ?? order.billingAddress['invoiceEmail'] ?? '',
    peppolId: toPeppolId(payer.peppolId),
  };
}

const toAddress = (address: Readonly<Record<string, string | null>>): InvoiceAddress => ({
  street: [address['street'], address['houseNumber']].filter(Boolean).join(' '),
  addressLine2: address['addressLine2'] || null,
  postalCode: address['postalCode'] ?? '',
  city: address['city'] ?? '',
  region: address['region'] || null,
  country: address['country'] ?? '',
});

/** `0204:991-01234-44` */
function toPeppolId(text: string | null): PeppolId | null {
  const [scheme, ...id] = text?.split(':') ?? [];
  return scheme === undefined ? null : { scheme, id: id.join(':') };
}
