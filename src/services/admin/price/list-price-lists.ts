import type { AdminPriceQuery, PriceListRow } from '#contract/admin-price.ts';
import type { ListPage } from '#contract/list-query.ts';
import {
  listPriceLists as findPriceLists,
  PRICE_LIST_ORDERS,
  type PriceListListRow,
} from '#db/price/admin-price.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';

/** All versions of the prices: drafts, those to come, the one in force and those that were. */
export async function listPriceLists(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminPriceQuery,
): Promise<Outcome<ListPage<PriceListRow>>> {
  const admin = requireStaff(actor, 'prices.read');
  if (!admin.ok) return admin;
  const { q, state, sort = '-validFrom' } = query;
  return pageOf(
    orderBy(PRICE_LIST_ORDERS, sort),
    query,
    (page) => findPriceLists(db, { q, states: state, now: clock.now(), ...page }),
    (row) => toPriceListRow(row),
  );
}

export const toPriceListRow = (row: PriceListListRow): PriceListRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  validFrom: row.validFrom.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  state: row.state,
});
