import { perObject } from '#domain/per-object.ts';
import type { Period } from '#domain/time/period.ts';
import { DAY_MS } from '#domain/time/duration.ts';

/** How much longer than its days a rental may last. */
export const GRACE_HOURS = 2;

/**
 * Started days, each from the local pick-up time to the same time of the next date, with two hours of grace at the end.
 * Dates are counted, not hours, so a day on which the clocks change is one day.
 */
export const chargeableDays = perObject(({ from, to, timeZone }: Period): number => {
  const start = from.toZonedDateTimeISO(timeZone);
  const isCoveredBy = (days: number): boolean =>
    to.epochMilliseconds <= start.add({ days }).add({ hours: GRACE_HOURS }).epochMilliseconds;
  const elapsed = Math.floor((to.epochMilliseconds - from.epochMilliseconds) / DAY_MS);
  let days = Math.max(1, elapsed - 1);
  while (!isCoveredBy(days)) days += 1;
  return days;
});
