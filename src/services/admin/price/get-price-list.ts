import type { AdminPriceList } from '#contract/admin-price.ts';
import { findPriceList, listFleetClasses, listServicePrices } from '#db/price/admin-price.queries.ts';
import type { Database } from '#db/client.ts';
import { readPriceList as readPrices } from '#db/price/price.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toPriceListRow } from './list-price-lists.ts';

export async function getPriceList({ db, clock }: Reads, actor: Actor, id: string): Promise<Outcome<AdminPriceList>> {
  const admin = requireStaff(actor, 'prices.read');
  if (!admin.ok) return admin;
  return readPriceList(db, { id, now: clock.now() });
}

/** The whole list; inside a transaction, as that transaction has left it. */
export async function readPriceList(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Outcome<AdminPriceList>> {
  const row = await findPriceList(db, { id, now });
  if (row === undefined) return refuse('not-found');
  const { bandsByClass, factorByDepot, oneWayRules } = await readPrices(db, id);
  const services = await listServicePrices(db, id);
  const fleetClasses = await listFleetClasses(db);
  return ok({
    ...toPriceListRow(row),
    version: row.version,
    classes: [...bandsByClass].map(([priceClass, bands]) => ({ priceClass, bands })),
    factors: [...factorByDepot].map(([depotId, factor]) => ({ depotId, factor })),
    services,
    oneWayFees: oneWayRules.map(({ id: _id, ...rule }) => rule),
    missingClasses: fleetClasses.filter((priceClass) => !bandsByClass.has(priceClass)),
  });
}
