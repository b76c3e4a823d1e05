import type { Database } from '#db/client.ts';
import { readRentalState, type RentalState } from '#db/booking/rental-state.queries.ts';
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

type Needs = { readonly db: Database; readonly holidays: Deps['holidays'] };
type Span = { readonly now: Date; readonly until: Date };

/** One question to the database, as long as it says that nothing has changed. */
export const loadRentalBook = async (needs: Needs, span: Span): Promise<RentalBook> =>
  openRentalBook(needs, { ...span, state: await readRentalState(needs.db, span.now) });

/** The book of the depots, services and prices that are in this state now. */
export async function openRentalBook(
  { db, holidays }: Needs,
  { state: { depots, services, priceListId }, now, until }: Span & { readonly state: RentalState },
): Promise<RentalBook> {
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
