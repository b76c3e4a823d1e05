import type { Insertable } from 'kysely';
import type { Deps } from '#services/deps.ts';
import type { Tables } from '#db/schema.ts';
import { makePriceList } from './make-rows.ts';

type ServiceWish = Omit<Insertable<Tables['service']>, 'position'> & {
  /** Net cents by type of trailer. */
  readonly prices: Readonly<Record<string, number>>;
};

/** A price list in force with these services besides the usual day rates. */
export async function makeServices(
  { db }: Pick<Deps, 'db'>,
  services: readonly ServiceWish[],
  rates: Parameters<typeof makePriceList>[1] = { plane: [4200, 3200, 2400, 2000], cool: [9500, 7800, 6200, 5400] },
): Promise<string> {
  const published = await makePriceList(db, rates);
  const list = await db
    .insertInto('priceList')
    .values({ name: 'With services', validFrom: new Date(Date.UTC(2021, 0, 1) + Math.floor(performance.now() * 1000)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bands = await db.selectFrom('priceBand').selectAll().where('priceListId', '=', published).execute();
  await db
    .insertInto('priceBand')
    .values(bands.map((band) => ({ ...band, priceListId: list.id })))
    .execute();
  for (const [position, { prices, ...service }] of services.entries()) {
    await db
      .insertInto('service')
      .values({ ...service, position })
      .execute();
    const rows = Object.entries(prices).map(([trailerType, priceCents]) => ({
      priceListId: list.id,
      serviceKey: service.key,
      trailerType,
      priceCents,
    }));
    await db.insertInto('servicePrice').values(rows).execute();
  }
  await db.updateTable('priceList').set({ publishedAt: new Date() }).where('id', '=', list.id).execute();
  return list.id;
}
