import type { AllocationKind } from '#domain/booking/allocation.ts';
import type { Certificate } from '#domain/trailer/certificate.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';

export type AllocationRow = {
  readonly kind: AllocationKind;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly expiresAt: string | null;
  readonly businessUnitId: string | null;
  readonly bookingId: string | null;
  readonly turnaroundHours: number | null;
};

/** Everything about a trailer that decides when it can be had. Instants are ISO text. */
export type Circumstances = {
  readonly trailerId: string;
  readonly type: string;
  readonly subType: string;
  readonly priceClass: string;
  readonly depotId: string;
  readonly state: 'active' | 'workshop';
  /** Since when its customer should have brought it back, or it should have arrived at another depot. */
  readonly overdueSince: string | null;
  readonly certificates: readonly Certificate[];
  readonly lacksCertificate: boolean;
  readonly allocations: readonly AllocationRow[];
  /** Where it stands and when, if it moves. One that does not stands at its depot. */
  readonly stays: readonly StayRow[] | null;
};

export type StayRow = { readonly depotId: string; readonly startsAt: string; readonly endsAt: string };

/** Of the trailer `t`, as JSON. */
export const CERTIFICATES = sql`(
  select coalesce(json_agg(json_build_object('kind', c.kind, 'validUntil', c.valid_until) order by c.kind), '[]')
  from certificate c where c.trailer_id = t.id
)`;

/** Of the trailer `t`. A booking that is being changed does not make it overdue. */
export const overdueSince = (now: Date, exceptBookingId: string | null = null) => sql`coalesce(
  (
    select b.ends_at from booking b
    where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') and b.ends_at <= ${now}
      and b.id is distinct from ${exceptBookingId}::uuid
  ),
  case when t.moves then (
    select min(m.ends_at) from allocation m where m.trailer_id = t.id and m.kind = 'transfer' and m.ends_at <= ${now}
  ) end
)`;

/** The stays of the trailer `t` that end after a moment, as JSON; null if it does not move. */
export const staysAfter = (from: Date) => sql`case when t.moves then (
  select coalesce(json_agg(json_build_object(
    'depotId', s.depot_id, 'startsAt', greatest(s.starts_at, timestamptz '1970-01-01'),
    'endsAt', least(s.ends_at, timestamptz '9999-12-31')
  ) order by s.starts_at), '[]')
  from trailer_stay s where s.trailer_id = t.id and s.ends_at > ${from}
) end`;

/** Those of the trailer `t` that end after a moment, as JSON. */
export const allocationsAfter = (from: Date) => sql`(
  select coalesce(json_agg(json_build_object(
    'kind', a.kind, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'expiresAt', a.expires_at,
    'businessUnitId', a.business_unit_id, 'bookingId', a.booking_id, 'turnaroundHours', a.turnaround_hours
  ) order by a.starts_at), '[]')
  from allocation a where a.trailer_id = t.id and a.ends_at > ${from}
)`;

export type CircumstancesQuestion = {
  readonly trailerIds: readonly string[];
  readonly from: Date;
  readonly now: Date;
  /** A booking that is being changed does not make its own trailer overdue. */
  readonly exceptBookingId?: string | null | undefined;
};

/** For trailers of the shop, drafts and retired ones are none, with the allocations that end after `from`. */
export async function findCircumstances(db: Database, question: CircumstancesQuestion): Promise<Circumstances[]> {
  if (question.trailerIds.length === 0) return [];
  const { rows } = await sql<Circumstances>`${prepared} ${selectCircumstances(question)}`.execute(db);
  return rows;
}

/** Its columns are named as in code, so that rows of it can be made JSON. */
export const selectCircumstances = ({
  trailerIds,
  from,
  now,
  exceptBookingId = null,
}: CircumstancesQuestion): RawBuilder<Circumstances> => sql`
    select
      t.id as "trailerId", t.type, t.sub_type as "subType", t.price_class as "priceClass", t.depot_id as "depotId",
      t.status as state,
      to_json(${overdueSince(now, exceptBookingId)}) #>> '{}' as "overdueSince",
      ${CERTIFICATES} as certificates, t.certified_until is null as "lacksCertificate",
      ${allocationsAfter(from)} as allocations, ${staysAfter(from)} as stays
    from trailer t
    where t.id = any(${trailerIds}::uuid[]) and t.status not in ('draft', 'retired')`;
