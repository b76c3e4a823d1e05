import type { AdminUnitQuery, AdminUnitSummary } from '#contract/admin-business-unit.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listUnits, UNIT_ORDERS, type UnitSummaryRow } from '#db/business-unit/admin-business-unit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, writeCsv } from '#services/list/write-csv.ts';
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
  ...asIs('name', 'country', 'vatId', 'status', 'riskStatus', 'creditLimitCents', 'members', 'createdAt', 'id'),
};

export const writeBusinessUnits = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminUnitQuery) =>
  writeCsv(COLUMNS, (page) => listBusinessUnits(deps, actor, { ...query, ...page }));
