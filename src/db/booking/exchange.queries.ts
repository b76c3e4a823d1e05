import { sql, type Insertable } from 'kysely';
import type { ExchangeKind } from '#domain/booking/exchange.ts';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type ExchangeTrailerRow = ExchangeKind & {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly make: string;
  readonly model: string;
  readonly depotId: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
};

type Question = {
  readonly bookingId: string;
  readonly trailerId: string;
  /** Where it is needed. */
  readonly near: { readonly lat: number; readonly lon: number };
  readonly now: Date;
  readonly limit: number;
};

/** The trailer itself, and those of its type wherever they stand, the nearest first; none that the booking had before. */
export async function listExchangeTrailers(
  db: Database,
  { bookingId, trailerId, near, now, limit }: Question,
): Promise<readonly ExchangeTrailerRow[]> {
  const { rows } = await sql<ExchangeTrailerRow>`
    with list as (
      select id from price_list where published_at is not null and valid_from <= ${now}
      order by valid_from desc limit 1
    )
    select t.id, t.number, t.plate, t.type, t.sub_type, t.price_class, t.make, t.model, t.payload_kg, t.depot_id,
      d.city, d.country, d.lat, d.lon,
      (
        select b.day_rate_cents from price_band b
        where b.price_list_id = (select id from list) and b.price_class = t.price_class order by b.from_day limit 1
      ) as day_rate_cents
    from trailer old
    join trailer t on t.type = old.type
    join depot d on d.id = t.depot_id
    where old.id = ${trailerId} and (t.id = old.id or t.status = 'active' and t.certified_until is not null and not exists (
      select from booking_exchange x where x.booking_id = ${bookingId} and x.old_trailer_id = t.id
    ))
    order by t.id <> old.id, (d.lat - ${near.lat}) ^ 2 + ((d.lon - ${near.lon}) * cos(radians(${near.lat}))) ^ 2, t.number
    limit ${limit}`.execute(db);
  return rows;
}

export const insertExchange = (trx: Transaction, exchange: Insertable<Tables['bookingExchange']>) =>
  trx.insertInto('bookingExchange').values(exchange).returning('id').executeTakeFirstOrThrow();

/** The return of an exchanged trailer is signed. */
export async function markExchangedBack(
  trx: Transaction,
  { bookingId, trailerId, at }: { readonly bookingId: string; readonly trailerId: string; readonly at: Date },
) {
  return trx
    .updateTable('bookingExchange')
    .set({ returnedAt: at })
    .where('bookingId', '=', bookingId)
    .where('oldTrailerId', '=', trailerId)
    .where('returnedAt', 'is', null)
    .returning('fate')
    .executeTakeFirst();
}

/** In the order in which they happened. */
export const listExchanges = (db: Database, bookingId: string) =>
  db
    .selectFrom('bookingExchange as x')
    .innerJoin('trailer as o', 'o.id', 'x.oldTrailerId')
    .innerJoin('trailer as n', 'n.id', 'x.newTrailerId')
    .select([
      'x.id',
      'x.at',
      'x.fate',
      'x.until',
      'x.returnedAt',
      'x.oldTrailerId',
      'o.number as oldTrailer',
      'x.newTrailerId',
      'n.number as newTrailer',
    ])
    .where('x.bookingId', '=', bookingId)
    .orderBy('x.at')
    .execute();
