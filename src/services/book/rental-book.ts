import type { Database } from '#db/client.ts';
import { readRentalState } from '#db/booking/rental-state.queries.ts';
import { listServiceOffers, type ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import { type DepotBook, openDepotBook } from './depot-book.ts';
import type { Deps } from '../deps.ts';
import { keepLatest } from '../keep-latest.ts';
import { openPriceBook, type PriceBook } from './price-book.ts';

/** Everything that changes rarely and that every rental is judged and priced by. */
export type RentalBook = {
  readonly depots: DepotBook;
  readonly prices: PriceBook;
  /** By type of trailer. */
  readonly offers: ReadonlyMap<string, readonly ServiceOfferRow[]>;
};

const MOST_OFFERS = 8;
const readOffersOnce = keepLatest<RentalBook['offers']>(MOST_OFFERS);

/** One question to the database, as long as it says that nothing has changed. */
export async function loadRentalBook(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<RentalBook> {
  const { depots, services, priceListId } = await readRentalState(db, now);
  return {
    depots: await openDepotBook({ db, holidays }, { fingerprint: depots, now, until }),
    prices: await openPriceBook(db, priceListId),
    offers:
      priceListId === null
        ? new Map()
        : await readOffersOnce(`${priceListId} ${services}`, () => readOffers(db, priceListId)),
  };
}

const readOffers = async (db: Database, priceListId: string): Promise<RentalBook['offers']> =>
  Map.groupBy(await listServiceOffers(db, { priceListId }), ({ trailerType }) => trailerType);
