import { multiply, share, type Money } from '#domain/money/money.ts';
import { dayRate, type Tariff } from './tariff.ts';

/** Everything that is needed to compute a price again and to explain it. Kept with the booking. */
export type PriceTrace = Tariff & {
  /** Chargeable days of the rental. */
  readonly days: number;
  /** Start of the band that gives the price. */
  readonly bandFromDay: number;
  /** The days paid for: `days`, or the start of a longer band that costs less. */
  readonly paidDays: number;
  /** The band's day rate at this depot. */
  readonly dayRateCents: number;
};

export type Price = {
  readonly days: number;
  /** The average of a day, for showing; the band's rate is in the trace. */
  readonly perDay: Money;
  readonly total: Money;
  readonly trace: PriceTrace;
};

/**
 * P(d): the days at their band's rate, or a whole longer band where that costs less. So the price never falls as the
 * rental grows, splitting never pays, and extending costs what renting at once would have.
 */
export function priceFor(tariff: Tariff, days: number): Price {
  if (!Number.isSafeInteger(days) || days < 1) throw new RangeError(`Not a number of days: ${days}`);
  let best: { paidDays: number; bandFromDay: number; rate: Money } | undefined;
  const ascending = tariff.bands.toSorted((a, b) => a.fromDay - b.fromDay);
  for (const [i, band] of ascending.entries()) {
    const isLeft = (ascending[i + 1]?.fromDay ?? Number.POSITIVE_INFINITY) <= days;
    if (isLeft) continue;
    const paidDays = Math.max(days, band.fromDay);
    const rate = dayRate(band, tariff.factor);
    if (best === undefined || paidDays * rate.cents < best.paidDays * best.rate.cents) {
      best = { paidDays, bandFromDay: band.fromDay, rate };
    }
  }
  if (best === undefined) throw new RangeError('A tariff has at least one band');
  const total = multiply(best.rate, best.paidDays);
  const { priceListVersion, bands, factor } = tariff;
  const { bandFromDay, paidDays } = best;
  const trace = { priceListVersion, bands, factor, days, bandFromDay, paidDays, dayRateCents: best.rate.cents };
  return { days, perDay: share(total, days), total, trace };
}
