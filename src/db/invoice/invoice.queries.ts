import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { isOfOrders, type WhichOrder } from '../order/which-order.ts';
import type { Tables } from '../schema.ts';

export type NewLine = Omit<Insertable<Tables['invoiceLine']>, 'invoiceId' | 'businessUnitId'>;
export type NewTax = Omit<Insertable<Tables['invoiceTax']>, 'invoiceId'>;
export type NewFile = Omit<Insertable<Tables['invoiceFile']>, 'invoiceId'>;

export type NewInvoice = {
  readonly invoice: Insertable<Tables['invoice']> & { readonly id: string };
  readonly lines: readonly NewLine[];
  readonly taxes: readonly NewTax[];
  readonly file: NewFile;
  /** What is still to be paid. */
  readonly openCents: number;
};

type Numbers = { readonly series: string; readonly year: number; readonly count?: number };

/**
 * The next numbers of a series, of which the last is told. Its row stays locked until the transaction ends. Taken last, and
 * of several series in alphabetical order, so that nobody waits in a circle. A number that no document gets is refused at
 * the commit.
 */
export async function takeNumber(trx: Transaction, { series, year, count = 1 }: Numbers): Promise<number> {
  const { last } = await trx
    .insertInto('numberSeries')
    .values({ series, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((eb) => ({ last: eb('numberSeries.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Documents of series whose numbers were taken, in the order of their numbers. */
export async function insertInvoices(trx: Transaction, issued: readonly NewInvoice[]): Promise<void> {
  await trx
    .insertInto('invoice')
    .values(issued.map(({ invoice }) => invoice))
    .execute();
  await trx
    .insertInto('invoiceAccount')
    .values(
      issued.map(({ invoice: { id: invoiceId, businessUnitId, grossCents, dueOn }, openCents }) => ({
        invoiceId,
        businessUnitId,
        grossCents,
        openCents,
        dueOn: dueOn ?? null,
        status: openCents === 0 ? ('settled' as const) : ('open' as const),
      })),
    )
    .execute();
  await trx
    .insertInto('invoiceLine')
    .values(
      issued.flatMap(({ invoice: { id: invoiceId, businessUnitId }, lines }) =>
        lines.map((line) => ({ ...line, invoiceId, businessUnitId })),
      ),
    )
    .execute();
  await trx
    .insertInto('invoiceTax')
    .values(issued.flatMap(({ invoice: { id: invoiceId }, taxes }) => taxes.map((tax) => ({ ...tax, invoiceId }))))
    .execute();
  await trx
    .insertInto('invoiceFile')
    .values(issued.map(({ invoice: { id: invoiceId }, file }) => ({ ...file, invoiceId })))
    .execute();
}

/** All lines of the documents of orders, in the order in which they were issued. */
export const listIssuedLines = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('invoiceLine as l')
    .innerJoin('invoice as i', 'i.id', 'l.invoiceId')
    .select([
      'i.orderId',
      'l.invoiceId',
      'l.lineNo',
      'l.bookingId',
      'l.partNo',
      'l.serviceKey',
      'l.chargeId',
      'l.daysFrom',
      'l.daysTo',
      'l.periodFrom',
      'l.periodTo',
      'l.unit',
      'l.netCents',
      'l.taxCase',
      'l.taxCountry',
      'l.taxBasisPoints',
      'l.creditsInvoiceId',
      'l.creditsLineNo',
      'i.kind',
      'i.number',
      'i.issuedOn',
      'i.cause',
    ])
    .select(sql<string>`right(i.series, 2)`.as('country'))
    .where(isOfOrders('i.businessUnitId', 'i.orderId', orders))
    .orderBy('i.issuedAt')
    .orderBy('i.number')
    .orderBy('l.lineNo')
    .execute();
export type IssuedLineRow = Omit<Awaited<ReturnType<typeof listIssuedLines>>[number], 'orderId'>;

/** All that was billed to a unit, the newest first. */
export const listInvoicesOfUnit = (db: Database, { businessUnitId }: Pick<WhichOrder, 'businessUnitId'>) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('customerOrder as o', 'o.id', 'i.orderId')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
    .innerJoin('invoiceFile as f', 'f.invoiceId', 'i.id')
    .leftJoin('invoice as c', 'c.id', 'i.correctsId')
    .select([
      'i.id',
      'i.number',
      'i.kind',
      'o.number as orderNumber',
      'i.issuedOn',
      'i.dueOn',
      'i.periodFrom',
      'i.periodTo',
      'i.netCents',
      'i.taxCents',
      'i.grossCents',
      'a.openCents',
      'c.number as corrects',
    ])
    .select(sql<string>`encode(f.sha256, 'hex')`.as('sha256'))
    .where('i.businessUnitId', '=', businessUnitId)
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.number', 'desc')
    .execute();
export type InvoiceOfUnit = Awaited<ReturnType<typeof listInvoicesOfUnit>>[number];

/** The original of a document. */
export const findInvoiceFile = (
  db: Database,
  { businessUnitId, invoiceId }: { readonly businessUnitId: string; readonly invoiceId: string },
) =>
  db
    .selectFrom('invoiceFile as f')
    .innerJoin('invoice as i', 'i.id', 'f.invoiceId')
    .select(['f.profile', 'f.content'])
    .where('i.businessUnitId', '=', businessUnitId)
    .where('f.invoiceId', '=', invoiceId)
    .executeTakeFirst();

/** Of any unit: for jobs that an outbox row sent. */
export const findInvoiceOfAnyUnit = (db: Database, invoiceId: string) =>
  db
    .selectFrom('invoice')
    .select(['id', 'businessUnitId', 'orderId', 'kind', 'number', 'issuedAt', 'locale', 'content'])
    .where('id', '=', invoiceId)
    .executeTakeFirst();
export type IssuedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfAnyUnit>>>;
