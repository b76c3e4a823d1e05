import type { WallPeriodQuery } from '#contract/query.ts';
import type { Trailer } from '#contract/trailer.ts';
import { readRentalFacts } from '#db/booking/rental-state.queries.ts';
import { listTrailersWithImages } from '#db/trailer/trailer.queries.ts';
import { availability } from '#domain/booking/availability.ts';
import { priceCurve } from '#domain/price/price-curve.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { turnaroundNow } from '#domain/trailer/turnaround.ts';
import { toInstant } from '#domain/time/instant.ts';
import { horizonOf } from '../horizon-of.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { NO_PRICES } from '../book/price-book.ts';
import { isThere, placesOf, toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import { openRentalBook } from '../book/rental-book.ts';
import { findDocumentsOfTrailer } from './list-documents.ts';
import { findOtherPeriods } from './find-other-periods.ts';
import { findTwins } from './find-twins.ts';
import { toAskedPeriod } from './resolve-period.ts';
import { isPast } from './search-basis.ts';
import { toOccupied, toWindow } from './search-window.ts';
import { toTrailerCard } from './to-trailer-card.ts';
import type { RentalReads } from '../deps.ts';

const CURVE_DAYS = 60;
const MOST_TWINS = 3;
const MOST_SIMILAR = 4;

/** Everything about one trailer, in a period if wall times are given. The language is for the names of holidays. */
export async function getTrailer(
  deps: RentalReads,
  actor: Actor,
  trailerId: string,
  { from, to, locale }: WallPeriodQuery & { readonly locale?: string | undefined } = {},
): Promise<Outcome<Trailer>> {
  const { db, settings, clock } = deps;
  const { turnaround } = settings;
  const at = clock.now();
  const now = toInstant(at);
  const asked = from === undefined || to === undefined ? undefined : toAskedPeriod(from, to);
  const horizon = horizonOf(deps);
  if (to !== undefined && isBeyondHorizon(to, horizon)) return refuseFields({ to: 'too-far' });
  const showsPrices = actor.kind !== 'guest' || settings.guestPrices;
  const asker = { businessUnitId: actor.kind === 'member' ? actor.businessUnitId : null, now: at };
  const [state, [known], documents] = await Promise.all([
    readRentalFacts(db, { trailerIds: [trailerId], from: at, now: at }),
    listTrailersWithImages(db, [trailerId]),
    findDocumentsOfTrailer(deps, actor, trailerId),
  ]);
  const [circumstances] = state.circumstances;
  const book = await openRentalBook(deps, { state, now: at, until: to === undefined ? at : new Date(to) });
  const prices = showsPrices ? book.prices : NO_PRICES;
  if (!known || !circumstances) return refuse('not-found');
  const windows = placesOf(circumstances).flatMap((depotId) => {
    const place = book.depots.get(depotId);
    return place
      ? [toWindow({ now, asked, turnaround }, { ...place, distanceKm: undefined, isChosen: true }, known.type)]
      : [];
  });
  const window = windows.find((one) => isThere(circumstances, one.depotId, toOccupied(one))) ?? windows[0];
  if (!window) return refuse('not-found');
  const depot = window.place;
  const trailer = { ...known, depotId: window.depotId };
  if (asked && isPast(asked, [depot], now)) return refuseFields({ from: 'past' });
  const forRent = toTrailerForRent(circumstances, depot, { ...asker, turnaround });
  const verdict = availability(forRent, window.resolved.period, now);
  const others = await findOtherPeriods(deps, {
    now,
    horizon,
    asked,
    prices,
    trailer,
    forRent,
    window,
    verdict,
    locale,
  });
  const tariff = prices.findTariff(trailer);
  const twin = {
    trailerId,
    type: trailer.type,
    near: depot.row,
    period: from === undefined || to === undefined ? undefined : { from, to },
  };
  const [twins, similar] = await Promise.all([
    verdict.free ? [] : findTwins(deps, actor, { ...twin, subType: trailer.subType, limit: MOST_TWINS }),
    findTwins(deps, actor, { ...twin, subType: undefined, limit: MOST_SIMILAR + MOST_TWINS }),
  ]);
  const isTwin = new Set(twins.map(({ id }) => id));
  return ok({
    ...toTrailerCard({ trailer, window, availability: verdict, prices, hasPeriod: asked !== undefined, others }),
    firstRegisteredOn: trailer.firstRegisteredOn,
    turnaroundHours: turnaroundNow(turnaround, trailer.type),
    certificates: circumstances.certificates,
    documents,
    ...(tariff && { curve: priceCurve(tariff, 1, CURVE_DAYS) }),
    twins,
    similar: similar.filter(({ id }) => !isTwin.has(id)).slice(0, MOST_SIMILAR),
  });
}
