import type { AdminUnitQuery, AdminUnitSummary } from '#contract/admin-business-unit.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listUnits, UNIT_ORDERS, type UnitSummaryRow } from '#db/business-unit/admin-business-unit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { orderBy, pageOf } from '#services/list/page-of.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';

/** All customers. */
export async function listBusinessUnits(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { sort = 'name', cursor, limit, ...filters }: AdminUnitQuery,
): Promise<Outcome<ListPage<AdminUnitSummary>>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return pageOf(
    orderBy(UNIT_ORDERS, sort),
    { cursor, limit },
    (page) => listUnits(db, { ...filters, ...page }),
    toSummary,
  );
}

const toSummary = ({ place: _place, createdAt, ...unit }: UnitSummaryRow): AdminUnitSummary => ({
  ...unit,
  createdAt: createdAt.toISOString(),
});

const COLUMNS = {
  name: ({ name }: AdminUnitSummary) => name,
  country: ({ country }: AdminUnitSummary) => country,
  vatId: ({ vatId }: AdminUnitSummary) => vatId,
  status: ({ status }: AdminUnitSummary) => status,
  riskStatus: ({ riskStatus }: AdminUnitSummary) => riskStatus,
  creditLimitCents: ({ creditLimitCents }: AdminUnitSummary) => creditLimitCents,
  members: ({ members }: AdminUnitSummary) => members,
  createdAt: ({ createdAt }: AdminUnitSummary) => createdAt,
  id: ({ id }: AdminUnitSummary) => id,
};

export const writeBusinessUnits = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminUnitQuery) =>
  writeCsv(COLUMNS, (cursor) => listBusinessUnits(deps, actor, { ...query, cursor, limit: 100 }));
