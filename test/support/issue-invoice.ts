import { randomUUID } from 'node:crypto';
import { insertInvoices, takeNumber, type NewInvoice } from '#db/invoice/invoice.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-document.ts';
import { invoiceSeries } from '#domain/invoice/invoice-number.ts';
import { makeBooking, makeBusinessUnit, makeMember, makeTrailer } from './make-rows.ts';

export type Billable = { readonly businessUnitId: string; readonly orderId: string; readonly bookingId: string };

/** A booking that something can be billed for, of a new company unless told. */
export async function makeBillable(db: Database, unitId?: string): Promise<Billable> {
  const businessUnitId = unitId ?? (await makeBusinessUnit(db));
  const createdBy = await makeMember(db, { businessUnitId });
  const bookingId = await makeBooking(db, { businessUnitId, createdBy, trailerId: await makeTrailer(db) });
  const { orderId } = await db
    .selectFrom('booking')
    .select('orderId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { businessUnitId, orderId, bookingId };
}

export type IssueWish = {
  readonly kind?: InvoiceKind;
  readonly country?: string;
  readonly netCents?: number;
  readonly on?: string;
  /** Of those that were taken before; the next one unless told. */
  readonly sequence?: number;
  /** The invoice that a credit note is about; its first line is credited. */
  readonly corrects?: string;
  /** What is to be otherwise than it should. */
  readonly mangle?: (rows: NewInvoice) => NewInvoice;
};

/** Writes a document with one line at 19 %, the way the shop writes one. */
export async function issueInvoice(
  trx: Transaction,
  { businessUnitId, orderId, bookingId }: Billable,
  {
    kind = 'invoice',
    country = 'DE',
    netCents = 10_000,
    on = '2026-11-30',
    sequence: taken,
    corrects,
    mangle = (rows) => rows,
  }: IssueWish = {},
): Promise<{ readonly id: string; readonly sequence: number }> {
  const series = invoiceSeries(kind, country);
  const year = Number(on.slice(0, 4));
  const sequence = taken ?? (await takeNumber(trx, { series, year }));
  const id = randomUUID();
  const taxCents = Math.round((netCents * 19) / 100);
  const tax = { taxCase: 'shortTerm', taxCountry: 'DE', taxBasisPoints: 1900 } as const;
  const rows: NewInvoice = {
    invoice: {
      id,
      businessUnitId,
      orderId,
      kind,
      series,
      year,
      sequence,
      issuedOn: on,
      issuedAt: new Date(`${on}T02:10:00Z`),
      dueOn: kind === 'creditNote' ? null : on,
      periodFrom: '2026-11-01',
      periodTo: '2026-11-30',
      locale: 'de',
      taxClass: kind === 'claim' ? 'claim' : 'vat',
      content: '{}',
      paymentMethod: 'transfer',
      netCents,
      taxCents,
      grossCents: netCents + taxCents,
      correctsId: corrects ?? null,
      cause: 'run',
    },
    lines: [
      {
        lineNo: 1,
        bookingId,
        item: 'rent',
        partNo: 1,
        periodFrom: '2026-11-01',
        periodTo: '2026-11-30',
        text: 'Miete',
        quantity: 1,
        unit: 'C62',
        unitPriceCents: netCents,
        netCents,
        ...tax,
        creditsInvoiceId: corrects ?? null,
        creditsLineNo: corrects === undefined ? null : 1,
      },
    ],
    taxes: [{ ...tax, baseCents: netCents, taxCents }],
    file: { profile: 'hybrid', content: Buffer.from('<x/>'), sha256: Buffer.alloc(32) },
    openCents: netCents + taxCents,
  };
  await insertInvoices(trx, [mangle(rows)]);
  return { id, sequence };
}
