import type { AdminServiceQuery, AdminServiceRow } from '#contract/admin-service.ts';
import type { ListPage } from '#contract/list-query.ts';
import {
  listAdminServices,
  listServiceNames,
  type PricedServiceRow,
  SERVICE_ORDERS,
} from '#db/service/admin-service.queries.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps, Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';

/** What a service is called in the reader's language where the operator has not named it; from the catalogue. */
export type NameService = (key: string) => string | undefined;

/** All services with their prices in the list in force. */
export async function listServices(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminServiceQuery,
  nameService: NameService = () => undefined,
): Promise<Outcome<ListPage<AdminServiceRow>>> {
  const admin = requireStaff(actor, 'prices.read');
  if (!admin.ok) return admin;
  const { q = '', type, status, sort = 'position' } = query;
  const priceListId = await findPriceListIdInForce(db, clock.now());
  const keys = q === '' ? undefined : await findKeys(db, q, nameService);
  return pageOf(
    orderBy(SERVICE_ORDERS, sort),
    query,
    (page) => listAdminServices(db, { keys, types: type, statuses: status, priceListId, ...page }),
    (row) => toServiceRow(row),
  );
}

async function findKeys(db: Deps['db'], q: string, nameService: NameService): Promise<readonly string[]> {
  const wanted = q.toLowerCase();
  const services = await listServiceNames(db);
  return services
    .filter(({ key, names }) => {
      const own = Object.values(names).map(({ name }) => name);
      return [key, nameService(key) ?? '', ...own].some((text) => text.toLowerCase().includes(wanted));
    })
    .map(({ key }) => key);
}

export const toServiceRow = (row: PricedServiceRow): AdminServiceRow => ({
  key: row.key,
  unit: row.unit,
  position: row.position,
  mandatory: row.mandatory,
  recommended: row.recommended,
  requires: row.requires,
  excludes: row.excludes,
  leadTimeHours: row.leadTimeHours,
  status: row.status,
  prices: row.prices,
  names: row.names,
  version: row.version,
});
