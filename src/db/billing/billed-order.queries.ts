import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { isOfOrders, type WhichOrder } from '../order/which-order.ts';
import type { Tables } from '../schema.ts';

type Due = { readonly on: string; readonly limit?: number };

/** Orders of any unit that the run of a day looks at, in the order of their ids. */
export const listOrdersToBill = (db: Database, { on, limit }: Due) =>
  db
    .selectFrom('customerOrder')
    .select(['id as orderId', 'businessUnitId', 'number'])
    .where('billingDueOn', '<=', on)
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
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
 * Locks orders, then their bookings, then the accounts of their documents, each by their ids. Without those that are not
 * there, and on a day that is named without those that are not due any more.
 */
export async function lockOrdersToBill(
  trx: Transaction,
  { orders, on }: { readonly orders: readonly WhichOrder[]; readonly on?: string },
) {
  const locked = await trx
    .selectFrom('customerOrder as o')
    .selectAll('o')
    .where(isOfOrders('o.businessUnitId', 'o.id', orders))
    .$if(on !== undefined, (query) => query.where('o.billingDueOn', '<=', on ?? ''))
    .orderBy('o.id')
    .forUpdate('o')
    .execute();
  if (locked.length === 0) return [];
  const those = locked.map(({ id: orderId, businessUnitId }) => ({ businessUnitId, orderId }));
  await trx
    .selectFrom('booking as k')
    .select('k.id')
    .where(isOfOrders('k.businessUnitId', 'k.orderId', those))
    .orderBy('k.id')
    .forNoKeyUpdate('k')
    .execute();
  await trx
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .select('a.invoiceId')
    .where(isOfOrders('i.businessUnitId', 'i.orderId', those))
    .orderBy('a.invoiceId')
    .forUpdate('a')
    .execute();
  return locked;
}

/** A look that changes nothing and waits for nobody. */
export const findOrdersToBill = (
  db: Database,
  { orders, on }: { readonly orders: readonly WhichOrder[]; readonly on: string },
) =>
  db
    .selectFrom('customerOrder as o')
    .selectAll('o')
    .where(isOfOrders('o.businessUnitId', 'o.id', orders))
    .where('o.billingDueOn', '<=', on)
    .orderBy('o.id')
    .execute();

/** One that was exchanged on the road; ISO text. */
type EarlierTrailer = {
  readonly number: string;
  readonly plate: string;
  readonly vin: string | null;
  readonly until: string;
};

/** The bookings of orders with what stands of them on a document. */
export const listBilledBookings = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .leftJoin('depot as r', 'r.id', 'k.returnDepotId')
    .selectAll('k')
    .select([
      't.number as trailerNumber',
      't.plate',
      't.vin',
      't.type',
      't.subType',
      'd.name as depotName',
      'r.name as returnDepotName',
      'd.country as depotCountry',
      'd.timeZone',
      sql<EarlierTrailer[]>`coalesce((
        select json_agg(json_build_object('number', e.number, 'plate', e.plate, 'vin', e.vin, 'until', x.at) order by x.at)
        from booking_exchange x join trailer e on e.id = x.old_trailer_id where x.booking_id = k.id
      ), '[]')`.as('earlierTrailers'),
    ])
    .where(isOfOrders('k.businessUnitId', 'k.orderId', orders))
    .orderBy('k.lineNumber')
    .execute();
export type BilledBookingRow = Awaited<ReturnType<typeof listBilledBookings>>[number];

export const listServicesToBill = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('bookingService as s')
    .innerJoin('booking as k', 'k.id', 's.bookingId')
    .leftJoin('service as v', 'v.key', 's.serviceKey')
    .select(['k.orderId', 's.bookingId', 's.serviceKey as key', 's.names', 's.unit', 's.unitPriceCents'])
    .where(isOfOrders('k.businessUnitId', 'k.orderId', orders))
    // A return elsewhere is none of the services, and comes last.
    .orderBy('v.position')
    .orderBy('s.serviceKey')
    .execute();

/** In the order in which they were agreed; without those that became part of what was agreed anew. */
export const listExtensionsToBill = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('bookingExtension as x')
    .innerJoin('booking as k', 'k.id', 'x.bookingId')
    .select([
      'k.orderId',
      'x.bookingId',
      'x.previousEndsAt',
      'x.chargeableDays',
      'x.netCents',
      'x.createdAt',
      'x.taxCase',
      'x.taxCountry',
      'x.taxBasisPoints',
    ])
    .where(isOfOrders('k.businessUnitId', 'k.orderId', orders))
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

export const listChargesToBill = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('bookingCharge as c')
    .innerJoin('booking as k', 'k.id', 'c.bookingId')
    .select([
      'k.orderId',
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
    .where(isOfOrders('k.businessUnitId', 'k.orderId', orders))
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

/** By their units. */
export async function listPayers(
  db: Database,
  businessUnitIds: readonly string[],
): Promise<ReadonlyMap<string, Payer>> {
  const { rows } = await sql<Payer & { id: string }>`
    select u.id, u.name, u.vat_id, u.invoice_email, u.billing_cycle, u.payment_term_days, u.invoice_format, u.peppol_id,
      u.buyer_reference, u.debtor_number, u.po_required,
      case when a.id is not null then json_build_object(
        'company', a.company, 'street', a.street, 'houseNumber', a.house_number, 'addressLine2', a.address_line2,
        'postalCode', a.postal_code, 'city', a.city, 'region', a.region, 'country', a.country
      ) end as invoice_address
    from business_unit u left join address a on a.business_unit_id = u.id and a.id = u.invoice_address_id
    where u.id = any(${businessUnitIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...payer }) => [id, payer]));
}

export async function getPayer(db: Database, { businessUnitId }: Pick<WhichOrder, 'businessUnitId'>): Promise<Payer> {
  const payer = (await listPayers(db, [businessUnitId])).get(businessUnitId);
  if (payer === undefined) throw new Error(`There is no business unit ${businessUnitId}`);
  return payer;
}

/** The number of the company's account. It gets one with its first document, and keeps it. */
export async function giveDebtorNumber(
  trx: Transaction,
  { businessUnitId }: Pick<WhichOrder, 'businessUnitId'>,
): Promise<number> {
  const { debtorNumber } = await trx
    .updateTable('businessUnit')
    .set({ debtorNumber: sql<number>`coalesce(debtor_number, nextval('debtor_number'))` })
    .where('id', '=', businessUnitId)
    .returning(sql<number>`debtor_number`.as('debtorNumber'))
    .executeTakeFirstOrThrow();
  return debtorNumber;
}
