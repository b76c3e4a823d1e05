import { firstHandoverFrom, lastHandoverUntil } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { Temporal } from 'temporal-polyfill';
import { chargeableDays } from './chargeable-days.ts';
import type { Period } from '#domain/time/period.ts';

/**
 * What a rental that is too short can be made into: one of so many days from the same pick-up on. If its last day ends
 * while the depot is closed, it ends with the closing before that, as long as it is charged for as many days; else with
 * the next opening.
 */
export function shortestRental(calendar: DepotCalendar, from: Temporal.Instant, minimumDays: number): Period {
  const { timeZone } = calendar;
  const end = from.toZonedDateTimeISO(timeZone).add({ days: minimumDays }).toInstant();
  const before = lastHandoverUntil(calendar, end);
  if (before && before.epochMilliseconds > from.epochMilliseconds) {
    const within = { from, to: before, timeZone };
    if (chargeableDays(within) >= minimumDays) return within;
  }
  return { from, to: firstHandoverFrom(calendar, end) ?? end, timeZone };
}
