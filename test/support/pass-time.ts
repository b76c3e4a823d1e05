import { sql } from 'kysely';
import { inDatabase } from './in-database.ts';

type IdleWish = {
  readonly count: number;
  /** Where every hour is an opening hour. */
  readonly atKeyBox: boolean;
  readonly type?: string | undefined;
};

/** Trailers that nobody had for days or wants for weeks, so that a booking of them can be moved in time. */
export const findIdleTrailers = ({ count, atKeyBox, type }: IdleWish) =>
  inDatabase(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select t.id
      from trailer t join depot d on d.id = t.depot_id
      where d.key_box = ${atKeyBox} and t.status = 'active' and t.type = coalesce(${type ?? null}, t.type) and not exists (
        select from allocation a
        where a.trailer_id = t.id and a.starts_at < now() + interval '24 days' and a.ends_at > now() - interval '4 days'
      ) and not exists (
        select from certificate c where c.trailer_id = t.id and c.valid_until < now() + interval '30 days'
      )
      order by t.number limit ${count}`.execute(db);
    if (rows.length < count) throw new Error(`Only ${rows.length} trailers are idle`);
    return rows.map(({ id }) => id);
  });

/**
 * Moves all bookings of an order in time, so that the first begins so many hours from now; negative is in the past. To the
 * minute, as every booking begins.
 */
export const moveOrder = (orderId: string, hours: number) =>
  inDatabase((db) =>
    db.transaction().execute(async (trx) => {
      const shift = sql`(
        select date_trunc('minute', now()) + make_interval(hours => ${hours}) - min(starts_at) from booking where order_id = ${orderId}
      )`;
      await sql`
        with by as materialized (select ${shift} as much)
        update allocation set starts_at = starts_at + by.much, ends_at = ends_at + by.much
        from by where booking_id in (select id from booking where order_id = ${orderId})`.execute(trx);
      await sql`
        with by as materialized (select ${shift} as much)
        update booking set starts_at = starts_at + by.much, ends_at = ends_at + by.much
        from by where order_id = ${orderId}`.execute(trx);
    }),
  );

/** The trailers of an order left the depot so many hours ago, without the protocol that belongs to it. */
export async function sendOut(orderId: string, hoursAgo = 2): Promise<void> {
  await moveOrder(orderId, -hoursAgo);
  await inDatabase((db) =>
    db.transaction().execute(async (trx) => {
      await sql`
        update booking set status = 'onRent', picked_up_at = starts_at, version = version + 1
        where order_id = ${orderId}`.execute(trx);
      await sql`update customer_order set status = 'active' where id = ${orderId}`.execute(trx);
    }),
  );
}
