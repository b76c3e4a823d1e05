import type { AdminDepotQuery, AdminDepotRow } from '#contract/admin-depot.ts';
import type { ListPage } from '#contract/list-query.ts';
import { type AdminDepotListRow, DEPOT_ORDERS, listAdminDepots } from '#db/depot/admin-depot.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';

/** All depots, open and given up. */
export async function listDepots(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: AdminDepotQuery,
): Promise<Outcome<ListPage<AdminDepotRow>>> {
  const admin = requireStaff(actor, 'depots.read');
  if (!admin.ok) return admin;
  const { q, country, status, sort = 'name' } = query;
  return pageOf(
    orderBy(DEPOT_ORDERS, sort),
    query,
    (page) => listAdminDepots(db, { q, countries: country, statuses: status, ...page }),
    (row) => toDepotRow(row),
  );
}

export const toDepotRow = (row: AdminDepotListRow): AdminDepotRow => ({
  id: row.id,
  code: row.code,
  name: row.name,
  city: row.city,
  country: row.country,
  timeZone: row.timeZone,
  keyBox: row.keyBox,
  phone: row.phone,
  email: row.email,
  status: row.status,
  targets: row.targets,
  trailers: row.trailers,
});
