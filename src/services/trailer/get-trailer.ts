import type { RentalQuery } from '#contract/query.ts';
import type { Trailer } from '#contract/trailer.ts';
import type { Circumstances } from '#db/booking/availability.queries.ts';
import { readRentalFacts } from '#db/booking/rental-state.queries.ts';
import { listTrailersWithImages } from '#db/trailer/trailer.queries.ts';
import { priceCurve } from '#domain/price/price-curve.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { turnaroundNow } from '#domain/trailer/turnaround.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { horizonOf } from '../horizon-of.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { NO_PRICES } from '../book/price-book.ts';
import { isThere, placesOf, toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import type { DepotBook } from '../book/depot-book.ts';
import { openRentalBook } from '../book/rental-book.ts';
import { findDocumentsOfTrailer } from './list-documents.ts';
import { findOtherPeriods } from './find-other-periods.ts';
import { findTwins } from './find-twins.ts';
import { toAskedPeriod } from './resolve-period.ts';
import { findLanes } from './lane-book.ts';
import { judgeInWindow, leadingTo } from './judge-in-window.ts';
import { isPast } from './search-basis.ts';
import { type SearchWindow, toOccupied, toWindow } from './search-window.ts';
import { toTrailerCard } from './to-trailer-card.ts';
import type { RentalReads } from '../deps.ts';

const CURVE_DAYS = 60;
const MOST_TWINS = 3;
const MOST_SIMILAR = 4;

type Question = Parameters<typeof toWindow>[0];

/** The period at each depot where the trailer stands now or will. */
const listWindows = (trailer: Circumstances, depots: DepotBook, question: Question) =>
  placesOf(trailer).flatMap((depotId) => {
    const place = depots.get(depotId);
    return place ? [toWindow(question, { ...place, distanceKm: undefined, isChosen: true }, trailer.type)] : [];
  });

/** The one where it is free, or else stands all the period, or else stands now: where the search lists it. */
function findHome(
  trailer: Circumstances,
  depots: DepotBook,
  question: Question & Parameters<typeof toTrailerForRent>[2],
) {
  const windows = listWindows(trailer, depots, question);
  const isFree = (window: SearchWindow) =>
    judgeInWindow(toTrailerForRent(trailer, window.place, question), window, question).free;
  return (
    windows.find(isFree) ?? windows.find((window) => isThere(trailer, window.depotId, toOccupied(window))) ?? windows[0]
  );
}

/**
 * Everything about one trailer, in a period if wall times are given, brought back elsewhere if another depot is. The language is
 * for the names of holidays.
 */
export async function getTrailer(
  deps: RentalReads,
  actor: Actor,
  trailerId: string,
  { from, to, returnDepot: returnName, locale }: RentalQuery & { readonly locale?: string | undefined } = {},
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
  const question = { now, asked, turnaround };
  const home = findHome(circumstances, book.depots, { ...asker, ...question });
  if (!home) return refuse('not-found');
  const depot = home.place;
  const trailer = { ...known, depotId: home.depotId };
  if (asked && isPast(asked, [depot], now)) return refuseFields({ from: 'past' });
  const lanes = await findLanes(deps, { ...book, returnName, depot, fromDay: (from ?? toIso(now)).slice(0, 10) });
  if (!lanes.ok) return lanes;
  const led = listWindows(circumstances, book.depots, { ...question, lanes: lanes.value });
  const window = led.find(({ depotId }) => depotId === home.depotId) ?? home;
  const forRent = leadingTo(toTrailerForRent(circumstances, depot, { ...asker, turnaround }), window);
  const verdict = judgeInWindow(forRent, window, { now });
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
    returnDepot: window.returnDepot?.row.id,
  };
  const [twins, similar] = await Promise.all([
    verdict.free ? [] : findTwins(deps, actor, { ...twin, subType: trailer.subType, limit: MOST_TWINS }),
    findTwins(deps, actor, { ...twin, subType: undefined, limit: MOST_SIMILAR + MOST_TWINS }),
  ]);
  return ok({
    ...toTrailerCard({ trailer, window, availability: verdict, prices, hasPeriod: asked !== undefined, others }),
    firstRegisteredOn: trailer.firstRegisteredOn,
    turnaroundHours: turnaroundNow(turnaround, trailer.type),
    certificates: circumstances.certificates,
    documents,
    ...(tariff && { curve: priceCurve(tariff, 1, CURVE_DAYS) }),
    twins,
    similar: similar.filter(({ id }) => twins.every((other) => other.id !== id)).slice(0, MOST_SIMILAR),
  });
}
