import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { lineDepot, type LineDepotRow } from '../trailer/line-trailer.ts';
import type { BookedService } from '../json-columns.ts';
import type { Tables } from '../schema.ts';
import type { BookingPart } from './booking-part.queries.ts';

export type RebookingRow = Selectable<Tables['bookingRebooking']> & {
  /** Where it was to come back before and is to come back since, where that is what changed. */
  readonly previousReturn: LineDepotRow | null;
  readonly newReturn: LineDepotRow | null;
};

export const insertRebooking = (trx: Transaction, rebooking: Insertable<Tables['bookingRebooking']>) =>
  trx.insertInto('bookingRebooking').values(rebooking).returning('id').executeTakeFirstOrThrow();

/** In the order in which they were agreed. */
export const listRebookings = (db: Database, bookingId: string): Promise<RebookingRow[]> =>
  db
    .selectFrom('bookingRebooking as b')
    .leftJoin('depot as p', 'p.id', 'b.previousReturnDepotId')
    .leftJoin('depot as r', 'r.id', 'b.returnDepotId')
    .selectAll('b')
    .select([
      sql<LineDepotRow | null>`case when p.id is not null then ${lineDepot('p')} end`.as('previousReturn'),
      sql<LineDepotRow | null>`case when r.id is not null then ${lineDepot('r')} end`.as('newReturn'),
    ])
    .where('b.bookingId', '=', bookingId)
    .orderBy('b.createdAt')
    .execute();

/** What extensions and rebookings have added to a booking since it was ordered, net. */
export async function sumAdded(db: Database, bookingId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with last as (
      select added_cents, created_at from booking_rebooking
      where booking_id = ${bookingId} order by created_at desc limit 1
    )
    select (
      coalesce((select added_cents from last), 0) + coalesce((
        select sum(x.net_cents) from booking_extension x
        where x.booking_id = ${bookingId} and x.created_at > coalesce((select created_at from last), '-infinity')
      ), 0)
    )::bigint as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** What extensions added becomes part of what is agreed anew, and is taxed like it. */
export async function foldExtensions(
  trx: Transaction,
  {
    bookingId,
    tax,
  }: { readonly bookingId: string; readonly tax: Pick<BookingPart, 'taxCase' | 'taxCountry' | 'taxBasisPoints'> },
): Promise<void> {
  await trx
    .updateTable('bookingExtension')
    .set({ netCents: 0, taxCents: 0, ...tax })
    .where('bookingId', '=', bookingId)
    .execute();
}

type Services = {
  readonly bookingId: string;
  readonly businessUnitId: string;
  readonly services: readonly BookedService[];
};

export async function replaceServices(
  trx: Transaction,
  { bookingId, businessUnitId, services }: Services,
): Promise<void> {
  await trx.deleteFrom('bookingService').where('bookingId', '=', bookingId).execute();
  if (services.length === 0) return;
  const rows = services.map(({ key, names, ...service }) => ({
    bookingId,
    businessUnitId,
    serviceKey: key,
    names: JSON.stringify(names),
    ...service,
  }));
  await trx.insertInto('bookingService').values(rows).execute();
}
