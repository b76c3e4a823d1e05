import { sql } from 'kysely';
import { BUSINESS_UNIT_STATUSES, type BusinessUnitStatus, type RiskStatus } from '#domain/business-unit/fields.ts';
import type { Database } from '../client.ts';
import { countEach } from '../count-each.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import { matchesWords } from '../search-words.ts';
import type { RowOf } from '../row-of.ts';

/** Business units as their operator sees them: all of them. */

const ID = { by: sql`b.id`, type: 'uuid' } as const;
export const UNIT_ORDERS = {
  name: [{ by: sql`lower(b.name)`, type: 'text' }, ID],
  createdAt: [{ by: sql`b.created_at`, type: 'instant' }, ID],
} as const satisfies Record<string, Keyset['columns']>;

const SEARCHED = {
  id: 'b.id',
  table: 'businessUnit',
  columns: ['name', 'registrationNumber', 'vatId', 'taxNumber', 'invoiceEmail'],
};

type UnitFilter = {
  readonly q?: string | undefined;
  readonly status?: BusinessUnitStatus | undefined;
  readonly risk?: RiskStatus | undefined;
  readonly country?: string | undefined;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

export const listUnits = (db: Database, { keyset, after, limit, ...filter }: UnitFilter & Page) =>
  pageBy(selectUnits(db, filter), keyset, { after, limit }).execute();
export type UnitSummaryRow = RowOf<typeof listUnits>;

/** How many units there are in each state and in all, whatever state is asked for. */
export const countUnitStates = (db: Database, { most, ...filter }: UnitFilter & { readonly most: number }) =>
  countEach(db, ['all', ...BUSINESS_UNIT_STATUSES], (status) =>
    selectUnits(db, { ...filter, status: status === 'all' ? undefined : status })
      .clearSelect()
      .select('b.id')
      .limit(most),
  );

function selectUnits(db: Database, { q, status, risk, country }: UnitFilter) {
  const found = matchesWords(SEARCHED, q);
  let query = db
    .selectFrom('businessUnit as b')
    .select(['b.id', 'b.name', 'b.country', 'b.vatId', 'b.status', 'b.riskStatus', 'b.creditLimitCents', 'b.createdAt'])
    .select((eb) =>
      eb
        .selectFrom('membership as m')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('m.businessUnitId', '=', 'b.id')
        .$asScalar()
        .$notNull()
        .as('members'),
    );
  if (found !== undefined) query = query.where(found);
  if (status !== undefined) query = query.where('b.status', '=', status);
  if (risk !== undefined) query = query.where('b.riskStatus', '=', risk);
  if (country !== undefined) query = query.where('b.country', '=', country);
  return query;
}

/** The addresses that members have made their own for bills, the admins' first. */
export const listBillingAddresses = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('userAddress as c')
    .innerJoin('membership as m', 'm.userId', 'c.userId')
    .innerJoin('address as a', 'a.id', 'c.addressId')
    .selectAll('a')
    .where('c.businessUnitId', '=', businessUnitId)
    .where('c.purpose', '=', 'billing')
    .where('c.isDefault', '=', true)
    .orderBy(sql`m.role = 'admin'`, 'desc')
    .orderBy('a.id')
    .limit(100)
    .execute();

export const listLatestOrders = (db: Database, { businessUnitId, limit }: { businessUnitId: string; limit: number }) =>
  db
    .selectFrom('customerOrder')
    .select(['id', 'number', 'createdAt', 'status', 'paymentStatus', 'netCents', 'dueNetCents'])
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Sign-ups that nobody has decided on yet. Nobody needs to know more exactly than this many. */
const MOST_COUNTED = 999;

export async function countUnitsInReview(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from business_unit where status = 'pendingReview' limit ${MOST_COUNTED}) as waiting
  `.execute(db);
  return rows[0]?.count ?? 0;
}
