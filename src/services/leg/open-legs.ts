import type { Circumstances } from '#db/booking/availability.queries.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { Database } from '#db/client.ts';
import { listOfferedLegs } from '#db/leg/leg.queries.ts';
import type { TrailerForRent } from '#domain/booking/availability.ts';
import { fitsLeg } from '#domain/leg/empty-leg.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import type { TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import type { RentalBook } from '../book/rental-book.ts';
import { toLegTrailer } from './leg-trailer.ts';
import { type LegQuote, quoteLeg } from './quote-leg.ts';

type Item = Pick<CartItemRow, 'legId' | 'startsAt' | 'endsAt' | 'trailer' | 'depot' | 'returnDepot'>;
type TakenLeg = LegQuote & { readonly trailer: TrailerForRent };

type Needs = {
  readonly book: Pick<RentalBook, 'depots'>;
  readonly items: readonly Item[];
  readonly turnaround: TurnaroundTimes;
};

/**
 * What lines that take an empty leg cost, and their trailers. Undefined for one whose offer was taken back, has left or was sold, or
 * that does not fit into its time any more. Inside the transaction that has locked the trailers that stands.
 */
export async function openLegs(
  db: Database,
  { book, items, turnaround }: Needs,
): Promise<(item: Item, known: Circumstances | undefined) => TakenLeg | undefined> {
  const isAsked = items.some(({ legId }) => legId);
  const legs = new Map((isAsked ? await listOfferedLegs(db) : []).map((leg) => [leg.id, leg]));
  return ({ legId, startsAt, endsAt, trailer, depot, returnDepot }, known) => {
    const leg = legId ? legs.get(legId) : undefined;
    const [from, to] = [book.depots.get(depot.id), book.depots.get(returnDepot?.id ?? '')];
    if (leg === undefined || known === undefined || from === undefined || to === undefined) return undefined;
    const taken = toLegTrailer(known, { leg, from, to, turnaround });
    const rental = {
      trailerId: trailer.id,
      fromDepotId: from.row.id,
      toDepotId: to.row.id,
      startsAt,
      endsAt: new Date(endsAt.getTime() + taken.turnaroundHours * HOUR_MS),
    };
    return fitsLeg(leg, rental) ? { ...quoteLeg(leg, { from, to }), trailer: taken } : undefined;
  };
}
