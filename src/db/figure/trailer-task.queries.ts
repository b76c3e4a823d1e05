import { sql } from 'kysely';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { TrailerState } from '#domain/trailer/trailer-state.ts';
import type { Database } from '../client.ts';

/** What waits for the operator about trailers themselves, not about their bookings. */

type Picked = { readonly ids: readonly string[] };

export type ExpiredRow = {
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly certificate: CertificateKind;
  readonly validUntil: string;
  readonly depot: string;
  readonly workshopFrom: Date | null;
};

export async function listExpiredCertificates(
  db: Database,
  { ids, now }: Picked & { readonly now: Date },
): Promise<readonly ExpiredRow[]> {
  const { rows } = await sql<ExpiredRow>`
    select t.id as trailer_id, t.number as trailer_number, c.kind as certificate, c.valid_until, d.city as depot,
      (
        select min(a.starts_at) from allocation a
        where a.trailer_id = t.id and a.kind = 'workshop' and a.ends_at > ${now}
      ) as workshop_from
    from trailer t
    join depot d on d.id = t.depot_id
    cross join lateral (
      select kind, valid_until from certificate c where c.trailer_id = t.id order by valid_until, kind limit 1
    ) c
    where t.id = any(${ids}::uuid[])
    order by t.certified_until, t.id`.execute(db);
  return rows;
}

type Days = { readonly today: string; readonly until: string };

const isEnding = ({ today, until }: Days) =>
  sql`t.status <> 'retired' and t.certified_until >= ${today}::date and t.certified_until <= ${until}::date`;

export type EndingRow = { readonly trailerId: string; readonly trailerNumber: string };

/** Trailers with a certificate that ends in the days until `until`, the next one first. */
export async function listEndingCertificates(
  db: Database,
  { limit, ...days }: Days & { readonly limit: number },
): Promise<readonly EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select t.id as trailer_id, t.number as trailer_number from trailer t
    where ${isEnding(days)} order by t.certified_until, t.id limit ${limit}`.execute(db);
  return rows;
}

export async function countEndingCertificates(db: Database, days: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from trailer t where ${isEnding(days)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type IncompleteRow = {
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly depot: string;
  readonly status: TrailerState;
  readonly missing: readonly CertificateKind[];
  readonly hasWrongPrice: boolean;
};

/** Trailers that lack what one on offer must have. */
export async function listIncomplete(db: Database, { ids }: Picked): Promise<readonly IncompleteRow[]> {
  const { rows } = await sql<IncompleteRow>`
    select t.id as trailer_id, t.number as trailer_number, d.city as depot, t.status,
      array(
        select r.kind from unnest(required_certificates(t.type, t.facts, t.tail_lift_kg)) with ordinality as r (kind, place)
        where not exists (select from certificate c where c.trailer_id = t.id and c.kind = r.kind)
        order by r.place
      ) as missing,
      not is_price_class_of(t.type, t.price_class) as has_wrong_price
    from trailer t join depot d on d.id = t.depot_id
    where t.id = any(${ids}::uuid[]) order by t.number, t.id`.execute(db);
  return rows;
}
