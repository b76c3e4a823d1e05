import type { Temporal } from 'temporal-polyfill';
import { readRentalFacts } from '#db/booking/rental-state.queries.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import type { Allocation } from '#domain/booking/allocation.ts';
import { availability, type Availability, isFree } from '#domain/booking/availability.ts';
import { occupiedSpan, type Period } from '#domain/time/period.ts';
import { findServiceProblems, type ServiceProblem } from '#domain/cart/service-choice.ts';
import type { Money } from '#domain/money/money.ts';
import { settingsInForce } from '#domain/setting/settings-in-force.ts';
import { toInstant } from '#domain/time/instant.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import type { Deps } from '../deps.ts';
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
  readonly offers: readonly ServiceOfferRow[];
  readonly serviceProblems: readonly ServiceProblem[];
  readonly verdict: Verdict;
  /** How long the trailer stays off the market afterwards: as its hold has it, or as it holds for new rentals. */
  readonly turnaroundHours: number;
  /** What the line costs in another period, net; undefined if it cannot be had then. */
  readonly offer: (other: Period) => Money | undefined;
};

type Verdict =
  | Availability
  | { readonly free: false; readonly reason: 'withdrawn' | 'inCart'; readonly nextFreeFrom?: Temporal.Instant };

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
  const first = new Date(Math.min(...items.map(({ startsAt }) => startsAt.getTime())));
  const last = new Date(Math.max(...items.map(({ endsAt }) => endsAt.getTime())));
  const trailerIds = [...new Set(items.map(({ trailer }) => trailer.id))];
  // A longer period around the one that was asked for may begin any time before it.
  const from = now < first && items.some(({ askedFrom }) => askedFrom !== null) ? now : first;
  const facts = await readRentalFacts(db, { trailerIds, from, now });
  const state = { ...facts, priceListId: priceListId ?? facts.priceListId };
  const book = await openRentalBook({ db, holidays }, { state, now, until: last });
  const decided = [{ name: 'turnaround', value: facts.turnaround }];
  // As the database has it now: what is agreed by it is written by it.
  const { turnaround } = settingsInForce(settings.usualSettings, decided);
  const circumstances = new Map(state.circumstances.map((known) => [known.trailerId, known]));
  const wantedBefore = new Map<string, Allocation[]>();
  return items.map((item): AssessedLine => {
    const period = toPeriod(item);
    const offers = book.offers.get(item.trailer.type) ?? [];
    const services = offers.filter(({ key }) => item.services.includes(key));
    const tariff = book.prices.findTariff({ depotId: item.depot.id, priceClass: item.trailer.priceClass });
    const known = circumstances.get(item.trailer.id);
    const depot = book.depots.get(item.depot.id);
    const common = {
      item,
      period,
      depot,
      offers,
      serviceProblems: findServiceProblems(item.services, offers, period.from, at),
    };
    if (tariff === undefined || known === undefined || depot === undefined) {
      const verdict = { free: false, reason: 'withdrawn' } as const;
      return { ...common, ...unpriced(item, period, unit), verdict, turnaroundHours: 0, offer: () => undefined };
    }
    const self = { businessUnitId: unit.id };
    const held = findHeldTurnaround(known, period, { ...self, now });
    const alone = toTrailerForRent(known, depot, { ...self, turnaround: held ?? turnaround });
    const { turnaroundHours } = alone;
    const mine = wantedBefore.get(item.trailer.id) ?? [];
    const trailer = { ...alone, allocations: [...alone.allocations, ...mine] };
    const together = availability(trailer, period, at);
    const isOnlyMine = !together.free && mine.length > 0 && isFree(alone, period, at);
    const verdict: Verdict = isOnlyMine ? { ...together, reason: 'inCart' } : together;
    if (verdict.free) {
      const span = occupiedSpan(period, turnaroundHours);
      wantedBefore.set(item.trailer.id, [...mine, { ...span, kind: 'rental' }]);
    }
    const price = (stay: Period) =>
      priceLine({ tariff, period: stay, services, depotCountry: item.depot.country, unit });
    const offer = (other: Period) =>
      !isBeyondHorizon(localDate(other.to, other.timeZone), horizon) && isFree(trailer, other, at)
        ? price(other).net
        : undefined;
    return { ...common, ...price(period), verdict, turnaroundHours, offer };
  });
}

/** A line that nothing can be asked for any more. It cannot be ordered, so it costs nothing. */
function unpriced({ depot }: CartItemRow, period: Period, unit: TaxedUnit): PricedLine {
  const tariff = { priceListVersion: '', bands: [{ fromDay: 1, dayRateCents: 0 }], factor: 0 };
  return priceLine({ tariff, period, services: [], depotCountry: depot.country, unit });
}

const toPeriod = ({ startsAt, endsAt, depot }: CartItemRow): Period => ({
  from: toInstant(startsAt),
  to: toInstant(endsAt),
  timeZone: depot.timeZone,
});
