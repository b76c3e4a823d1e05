import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';

/**
 * Sends every twentieth trailer of a fleet for measuring to the next depot, for a day after what takes it first from now on;
 * all that takes it later stands there. Gives how many move.
 */
export const sendSome = (db: Database, now: Date): Promise<number> =>
  withoutLimits(db, async (connection) => {
    await connection.transaction().execute(async (trx) => {
      await sql`
        create temp table mover on commit drop as
        select t.id, t.depot_id as from_depot_id, d.next_id as to_depot_id, a.ends_at as leaves_at
        from (select *, row_number() over (order by number) as turn from trailer where number ~ '^BULK') t
        join (
          select id, coalesce(lead(id) over (order by code), first_value(id) over (order by code)) as next_id from depot
        ) d on d.id = t.depot_id
        cross join lateral (
          select ends_at from allocation a where a.trailer_id = t.id and a.starts_at > ${now} order by a.starts_at limit 1
        ) a
        where t.turn % 20 = 0`.execute(trx);
      await sql`
        update allocation a set depot_id = m.to_depot_id
        from mover m where a.trailer_id = m.id and a.starts_at >= m.leaves_at`.execute(trx);
      await sql`
        insert into allocation (trailer_id, kind, starts_at, ends_at, from_depot_id, to_depot_id)
        select id, 'transfer', leaves_at, leaves_at + interval '1 day', from_depot_id, to_depot_id from mover`.execute(
        trx,
      );
    });
    await sql`vacuum analyze trailer, allocation, trailer_stay`.execute(connection);
    const { rows } = await sql<{ count: number }>`select count(*) as count from trailer where moves`.execute(
      connection,
    );
    return rows[0]?.count ?? 0;
  });
