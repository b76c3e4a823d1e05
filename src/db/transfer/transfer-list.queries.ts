import { type RawBuilder, sql } from 'kysely';
import type { TransferState } from '#domain/transfer/transfer-state.ts';
import type { Database } from '../client.ts';
import { countEach } from '../count-each.ts';
import { inDepots } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';

/** Transfers that have not arrived, and those that are only proposed: never more than the fleet has trailers. */

export const TRANSFER_ORDERS = {
  due: [
    { by: sql`x.due_at`, type: 'instant' },
    { by: sql`x.id`, type: 'uuid' },
  ],
  number: [
    { by: sql`x.number`, type: 'text' },
    { by: sql`x.id`, type: 'uuid' },
  ],
} as const satisfies Record<string, Keyset['columns']>;

export type TransferFilter = {
  readonly q?: string | undefined;
  readonly status?: TransferState | undefined;
  readonly types?: readonly string[] | undefined;
  /** At either end; those that are asked for, and those that whoever asks may see. */
  readonly among?: readonly string[] | undefined;
  readonly depots: readonly string[] | 'any';
  readonly now: Date;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

export const listTransfers = (db: Database, { keyset, after, limit, ...filter }: TransferFilter & Page) =>
  pageBy(selectTransfers(db, filter), keyset, { after, limit }).execute();
export type TransferListRow = RowOf<typeof listTransfers>;

export const countTransferStates = (db: Database, { most, ...filter }: TransferFilter & { readonly most: number }) =>
  countEach(db, ['all', 'proposed', 'planned', 'underway', 'late'], (status) =>
    selectTransfers(db, { ...filter, status: status === 'all' ? undefined : status })
      .clearSelect()
      .select('x.id')
      .limit(most),
  );

type OpenTransfer = {
  readonly id: string;
  readonly trailerId: string;
  readonly number: string;
  readonly type: string;
  readonly fromDepotId: string;
  readonly toDepotId: string;
  readonly status: TransferState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly hasLeft: boolean;
  readonly shortOn: string | null;
  /** What it is to be done by. */
  readonly dueAt: Date;
  readonly km: number | null;
  readonly costCents: number | null;
  readonly reason: string | null;
  readonly offerCents: number | null;
  readonly version: number;
};

const openTransfers = (now: Date): RawBuilder<OpenTransfer> => sql<OpenTransfer>`(
  select p.id, p.trailer_id, t.number, p.type, p.from_depot_id, p.to_depot_id, 'proposed' as status,
    null::timestamptz as starts_at, null::timestamptz as ends_at, false as has_left, p.short_on,
    p.short_on::timestamp at time zone d.time_zone as due_at, p.km, p.cost_cents, null as reason, null::bigint as offer_cents,
    0 as version
  from transfer_proposal p join trailer t on t.id = p.trailer_id join depot d on d.id = p.to_depot_id
  where p.dismissed_at is null
  union all
  select r.id, r.trailer_id, t.number, t.type, r.from_depot_id, r.to_depot_id,
    case when a.ends_at <= ${now} then 'late' else r.status end,
    a.starts_at, a.ends_at, r.departed_at is not null, null, a.ends_at, null, r.cost_cents, r.reason,
    case when r.status = 'planned' then r.offer_cents end, r.version
  from transfer r
  join trailer t on t.id = r.trailer_id
  join allocation a on a.trailer_id = r.trailer_id and a.id = r.id
  where r.status in ('planned', 'underway')
)`;

function selectTransfers(db: Database, { q = '', status, types, among, depots, now }: TransferFilter) {
  let query = db
    .selectFrom(openTransfers(now).as('x'))
    .innerJoin('depot as f', 'f.id', 'x.fromDepotId')
    .innerJoin('depot as d', 'd.id', 'x.toDepotId')
    .selectAll('x')
    .select(['f.code as fromCode', 'f.name as fromName', 'f.timeZone as fromZone'])
    .select(['d.code as toCode', 'd.name as toName', 'd.timeZone as toZone'])
    .where(sql<boolean>`(${inDepots(sql`x.from_depot_id`, depots)} or ${inDepots(sql`x.to_depot_id`, depots)})`);
  for (const word of q.split(/\s+/).filter((one) => one !== '')) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', x.number, f.code, f.name, d.code, d.name)), lower(${word})) > 0`,
    );
  }
  if (status !== undefined) query = query.where('x.status', '=', status);
  if (types !== undefined) query = query.where('x.type', 'in', types);
  if (among !== undefined) {
    query = query.where(
      sql<boolean>`(${inDepots(sql`x.from_depot_id`, among)} or ${inDepots(sql`x.to_depot_id`, among)})`,
    );
  }
  return query;
}
