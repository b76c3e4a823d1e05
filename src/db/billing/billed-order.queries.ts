import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly businessUnitId: string; readonly orderId: string };

type Due = {
  readonly on: string;
  /** The last order of the batch before. */
  readonly after: string | undefined;
  readonly limit: number;
};

/** Orders of any unit that the run of a day looks at, in the order of their ids. */
export const listOrdersToBill = (db: Database, { on, after, limit }: Due) =>
  db
    .selectFrom('customerOrder')
    .select(['id', 'businessUnitId', 'number'])
    .where('billingDueOn', '<=', on)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countOrdersToBill(db: Database, on: string): Promise<number> {
  const { count } = await db
    .selectFrom('customerOrder')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('billingDueOn', '<=', on)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Locks an order, then its bookings, then the accounts of its documents. Undefined if there is none, or if it is not due
 * any more on a day that is named.
 */
export async function lockOrderToBill(
  trx: Transaction,
  { businessUnitId, orderId, on }: Which & { readonly on?: string },
) {
  const order = await trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', orderId)
    .$if(on !== undefined, (query) => query.where('billingDueOn', '<=', on ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  await trx
    .selectFrom('booking')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await sql`
    select from invoice_account a join invoice i on i.id = a.invoice_id
    where i.business_unit_id = ${businessUnitId} and i.order_id = ${orderId} order by a.invoice_id for update of a`.execute(
    trx,
  );
  return order;
}

/** A look that changes nothing and waits for nobody. */
export const findOrderToBill = (db: Database, { businessUnitId, orderId, on }: Which & { readonly on: string }) =>
  db
    .selectFrom('customerOrder')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', orderId)
    .where('billingDueOn', '<=', on)
    .executeTakeFirst();

/** The bookings of an order with what stands of them on a document. */
export const listBilledBookings = (db: Database, { businessUnitId, orderId }: Which) =>
  db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .selectAll('k')
    .select([
      't.number as trailerNumber',
      't.plate',
      't.vin',
      't.type',
      't.subType',
      'd.name as depotName',
      'd.country as depotCountry',
      'd.timeZone',
    ])
    .where('k.businessUnitId', '=', businessUnitId)
    .where('k.orderId', '=', orderId)
    .orderBy('k.lineNumber')
    .execute();
export type BilledBookingRow = Awaited<ReturnType<typeof listBilledBookings>>[number];

export const listServicesToBill = (db: Database, { businessUnitId, orderId }: Which) =>
  db
    .selectFrom('bookingService as s')
    .innerJoin('booking as k', 'k.id', 's.bookingId')
    .innerJoin('service as v', 'v.key', 's.serviceKey')
    .select(['s.bookingId', 's.serviceKey as key', 's.names', 's.unit', 's.unitPriceCents'])
    .where('k.businessUnitId', '=', businessUnitId)
    .where('k.orderId', '=', orderId)
    .orderBy('v.position')
    .orderBy('s.serviceKey')
    .execute();

/** In the order in which they were agreed; without those that became part of what was agreed anew. */
export const listExtensionsToBill = (db: Database, { businessUnitId, orderId }: Which) =>
  db
    .selectFrom('bookingExtension as x')
    .innerJoin('booking as k', 'k.id', 'x.bookingId')
    .select([
      'x.bookingId',
      'x.previousEndsAt',
      'x.chargeableDays',
      'x.netCents',
      'x.taxCase',
      'x.taxCountry',
      'x.taxBasisPoints',
    ])
    .where('k.businessUnitId', '=', businessUnitId)
    .where('k.orderId', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookingRebooking as r')
            .select('r.id')
            .whereRef('r.bookingId', '=', 'x.bookingId')
            .whereRef('r.createdAt', '>', 'x.createdAt')
            .where(sql<boolean>`(r.starts_at, r.ends_at) is distinct from (r.previous_starts_at, r.previous_ends_at)`),
        ),
      ),
    )
    .orderBy('x.createdAt')
    .orderBy('x.endsAt')
    .execute();

export const listChargesToBill = (db: Database, { businessUnitId, orderId }: Which) =>
  db
    .selectFrom('bookingCharge as c')
    .innerJoin('booking as k', 'k.id', 'c.bookingId')
    .select([
      'c.id',
      'c.bookingId',
      'c.kind',
      'c.netCents',
      'c.taxCase',
      'c.taxCountry',
      'c.taxBasisPoints',
      'c.createdAt',
      'c.note',
      'c.billAfter',
      'c.objectedAt',
      'c.waivedAt',
    ])
    .where('k.businessUnitId', '=', businessUnitId)
    .where('k.orderId', '=', orderId)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute();

type Payer = Pick<
  Selectable<Tables['businessUnit']>,
  | 'name'
  | 'vatId'
  | 'invoiceEmail'
  | 'billingCycle'
  | 'paymentTermDays'
  | 'invoiceFormat'
  | 'peppolId'
  | 'buyerReference'
  | 'debtorNumber'
  | 'poRequired'
> & {
  /** Where its invoices go, if not to the address of the order. */
  readonly invoiceAddress: Readonly<Record<string, string | null>> | null;
};

export async function getPayer(db: Database, { businessUnitId }: Pick<Which, 'businessUnitId'>): Promise<Payer> {
  const { rows } = await sql<Payer>`
    select u.name, u.vat_id, u.invoice_email, u.billing_cycle, u.payment_term_days, u.invoice_format, u.peppol_id,
      u.buyer_reference, u.debtor_number, u.po_required,
      case when a.id is not null then json_build_object(
        'company', a.company, 'street', a.street, 'houseNumber', a.house_number, 'addressLine2', a.address_line2,
        'postalCode', a.postal_code, 'city', a.city, 'region', a.region, 'country', a.country
      ) end as invoice_address
    from business_unit u left join address a on a.business_unit_id = u.id and a.id = u.invoice_address_id
    where u.id = ${businessUnitId}`.execute(db);
  const [payer] = rows;
  if (payer === undefined) throw new Error(`There is no business unit ${businessUnitId}`);
  return payer;
}

/** The number of the company's account. It gets one with its first document, and keeps it. */
export async function giveDebtorNumber(
  trx: Transaction,
  { businessUnitId }: Pick<Which, 'businessUnitId'>,
): Promise<number> {
  const { debtorNumber } = await trx
    .updateTable('businessUnit')
    .set({ debtorNumber: sql<number>`coalesce(debtor_number, nextval('debtor_number'))` })
    .where('id', '=', businessUnitId)
    .returning(sql<number>`debtor_number`.as('debtorNumber'))
    .executeTakeFirstOrThrow();
  return debtorNumber;
}
