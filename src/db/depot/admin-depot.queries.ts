import { type Insertable, sql } from 'kysely';
import type { DepotTarget } from '#domain/transfer/depot-target.ts';
import type { Database, Transaction } from '../client.ts';
import type { DepotRow } from './depot.queries.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { Tables } from '../schema.ts';

export const DEPOT_ORDERS = {
  name: [
    { by: sql`d.name`, type: 'text' },
    { by: sql`d.code`, type: 'text' },
  ],
  code: [{ by: sql`d.code`, type: 'text' }],
} as const satisfies Readonly<Record<string, Keyset['columns']>>;

type Filter = {
  readonly q?: string | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly statuses?: readonly DepotRow['status'][] | undefined;
};
/** Types in the order of their names. */
const targets = sql<readonly DepotTarget[]>`coalesce((
  select json_agg(json_build_object('type', g.type, 'least', g.least, 'most', g.most) order by g.type)
  from depot_target g where g.depot_id = d.id
), '[]')`;

type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

/** Fleet counts are kept by depot, type and state: the fleet itself is not read. */
const trailers = sql<number>`(
  select coalesce(sum(c.trailers), 0)::int from fleet_count c where c.depot_id = d.id and c.status <> 'retired'
)`;

/** The operator's list of depots. There are hundreds of them at most. */
export function listAdminDepots(db: Database, { q = '', countries, statuses, keyset, after, limit }: Filter & Page) {
  const words = q.split(/\s+/).filter((word) => word !== '');
  let depots = db
    .selectFrom('depot as d')
    .selectAll('d')
    .select([trailers.as('trailers'), targets.as('targets')]);
  for (const word of words) {
    depots = depots.where(sql<boolean>`strpos(lower(concat_ws(' ', d.code, d.name, d.city)), lower(${word})) > 0`);
  }
  if (countries !== undefined) depots = depots.where('d.country', 'in', countries);
  if (statuses !== undefined) depots = depots.where('d.status', 'in', statuses);
  return pageBy(depots, keyset, { after, limit }).execute();
}
export type AdminDepotListRow = DepotRow & { readonly trailers: number; readonly targets: readonly DepotTarget[] };

export const findAdminDepot = (db: Database, depotId: string) =>
  db
    .selectFrom('depot as d')
    .selectAll('d')
    .select([trailers.as('trailers'), targets.as('targets')])
    .where('d.id', '=', depotId)
    .executeTakeFirst();

export const lockDepot = (trx: Transaction, depotId: string) =>
  trx.selectFrom('depot').selectAll().where('id', '=', depotId).forNoKeyUpdate().executeTakeFirst();

export async function insertDepot(trx: Transaction, row: Insertable<Tables['depot']>): Promise<string> {
  const { id } = await trx.insertInto('depot').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export type DepotChanges = Partial<Omit<Insertable<Tables['depot']>, 'id' | 'version' | 'createdAt'>>;

export async function updateDepot(
  trx: Transaction,
  { depotId, changes }: { depotId: string; changes: DepotChanges },
): Promise<void> {
  await trx
    .updateTable('depot')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', depotId)
    .execute();
}

/** Exceptions that have not ended before a day. */
export const listExceptionsOfDepot = (db: Database, { depotId, from }: { depotId: string; from: string }) =>
  db
    .selectFrom('depotException')
    .selectAll()
    .where('depotId', '=', depotId)
    .where('endsOn', '>=', from)
    .orderBy('startsOn')
    .orderBy('endsOn')
    .execute();

/** What is past stays: it explains why a booking had the times it had. */
export async function replaceExceptions(
  trx: Transaction,
  {
    depotId,
    from,
    exceptions,
  }: {
    depotId: string;
    from: string;
    exceptions: readonly Omit<Insertable<Tables['depotException']>, 'id' | 'depotId'>[];
  },
): Promise<void> {
  await trx.deleteFrom('depotException').where('depotId', '=', depotId).where('endsOn', '>=', from).execute();
  if (exceptions.length === 0) return;
  await trx
    .insertInto('depotException')
    .values(exceptions.map((exception) => ({ ...exception, depotId })))
    .execute();
}

export const listTargetsOfDepot = (db: Database, depotId: string): Promise<readonly DepotTarget[]> =>
  db
    .selectFrom('depotTarget')
    .select(['type', 'least', 'most'])
    .where('depotId', '=', depotId)
    .orderBy('type')
    .execute();

export async function replaceTargets(
  trx: Transaction,
  { depotId, targets: wanted }: { readonly depotId: string; readonly targets: readonly DepotTarget[] },
): Promise<void> {
  await trx.deleteFrom('depotTarget').where('depotId', '=', depotId).execute();
  if (wanted.length === 0) return;
  await trx
    .insertInto('depotTarget')
    .values(wanted.map((target) => ({ ...target, depotId })))
    .execute();
}

/** Running and coming bookings of a depot, whose pick-ups and returns its hours have to fit. */
export const listBookingsAtDepot = (db: Database, { depotId, limit }: { depotId: string; limit: number }) =>
  db
    .selectFrom('booking as b')
    .innerJoin('businessUnit as u', 'u.id', 'b.businessUnitId')
    .innerJoin('depot as d', 'd.id', 'b.depotId')
    .innerJoin('trailer as t', 't.id', 'b.trailerId')
    .select(['b.id', 'b.number', 'u.name as company', 't.number as trailer', 'b.status', 'b.startsAt', 'b.endsAt'])
    .select('d.timeZone')
    .where('b.depotId', '=', depotId)
    .where('b.status', 'in', ['reserved', 'onRent', 'returnAnnounced'])
    .orderBy('b.startsAt')
    .limit(limit)
    .execute();
