import { sql } from 'kysely';
import type { HandoverParts } from '#domain/handover/handover-parts.ts';
import type { PickUpRelease } from '#domain/handover/pick-up-stop.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Database } from '../client.ts';

/** What waits for the operator; each question is answered from an index, and with no more than `limit` rows. */
type At = { readonly now: Date; readonly limit: number };
type OnDay = { readonly today: string; readonly limit: number };

/** Looked up for the few rows that are shown; a join might read all companies. */
const nameOf = (row: 'k' | 'o') =>
  sql`(select name from business_unit where id = ${sql.ref(`${row}.business_unit_id`)})`;
const phoneOf = (row: 'k') => sql`(select phone from business_unit where id = ${sql.ref(`${row}.business_unit_id`)})`;

export type OverdueRow = {
  readonly bookingId: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly phone: string | null;
  readonly since: Date;
  readonly timeZone: string;
  readonly endangered: readonly { readonly bookingId: string; readonly from: string }[];
  readonly position: { readonly lat: number; readonly lon: number; readonly at: string } | null;
};

/** Trailers that are not back, longest first, with what begins on them within a week. */
export async function listOverdue(db: Database, { now, limit }: At): Promise<readonly OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    select k.id as booking_id, t.id as trailer_id, t.number as trailer_number, ${nameOf('k')} as company, ${phoneOf('k')} as phone,
      k.ends_at as since, d.time_zone,
      coalesce((
        select json_agg(json_build_object('bookingId', n.id, 'from', n.starts_at) order by n.starts_at)
        from booking n
        where n.trailer_id = k.trailer_id and n.status = 'reserved'
          and n.starts_at > k.starts_at and n.starts_at <= ${now}::timestamptz + interval '7 days'
      ), '[]') as endangered,
      (
        select json_build_object('lat', p.lat, 'lon', p.lon, 'at', p.recorded_at)
        from trailer_position p where p.trailer_id = k.trailer_id order by p.recorded_at desc limit 1
      ) as position
    from booking k
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null and k.ends_at <= ${now}
    order by k.ends_at, k.id limit ${limit}`.execute(db);
  return rows;
}

/** A signature of a customer that waits for the depot. */
export type WaitingForDepotRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly depot: string;
  readonly since: Date;
  readonly timeZone: string;
};

/** Returns that a customer signed alone, whoever waits longest first. */
export async function listToConfirm(db: Database, limit: number): Promise<readonly WaitingForDepotRow[]> {
  const { rows } = await sql<WaitingForDepotRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      ${nameOf('k')} as company, d.city as depot, k.handed_back_at as since, d.time_zone
    from booking k
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.handed_back_at is not null and k.status in ('onRent', 'returnAnnounced')
    order by k.handed_back_at, k.id limit ${limit}`.execute(db);
  return rows;
}

/** Pick-ups that a customer has signed and the depot has not, whoever waits longest first. */
export async function listToSign(db: Database, limit: number): Promise<readonly WaitingForDepotRow[]> {
  const { rows } = await sql<WaitingForDepotRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      ${nameOf('k')} as company, d.city as depot, h.waiting_since as since, d.time_zone
    from handover h
    join booking k on k.id = h.booking_id and k.trailer_id = h.trailer_id and k.status = 'reserved'
    join trailer t on t.id = h.trailer_id
    join depot d on d.id = k.depot_id
    where h.waiting_since is not null and h.signed_at is null
    order by h.waiting_since, h.id limit ${limit}`.execute(db);
  return rows;
}

export type StoppedRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly trailerType: string;
  readonly axles: number;
  readonly company: string;
  readonly depot: string;
  readonly timeZone: string;
  readonly stoppedAt: Date;
  readonly parts: HandoverParts;
  readonly release: PickUpRelease | null;
};

/** Pick-ups that findings keep in the yard, whoever waits longest first. */
export async function listStopped(db: Database, limit: number): Promise<readonly StoppedRow[]> {
  const { rows } = await sql<StoppedRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      t.type as trailer_type, t.axles, ${nameOf('k')} as company, d.city as depot, d.time_zone,
      h.stopped_at, h.parts, h.release
    from handover h
    join booking k on k.id = h.booking_id and k.trailer_id = h.trailer_id and k.status = 'reserved'
    join trailer t on t.id = h.trailer_id
    join depot d on d.id = k.depot_id
    where h.stopped_at is not null and h.signed_at is null
    order by h.stopped_at, h.id limit ${limit}`.execute(db);
  return rows;
}

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
  { today, limit, now }: OnDay & At,
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
    where t.status <> 'retired' and t.certified_until < ${today}::date
    order by t.certified_until, t.id limit ${limit}`.execute(db);
  return rows;
}

export type EndingRow = { readonly trailerId: string; readonly trailerNumber: string };

/** Trailers with a certificate that ends in the days until `until`, the next one first. */
export async function listEndingCertificates(
  db: Database,
  { today, until, limit }: OnDay & { readonly until: string },
): Promise<readonly EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select t.id as trailer_id, t.number as trailer_number from trailer t
    where t.status <> 'retired' and t.certified_until >= ${today}::date and t.certified_until <= ${until}::date
    order by t.certified_until, t.id limit ${limit}`.execute(db);
  return rows;
}

