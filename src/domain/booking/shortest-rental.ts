import { firstHandoverFrom, lastHandoverUntil } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { Temporal } from 'temporal-polyfill';
import { chargeableDays } from './chargeable-days.ts';
import { zonesOf } from './snapped-period.ts';
import type { Period } from '#domain/time/period.ts';

/**
 * What a rental that is too short can be made into: one of so many days from the same pick-up on. If its last day ends
 * while the depot is closed, it ends with the closing before that, as long as it is charged for as many days; else with
 * the next opening.
 */
export function shortestRental(
  calendar: DepotCalendar,
  from: Temporal.Instant,
  minimumDays: number,
  returnCalendar = calendar,
): Period {
  const zones = zonesOf(calendar, returnCalendar);
  const end = from.toZonedDateTimeISO(zones.timeZone).add({ days: minimumDays }).toInstant();
  const before = lastHandoverUntil(returnCalendar, end);
  if (before && before.epochMilliseconds > from.epochMilliseconds) {
    const within = { from, to: before, ...zones };
    if (chargeableDays(within) >= minimumDays) return within;
  }
  return { from, to: firstHandoverFrom(returnCalendar, end) ?? end, ...zones };
}
