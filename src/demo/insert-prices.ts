import type { Transaction } from '#db/client.ts';
import { DEMO_DEPOTS } from './depots.ts';
import { depotId } from './insert-fleet.ts';
import { DEMO_PRICE_LIST, DEMO_PRICES } from './prices.ts';
import { demoId } from './random.ts';
import { DEMO_SERVICES } from './services.ts';

export async function insertPricesAndServices(trx: Transaction): Promise<void> {
  const priceListId = demoId('price list');
  await trx
    .insertInto('priceList')
    .values({ id: priceListId, ...DEMO_PRICE_LIST })
    .execute();
  await trx
    .insertInto('priceBand')
    .values(
      Object.entries(DEMO_PRICES).flatMap(([priceClass, bands]) =>
        bands.map((band) => ({ priceListId, priceClass, ...band })),
      ),
    )
    .execute();
  await trx
    .insertInto('depotFactor')
    .values(DEMO_DEPOTS.map(({ code, factor }) => ({ priceListId, depotId: depotId(code), factor })))
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
      DEMO_SERVICES.flatMap(({ key, prices }) =>
        Object.entries(prices).map(([trailerType, priceCents]) => ({
          priceListId,
          serviceKey: key,
          trailerType,
          priceCents,
        })),
      ),
    )
    .execute();
  await trx
    .updateTable('priceList')
    .set({ publishedAt: DEMO_PRICE_LIST.validFrom })
    .where('id', '=', priceListId)
    .execute();
}
