import type { RentAgain } from '#contract/today.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import type { RentedBeforeRow } from '#db/today/today-facts.queries.ts';
import type { Member } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { RentalBook } from '../book/rental-book.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { toLineTrailer } from '../line/to-line.ts';
import { isFree } from '#domain/booking/availability.ts';
import { toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import { toAskedPeriod } from '../trailer/resolve-period.ts';
import { toWindow } from '../trailer/search-window.ts';
import { toDepotSummary } from '../book/to-depot-summary.ts';
import { toPrice } from '../trailer/to-trailer-card.ts';

const MOST_SHOWN = 4;

type Wish = {
  readonly book: RentalBook;
  readonly before: readonly RentedBeforeRow[];
  /** Wall times. */
  readonly from: string;
  readonly to: string;
};

/** Of the trailers that a unit had before, those that are free in a period and have a price, in one statement. */
export async function findRentAgain(
  { db, clock, settings: { turnaround } }: ReadsWithSettings,
  actor: Member,
  { book, before, from, to }: Wish,
): Promise<readonly RentAgain[]> {
  const asked = toAskedPeriod(from, to);
  if (asked === undefined || before.length === 0) return [];
  const at = clock.now();
  const now = toInstant(at);
  const asker = { businessUnitId: actor.businessUnitId };
  const circumstances = await findCircumstances(db, {
    trailerIds: before.map(({ trailer }) => trailer.id),
    from: new Date(Math.max(at.getTime(), asked.firstDayMs - DAY_MS)),
    now: at,
  });
  const known = new Map(circumstances.map((of) => [of.trailerId, of]));
  return before
    .flatMap(({ trailer, depotId, times, lastReturnedAt }): readonly RentAgain[] => {
      const depot = book.depots.get(depotId);
      const situation = known.get(trailer.id);
      if (!depot || !situation) return [];
      const window = toWindow(
        { now, asked, turnaround },
        { ...depot, distanceKm: undefined, isChosen: true },
        trailer.type,
      );
      const price = book.prices.findPrice({ depotId, priceClass: trailer.priceClass }, window.resolved.days);
      const forRent = toTrailerForRent(situation, depot, { ...asker, turnaround });
      if (!price || !isFree(forRent, window.resolved.period, now)) return [];
      return [
        {
          trailer: toLineTrailer(trailer),
          depot: toDepotSummary(depot.row),
          times,
          lastReturnedAt: new Date(lastReturnedAt).toISOString(),
          period: window.resolved.toRentalPeriod(),
          price: toPrice(price),
        },
      ];
    })
    .slice(0, MOST_SHOWN);
}