export type AwaitedRow = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly company: string;
  readonly openCents: number;
  readonly lapsesAt: Date;
};

/** Orders that lapse without their transfer, soonest first. */
export async function listAwaitedAdvances(db: Database, limit: number): Promise<readonly AwaitedRow[]> {
  const { rows } = await sql<AwaitedRow>`
    select o.id as order_id, o.number as order_number, ${nameOf('o')} as company,
      o.due_gross_cents - o.paid_cents as open_cents, o.lapses_at
    from customer_order o
    where o.status = 'placed' order by o.lapses_at, o.id limit ${limit}`.execute(db);
  return rows;
}

export type NotPickedUpRow = {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly company: string;
  readonly since: Date;
  readonly timeZone: string;
};

/** Bookings that nobody has come for until `before`. */
export async function listNotPickedUp(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly NotPickedUpRow[]> {
  const { rows } = await sql<NotPickedUpRow>`
    select k.id as booking_id, k.number as booking_number, t.id as trailer_id, t.number as trailer_number,
      ${nameOf('k')} as company, k.starts_at as since, d.time_zone
    from booking k
    join customer_order o on o.id = k.order_id and o.status in ('confirmed', 'active')
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.status = 'reserved' and k.starts_at <= ${before}
    order by k.starts_at, k.id limit ${limit}`.execute(db);
  return rows;
}

export type ChangeoverRow = {
  readonly bookingId: string;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly trailerType: string;
  readonly depot: string;
  readonly returnAt: Date;
  readonly pickUpAt: Date;
  readonly timeZone: string;
};

/** Pick-ups of a stretch of time whose trailer comes back at most so many hours before. */
export async function listChangeovers(
  db: Database,
  question: { readonly from: Date; readonly to: Date; readonly hours: number; readonly limit: number },
): Promise<readonly ChangeoverRow[]> {
  const { rows } = await sql<ChangeoverRow>`
    select k.id as booking_id, t.id as trailer_id, t.number as trailer_number, t.type as trailer_type, d.city as depot,
      b.ends_at as return_at, k.starts_at as pick_up_at, d.time_zone
    from booking k
    cross join lateral (
      select b.ends_at from booking b
      where b.trailer_id = k.trailer_id and b.starts_at < k.starts_at
        and b.status in ('reserved', 'onRent', 'returnAnnounced')
      order by b.starts_at desc limit 1
    ) b
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.status = 'reserved' and k.starts_at > ${question.from} and k.starts_at <= ${question.to}
      and b.ends_at > ${question.from} and b.ends_at > k.starts_at - make_interval(hours => ${question.hours})
    order by k.starts_at, k.id limit ${question.limit}`.execute(db);
  return rows;
}

export type SignUpRow = {
  readonly businessUnitId: string;
  readonly company: string;
  readonly country: string;
  readonly vatIdStatus: 'unchecked' | 'valid' | 'invalid';
  readonly since: Date;
};

export async function listWaitingSignUps(db: Database, limit: number): Promise<readonly SignUpRow[]> {
  const { rows } = await sql<SignUpRow>`
    select id as business_unit_id, name as company, country, vat_id_status, created_at as since
    from business_unit where status = 'pendingReview' order by created_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Bookings that are back and not closed yet, up to a limit. */
export async function countToClose(db: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from booking where status = 'returned' limit ${limit}) as returned`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
