import { sql } from 'kysely';
import type { Database } from '../client.ts';

type Picked = { readonly ids: readonly string[] };

export type LateTransferRow = {
  readonly id: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly from: string;
  readonly to: string;
  readonly dueAt: Date;
  readonly timeZone: string;
};

/** Transfers that should have arrived, longest first. */
export async function listLateTransfers(db: Database, { ids }: Picked): Promise<readonly LateTransferRow[]> {
  const { rows } = await sql<LateTransferRow>`
    select r.id, t.id as trailer_id, t.number as trailer_number, f.name as "from", d.name as "to", a.ends_at as due_at, d.time_zone
    from transfer r
    join allocation a on a.trailer_id = r.trailer_id and a.id = r.id
    join trailer t on t.id = r.trailer_id
    join depot f on f.id = r.from_depot_id
    join depot d on d.id = r.to_depot_id
    where r.id = any(${ids}::uuid[])
    order by a.ends_at, r.id`.execute(db);
  return rows;
}

export type ShortDepotRow = {
  readonly depotId: string;
  readonly depot: string;
  readonly firstOn: string;
  readonly missing: readonly { readonly type: string; readonly count: number }[];
};

/** Depots that will be short of trailers, the first one first. */
export async function listShortDepots(db: Database, { ids }: Picked): Promise<readonly ShortDepotRow[]> {
  const { rows } = await sql<ShortDepotRow>`
    select d.id as depot_id, d.name as depot, min(s.first_on) as first_on,
      json_agg(json_build_object('type', s.type, 'count', s.missing) order by s.type) as missing
    from depot_shortage s join depot d on d.id = s.depot_id
    where d.id = any(${ids}::uuid[])
    group by d.id
    order by 3, 1`.execute(db);
  return rows;
}
