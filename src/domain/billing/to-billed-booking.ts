import type { Temporal } from 'temporal-polyfill';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { settleReturn } from '#domain/booking/return-price.ts';
import { priceDifference } from '#domain/price/rental-price.ts';
import type { Tax } from '#domain/tax/vat.ts';
import type { Period } from '#domain/time/period.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { BilledBooking, BilledPart } from './billed-order.ts';

/** A booking as it is kept. */
export type KeptBooking = Pick<
  BilledBooking,
  'id' | 'lineNumber' | 'country' | 'state' | 'terms' | 'agreedDays' | 'charges'
> & {
  /** As agreed, extensions counted in, like the days and the net amount. */
  readonly period: Period;
  readonly netCents: number;
  /** Of what was booked first. */
  readonly tax: Tax;
  /** In the order in which they were agreed. */
  readonly extensions: readonly KeptExtension[];
  /** The fewest days for which trailers of its type are rented. */
  readonly minimumDays: number;
  readonly returnedAt: Temporal.Instant | null;
};

type KeptExtension = {
  readonly previousEndsAt: Temporal.Instant;
  /** Of the whole rental with it. */
  readonly chargeableDays: number;
  readonly netCents: number;
  readonly tax: Tax;
};

/** What billing has to know of a booking. */
export const toBilledBooking = (kept: KeptBooking): BilledBooking => ({
  id: kept.id,
  lineNumber: kept.lineNumber,
  country: kept.country,
  state: kept.state,
  startsOn: localDate(kept.period.from, kept.period.timeZone),
  terms: kept.terms,
  agreedDays: kept.agreedDays,
  finalDays: kept.returnedAt && finalDays(kept, kept.returnedAt),
  parts: partsOf(kept),
  charges: kept.charges,
});

const daysUntil = ({ period, minimumDays }: KeptBooking, to: Temporal.Instant): number =>
  Math.max(chargeableDays({ ...period, to }), minimumDays);

function finalDays({ terms, period, agreedDays, minimumDays }: KeptBooking, returnedAt: Temporal.Instant): number {
  const isBefore = returnedAt.epochMilliseconds < period.from.epochMilliseconds;
  const actual = chargeableDays({ ...period, to: isBefore ? period.from : returnedAt });
  return settleReturn(terms, { booked: agreedDays, actual, minimum: minimumDays }).days;
}

/** An extension that was not for nothing and costs nothing now has become part of another period, or was taken back. */
function partsOf(kept: KeptBooking): readonly BilledPart[] {
  const added = kept.extensions
    .map(({ previousEndsAt, chargeableDays: toDay, netCents, tax }): BilledPart => {
      const fromDay = Math.min(daysUntil(kept, previousEndsAt), toDay);
      return { fromDay, toDay, netCents, tax };
    })
    .filter(({ fromDay, toDay, netCents }) => netCents > 0 || priceDifference(kept.terms, fromDay, toDay).cents === 0);
  const netCents = added.reduce((left, part) => left - part.netCents, kept.netCents);
  return [{ fromDay: 0, toDay: added[0]?.fromDay ?? kept.agreedDays, netCents, tax: kept.tax }, ...added];
}
