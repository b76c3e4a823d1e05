import type { Database } from './client.ts';

export const countTrailersByType = (db: Database): Promise<{ type: string; count: number }[]> =>
  db
    .selectFrom('trailer')
    .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
    .where('status', '!=', 'retired')
    .groupBy('type')
    .orderBy('type')
    .execute();

/** How the fleet is priced: every price class of a type and how many trailers are in it. */
export const countTrailersByPriceClass = (
  db: Database,
): Promise<{ type: string; priceClass: string; count: number }[]> =>
  db
    .selectFrom('trailer')
    .select(({ fn }) => ['type', 'priceClass', fn.countAll<number>().as('count')])
    .where('status', '!=', 'retired')
    .groupBy(['type', 'priceClass'])
    .orderBy('type')
    .orderBy('priceClass')
    .execute();
