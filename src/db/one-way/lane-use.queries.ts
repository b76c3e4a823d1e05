import { sql } from 'kysely';
import type { LaneUse } from '#domain/one-way/lane-month.ts';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';

type Leaving = { readonly depotIds: readonly string[]; readonly months: readonly string[] };

/** How many rentals leave some depots for good in some months, by where they lead and what they take. */
export async function listLaneUses(db: Database, { depotIds, months }: Leaving): Promise<readonly LaneUse[]> {
  const { rows } = await sql<LaneUse>`${prepared}
    select k.depot_id as from_depot_id, k.return_depot_id as to_depot_id, t.type as trailer_type, m.month, count(*) as count
    from booking k
    join depot d on d.id = k.depot_id
    join trailer t on t.id = k.trailer_id
    cross join lateral (select to_char(k.starts_at at time zone d.time_zone, 'YYYY-MM') as month) m
    where k.return_depot_id is not null and k.one_way ->> 'legId' is null and k.depot_id = any(${depotIds}::uuid[])
      and k.status not in ('cancelled', 'noShow') and m.month = any(${months}::text[])
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Makes orders of the last places of a quota queue up here, in one order for everyone. */
export async function lockOneWayRules(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`${prepared}
    select id from one_way_fee where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
}
