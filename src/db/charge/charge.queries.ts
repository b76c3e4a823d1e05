import { sql, type Insertable, type Updateable } from 'kysely';
import { CHARGE_KINDS } from '#domain/charge/charge-kind.ts';
import type { Database, Transaction } from '../client.ts';
import type { RowOf } from '../row-of.ts';
import type { Tables } from '../schema.ts';

type OfBooking = { readonly businessUnitId: string; readonly bookingId: string };
type Which = OfBooking & { readonly chargeId: string };

export const insertCharge = (trx: Transaction, charge: Insertable<Tables['bookingCharge']>) =>
  trx.insertInto('bookingCharge').values(charge).returning('id').executeTakeFirstOrThrow();

/** What the operator has charged for a booking, oldest first, and the document that bills it. */
export const listChargesOfBooking = (db: Database, { businessUnitId, bookingId }: OfBooking) =>
  db
    .selectFrom('bookingCharge as c')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoiceLine as l')
          .innerJoin('invoice as i', 'i.id', 'l.invoiceId')
          .select(['i.id', 'i.number'])
          .whereRef('l.bookingId', '=', 'c.bookingId')
          .where('l.item', '=', sql<string>`'charge/' || c.id`)
          .where('l.creditsInvoiceId', 'is', null)
          .orderBy('i.issuedAt')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .select([
      'c.id',
      'c.bookingId',
      'c.kind',
      'c.netCents',
      'c.costCents',
      'c.note',
      'c.billAfter',
      'c.objectedAt',
      'c.objection',
      'c.waivedAt',
      'c.createdAt',
      'i.id as invoiceId',
      'i.number as invoiceNumber',
    ])
    .where('c.businessUnitId', '=', businessUnitId)
    .where('c.bookingId', '=', bookingId)
    .where('c.kind', 'in', CHARGE_KINDS)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .$narrowType<{ kind: (typeof CHARGE_KINDS)[number] }>()
    .execute();
export type ChargeOfBookingRow = RowOf<typeof listChargesOfBooking>;

export async function updateCharge(
  trx: Transaction,
  { businessUnitId, bookingId, chargeId, changes }: Which & { readonly changes: Updateable<Tables['bookingCharge']> },
): Promise<void> {
  await trx
    .updateTable('bookingCharge')
    .set(changes)
    .where('businessUnitId', '=', businessUnitId)
    .where('bookingId', '=', bookingId)
    .where('id', '=', chargeId)
    .execute();
}

/** All that the operator has charged a unit, the newest first, with what was objected. */
export const listChargesOfUnit = (db: Database, { businessUnitId }: Pick<OfBooking, 'businessUnitId'>) =>
  db
    .selectFrom('bookingCharge as c')
    .innerJoin('booking as b', 'b.id', 'c.bookingId')
    .select([
      'c.id',
      'b.number as bookingNumber',
      'c.kind',
      'c.netCents',
      'c.costCents',
      'c.note',
      'c.billAfter',
      'c.createdAt',
    ])
    .select(['c.objectedAt', 'c.objection', 'c.waivedAt'])
    .where('c.businessUnitId', '=', businessUnitId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .execute();
