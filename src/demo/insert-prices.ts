import type { Temporal } from 'temporal-polyfill';
import type { Transaction } from '#db/client.ts';
import { keysOf } from '#domain/table.ts';
import { DEMO_DEPOTS } from './depots.ts';
import { depotId } from './insert-fleet.ts';
import { bandsOf, DEMO_ONE_WAY_FEE, DEMO_PRICES, makePriceLists } from './prices.ts';
import { DEMO_SERVICES } from './services.ts';

export async function insertPricesAndServices(trx: Transaction, today: Temporal.PlainDate): Promise<void> {
  const lists = makePriceLists(today);
  // One after the other, as their numbers count.
  for (const { id, name, validFrom, publishedAt } of lists) {
    await trx.insertInto('priceList').values({ id, name, validFrom, createdAt: publishedAt }).execute();
  }
  await trx
    .insertInto('priceBand')
    .values(
      lists.flatMap(({ id: priceListId, percent }) =>
        keysOf(DEMO_PRICES).flatMap((priceClass) =>
          bandsOf(priceClass, percent).map((band) => ({ priceListId, priceClass, ...band })),
        ),
      ),
    )
    .execute();
  await trx
    .insertInto('depotFactor')
    .values(
      lists.flatMap(({ id: priceListId }) =>
        DEMO_DEPOTS.map(({ code, factor }) => ({ priceListId, depotId: depotId(code), factor })),
      ),
    )
    .execute();
  await trx
    .insertInto('oneWayFee')
    .values(lists.map(({ id: priceListId }) => ({ priceListId, ...DEMO_ONE_WAY_FEE })))
    .execute();
  await trx
    .insertInto('service')
    .values(
      DEMO_SERVICES.map((service, position) => ({
        key: service.key,
        unit: service.unit,
        position,
        recommended: service.recommended,
        excludes: [...service.excludes],
        leadTimeHours: service.leadTimeHours,
      })),
    )
    .execute();
  await trx
    .insertInto('servicePrice')
    .values(
      lists.flatMap(({ id: priceListId }) =>
        DEMO_SERVICES.flatMap(({ key, prices }) =>
          Object.entries(prices).map(([trailerType, priceCents]) => ({
            priceListId,
            serviceKey: key,
            trailerType,
            priceCents,
          })),
        ),
      ),
    )
    .execute();
  for (const { id, publishedAt } of lists) {
    await trx.updateTable('priceList').set({ publishedAt }).where('id', '=', id).execute();
  }
}
