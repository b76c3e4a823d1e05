import type { OneWayRule } from '#domain/one-way/one-way-fee.ts';
import type { Database } from '../client.ts';

type Ends = { readonly fromDepotId: string; readonly toDepotId: string };

/** Both ends of a way, and what somebody knows of it better than the line between them. */
export async function findWay(db: Database, { fromDepotId, toDepotId }: Ends) {
  const ends = await db
    .selectFrom('depot')
    .select(['id', 'lat', 'lon'])
    .where('id', 'in', [fromDepotId, toDepotId])
    .execute();
  const known = await db
    .selectFrom('depotDistance')
    .select(['km', 'minutes'])
    .where('fromDepotId', '=', fromDepotId)
    .where('toDepotId', '=', toDepotId)
    .executeTakeFirst();
  const [from, to] = [fromDepotId, toDepotId].map((id) => ends.find((end) => end.id === id));
  if (from === undefined || to === undefined) throw new Error('A way leads to a depot that is not there');
  return { from, to, known };
}

export const listOneWayRules = (db: Database, priceListId: string): Promise<readonly OneWayRule[]> =>
  db
    .selectFrom('oneWayFee')
    .select([
      'fromDepotId',
      'toDepotId',
      'trailerType',
      'baseCents',
      'perKmCents',
      'leastCents',
      'mostCents',
      'monthlyQuota',
      'closed',
    ])
    .where('priceListId', '=', priceListId)
    .execute();
