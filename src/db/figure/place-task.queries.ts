import { sql } from 'kysely';
import type { Database } from '../client.ts';

type Picked = { readonly ids: readonly string[] };

/** A trailer that stands elsewhere than its plan says, and who comes for it next. */
export type MisplacedRow = {
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly depot: string;
  readonly plannedDepot: string;
  readonly since: Date;
  readonly timeZone: string;
  readonly next: {
    readonly bookingId: string;
    readonly bookingNumber: string;
    readonly company: string;
    readonly pickUpAt: string;
  } | null;
};

/** Misplaced trailers, the longest first. */
export async function listMisplaced(db: Database, { ids }: Picked): Promise<readonly MisplacedRow[]> {
  const { rows } = await sql<MisplacedRow>`
    select t.id as trailer_id, t.number as trailer_number, m.name as depot, d.name as planned_depot,
      t.misplaced_at as since, d.time_zone,
      (
        select json_build_object(
          'bookingId', k.id, 'bookingNumber', k.number, 'pickUpAt', k.starts_at,
          'company', (select name from business_unit where id = k.business_unit_id)
        )
        from booking k where k.trailer_id = t.id and k.status = 'reserved' order by k.starts_at limit 1
      ) as next
    from trailer t
    join depot d on d.id = t.depot_id
    join depot m on m.id = t.misplaced_depot_id
    where t.id = any(${ids}::uuid[])
    order by t.misplaced_at, t.id`.execute(db);
  return rows;
}

/** A transfer that has less time than its drive takes. */
export type TightTransferRow = {
  readonly id: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly from: string;
  readonly to: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
};

/** Those that are too tight, the next first. */
export async function listTightTransfers(db: Database, { ids }: Picked): Promise<readonly TightTransferRow[]> {
  const { rows } = await sql<TightTransferRow>`
    select r.id, t.id as trailer_id, t.number as trailer_number, f.name as from, d.name as to, r.starts_at, r.ends_at,
      d.time_zone
    from transfer r
    join trailer t on t.id = r.trailer_id
    join depot f on f.id = r.from_depot_id
    join depot d on d.id = r.to_depot_id
    where r.id = any(${ids}::uuid[])
    order by r.starts_at, r.id`.execute(db);
  return rows;
}
