import type { Temporal } from 'temporal-polyfill';
import { isOffered } from '#domain/trailer/trailer-type.ts';
import type { TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import { distanceKm } from '#domain/depot/distance.ts';
import type { Actor } from '#domain/team/actor.ts';
import { perObject } from '#domain/per-object.ts';
import { ok } from '#domain/result.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { isBeyondHorizon, type RentalHorizon } from '#domain/time/rental-horizon.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import type { TrailerQuery, TrailerSort } from '#contract/trailer-query.ts';
import type { Asker } from '#db/trailer/free-trailer.ts';
import type { TrailerFilter } from '#db/trailer/trailer-filter.ts';
import { type BookedDepot, type DepotBook, openDepotBook } from '../book/depot-book.ts';
import { findDepot, isNamed } from '../depot/find-depot.ts';
import type { RentalReads } from '../deps.ts';
import { horizonOf } from '../horizon-of.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { NO_PRICES, openPriceBook, type PriceBook } from '../book/price-book.ts';
import { type LaneBook, openLaneBook } from './lane-book.ts';
import { type AskedPeriod, toAskedPeriod } from './resolve-period.ts';

/** A depot that takes part in a search. */
export type Place = BookedDepot & {
  readonly distanceKm: number | undefined;
  /** Whether the filter by depot, if there is one, names it. */
  readonly isChosen: boolean;
};

/** A search with everything looked up that is the same for all trailers. */
export type SearchBasis = {
  readonly now: Temporal.Instant;
  readonly horizon: RentalHorizon;
  readonly asker: Asker;
  readonly asked: AskedPeriod | undefined;
  /** Within the radius. */
  readonly places: readonly Place[];
  /** Offered types, and those the search asks for. */
  readonly types: readonly string[];
  readonly chosenTypes: readonly string[];
  readonly filter: TrailerFilter;
  readonly sort: TrailerSort;
  readonly prices: PriceBook;
  /** Ways to another depot, if trailers are brought back there. */
  readonly lanes: LaneBook | undefined;
  readonly turnaround: TurnaroundTimes;
};

/** Looks up what a query speaks of. Fails with the fields that speak of nothing. */
export async function loadSearchBasis(
  deps: RentalReads,
  actor: Actor,
  query: TrailerQuery,
): Promise<Outcome<SearchBasis>> {
  const at = deps.clock.now();
  const now = toInstant(at);
  const asked = query.from === undefined || query.to === undefined ? undefined : toAskedPeriod(query.from, query.to);
  const horizon = horizonOf(deps);
  const fields: Record<string, string> = {};
  if (query.to !== undefined && isBeyondHorizon(query.to, horizon)) fields['to'] = 'too-far';

  const showsPrices = actor.kind !== 'guest' || deps.settings.guestPrices;
  const state = await deps.availability.readState(at);
  const until = fields['to'] ? at : new Date(query.to ?? at);
  const [book, prices] = await Promise.all([
    openDepotBook(deps, { fingerprint: state.depots, now: at, until }),
    showsPrices || query.returnDepot !== undefined ? openPriceBook(deps.db, state.priceListId) : NO_PRICES,
  ]);
  const depots = [...book.values()];
  const unknown = (query.depot ?? []).filter((name) => !depots.some((depot) => isNamed(depot, name)));
  if (unknown.length > 0) fields['depot'] = 'unknown';
  const { trailerTypes } = deps.settings;
  if (query.type?.some((type) => !isOffered(trailerTypes, type))) fields['type'] = 'unknown';
  const isKnownSubType = (subType: string) => trailerTypes.some(({ type }) => isOffered(trailerTypes, type, subType));
  if (query.subType?.some((subType) => !isKnownSubType(subType))) fields['subType'] = 'unknown';

  const places = openPlaces(book)(query);
  const returnDepot = findDepot(book, query.returnDepot);
  if (query.returnDepot !== undefined) {
    if (!returnDepot) fields['returnDepot'] = 'unknown';
    else if (query.depot && isOnly(returnDepot, places)) fields['returnDepot'] = 'same-depot';
  }
  if (asked && isPast(asked, places.length > 0 ? places : depots, now)) fields['from'] = 'past';
  if (Object.keys(fields).length > 0) return refuseFields(fields);

  const types = trailerTypes.map(({ type }) => type);
  return ok({
    now,
    horizon,
    asker: { businessUnitId: actor.kind === 'member' ? actor.businessUnitId : null, now: at },
    asked,
    places,
    types,
    chosenTypes: query.type ?? types,
    filter: query,
    sort: query.sort ?? (query.near ? 'distance' : 'price'),
    prices: showsPrices ? prices : NO_PRICES,
    lanes:
      returnDepot &&
      (await openLaneBook(deps, {
        depots: book,
        prices,
        returnDepot,
        fromDay: (query.from ?? toIso(now)).slice(0, 10),
      })),
    turnaround: deps.settings.turnaround,
  });
}

/** Whether it is the one place at which trailers are looked for. */
const isOnly = ({ row }: BookedDepot, places: readonly Place[]): boolean =>
  places.every((place) => !place.isChosen || place.row.id === row.id);

/** Searches kept of a book: a page and its counts ask for the same places, and for many visitors they are the same. */
const MOST_PLACES = 100;

const openPlaces = perObject((book: DepotBook) => {
  const known = new Map<string, readonly Place[]>();
  return (query: TrailerQuery): readonly Place[] => {
    const { near, radiusKm, depot } = query;
    const key = JSON.stringify([near?.lat, near?.lon, radiusKm, depot]);
    const places = known.get(key) ?? toPlaces([...book.values()], query);
    if (known.size >= MOST_PLACES) known.clear();
    known.set(key, places);
    return places;
  };
});

type Where = Pick<TrailerQuery, 'near' | 'radiusKm' | 'depot'>;

/** The depots of a search with their distance from its place, as far as its radius reaches. */
export function toPlaces(depots: readonly BookedDepot[], { near, radiusKm, depot: names }: Where): readonly Place[] {
  return depots
    .map((depot) => ({
      ...depot,
      distanceKm: near && distanceKm(near, depot.row),
      isChosen: names === undefined || names.some((name) => isNamed(depot, name)),
    }))
    .filter((place) => radiusKm === undefined || place.distanceKm === undefined || place.distanceKm <= radiusKm);
}

/** At all depots: where clocks differ, a time may have passed here and lie ahead there. */
export function isPast(
  { from, firstDayMs }: AskedPeriod,
  depots: readonly BookedDepot[],
  now: Temporal.Instant,
): boolean {
  // Whatever the zone, what begins the day after tomorrow lies ahead.
  if (firstDayMs > now.epochMilliseconds + DAY_MS) return false;
  const zones = [...new Set(depots.map(({ row }) => row.timeZone))];
  return (
    zones.length > 0 &&
    zones.every((zone) => {
      const local = now.toZonedDateTimeISO(zone).toPlainDateTime();
      const start = from.date.toPlainDateTime(from.time ?? local.toPlainTime());
      return start.toString({ smallestUnit: 'minute' }) < local.toString({ smallestUnit: 'minute' });
    })
  );
}
