import type { Temporal } from 'temporal-polyfill';
import { readRentalFacts } from '#db/booking/rental-state.queries.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import type { Allocation } from '#domain/booking/allocation.ts';
import { availability, type Availability, isFree, type TrailerForRent } from '#domain/booking/availability.ts';
import { zonesOf } from '#domain/booking/snapped-period.ts';
import { occupiedSpan, type Period } from '#domain/time/period.ts';
import { findServiceProblems, type ServiceProblem } from '#domain/cart/service-choice.ts';
import type { Money } from '#domain/money/money.ts';
import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import { settingsInForce } from '#domain/setting/settings-in-force.ts';
import { toInstant } from '#domain/time/instant.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import type { Deps } from '../deps.ts';
import { openLegs } from '../leg/open-legs.ts';
import { openLanes } from '../one-way/open-lanes.ts';
import type { LaneQuote } from '../one-way/quote-lane.ts';
import { openRentalBook } from '../book/rental-book.ts';
import { toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import { findHeldTurnaround } from './find-held-turnaround.ts';
import { priceLine, type PricedLine, type TaxedUnit } from './price-line.ts';

/** A line of the cart with everything that can be said about it now. */
export type AssessedLine = PricedLine & {
  readonly item: CartItemRow;
  readonly period: Period;
  /** Absent if it has closed for good. */
  readonly depot: BookedDepot | undefined;
  /** Where it is brought back, if that is another one. */
  readonly returnDepot: BookedDepot | undefined;
  readonly offers: readonly ServiceOfferRow[];
  readonly serviceProblems: readonly ServiceProblem[];
  readonly verdict: Verdict;
  /** How long the trailer stays off the market afterwards: as its hold has it, or as it holds for new rentals. */
  readonly turnaroundHours: number;
  /** What follows if it is brought back to another depot that can be had, and how long the way back takes then. */
  readonly oneWay: Pick<LaneQuote, 'fee' | 'trace'> | undefined;
  readonly driveHours: number;
  /** What the line costs in another period, net; undefined if it cannot be had then. */
  readonly offer: (other: Period) => Money | undefined;
};

type Verdict =
  | Availability
  | {
      readonly free: false;
      readonly reason: 'withdrawn' | 'inCart' | 'legGone' | LaneRefusal;
      readonly nextFreeFrom?: Temporal.Instant;
    };

export type LineUnit = TaxedUnit & { readonly id: string };

type Needs = Pick<Deps, 'db' | 'holidays' | 'settings'>;
type Question = {
  readonly items: readonly CartItemRow[];
  readonly unit: LineUnit;
  /** The list that prices were promised by; otherwise the one in force. */
  readonly priceListId?: string | undefined;
  readonly now: Date;
};

/**
 * Prices, taxes and judges all lines at once. The unit's own holds count as free; of two lines that want one trailer at
 * one time the later one cannot have it. Inside the transaction that has locked the trailers the judgement stands.
 */
export async function assessLines(
  { db, holidays, settings }: Needs,
  { items, unit, priceListId, now }: Question,
): Promise<AssessedLine[]> {
  if (items.length === 0) return [];
  const at = toInstant(now);
  const horizon = { now, years: settings.horizonYears };
  const [first, last] = endsOf(items);
  const trailerIds = [...new Set(items.map(({ trailer }) => trailer.id))];
  // A longer period around the one that was asked for may begin any time before it.
  const from = now < first && items.some(({ askedFrom }) => askedFrom !== null) ? now : first;
  const facts = await readRentalFacts(db, { trailerIds, from, now });
  const state = { ...facts, priceListId: priceListId ?? facts.priceListId };
  const book = await openRentalBook({ db, holidays }, { state, now, until: last });
  // As the database has it now: what is agreed by it is written by it.
  const { turnaround } = settingsInForce(settings.usualSettings, [{ name: 'turnaround', value: facts.turnaround }]);
  const circumstances = new Map(state.circumstances.map((known) => [known.trailerId, known]));
  const wantedBefore = new Map<string, Allocation[]>();
  const ways = items.filter(({ legId }) => !legId);
  const findLane = await openLanes(db, book, ways);
  const findLeg = await openLegs(db, { book, items, turnaround });
  return items.map((item): AssessedLine => {
    const period = toPeriod(item);
    const lane = findLane(item);
    const offers = book.offers.get(item.trailer.type) ?? [];
    const services = offers.filter(({ key }) => item.services.includes(key));
    const known = circumstances.get(item.trailer.id);
    const leg = findLeg(item, known);
    const oneWay = leg ?? (lane?.ok ? lane.value : undefined);
    const tariff = book.prices.findTariff({ depotId: item.depot.id, priceClass: item.trailer.priceClass });
    const depot = book.depots.get(item.depot.id);
    const returnDepot = item.returnDepot ? book.depots.get(item.returnDepot.id) : undefined;
    const common = {
      item,
      period,
      depot,
      returnDepot,
      offers,
      serviceProblems: findServiceProblems(item.services, offers, period.from, at),
    };
    const isGone = Boolean(item.legId) && leg === undefined;
    if (tariff === undefined || known === undefined || depot === undefined || isGone) {
      return {
        ...common,
        ...unpriced(item, period, unit),
        ...NOTHING,
        verdict: lost(isGone ? 'legGone' : 'withdrawn'),
      };
    }
    const self = { businessUnitId: unit.id };
    const driveHours = lane?.ok ? lane.value.driveHours : 0;
    const held = findHeldTurnaround(known, period, { ...self, driveHours, now });
    const { turnaroundHours, ...rest } =
      leg?.trailer ?? toTrailerForRent(known, depot, { ...self, turnaround: held ?? turnaround });
    const alone = { ...rest, turnaroundHours: turnaroundHours + driveHours, returnCalendar: returnDepot?.calendar };
    const mine = wantedBefore.get(item.trailer.id) ?? [];
    const trailer = { ...alone, allocations: [...alone.allocations, ...mine] };
    const verdict = lane?.ok === false ? lost(lane.error) : judge({ alone, together: trailer }, period, at);
    if (verdict.free) {
      wantedBefore.set(item.trailer.id, [...mine, { ...occupiedSpan(period, alone.turnaroundHours), kind: 'rental' }]);
    }
    const terms = { tariff, services, depotCountry: item.depot.country, unit, oneWay };
    const price = (stay: Period) => priceLine({ ...terms, period: stay });
    const offer = (other: Period) =>
      !isBeyondHorizon(localDate(other.to, other.timeZone), horizon) && isFree(trailer, other, at)
        ? price(other).net
        : undefined;
    return { ...common, ...price(period), verdict, turnaroundHours, oneWay, driveHours, offer };
  });
}

/** When the first of them begins and the last of them ends. */
const endsOf = (items: readonly CartItemRow[]): readonly [Date, Date] => [
  new Date(Math.min(...items.map(({ startsAt }) => startsAt.getTime()))),
  new Date(Math.max(...items.map(({ endsAt }) => endsAt.getTime()))),
];

type Wanted = { readonly alone: TrailerForRent; readonly together: TrailerForRent };

/** Tells what others have of a trailer from what the lines before want of it. */
function judge({ alone, together }: Wanted, period: Period, at: Temporal.Instant): Verdict {
  const verdict = availability(together, period, at);
  const isMine = together.allocations.length > alone.allocations.length;
  return !verdict.free && isMine && isFree(alone, period, at) ? { ...verdict, reason: 'inCart' } : verdict;
}

const NOTHING = { turnaroundHours: 0, oneWay: undefined, driveHours: 0, offer: () => undefined };
const lost = (reason: 'legGone' | 'withdrawn' | LaneRefusal): Verdict => ({ free: false, reason });

/** A line that nothing can be asked for any more. It cannot be ordered, so it costs nothing. */
function unpriced({ depot }: CartItemRow, period: Period, unit: TaxedUnit): PricedLine {
  const tariff = { priceListVersion: '', bands: [{ fromDay: 1, dayRateCents: 0 }], factor: 0 };
  return priceLine({ tariff, period, services: [], depotCountry: depot.country, unit });
}

const toPeriod = ({ startsAt, endsAt, depot, returnDepot }: CartItemRow): Period => ({
  from: toInstant(startsAt),
  to: toInstant(endsAt),
  ...zonesOf(depot, returnDepot ?? depot),
});
