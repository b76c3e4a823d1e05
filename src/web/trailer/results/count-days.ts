import { GRACE_HOURS } from '#domain/booking/chargeable-days.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';

const hasTime = (wallTime: string): boolean => wallTime.length > 10;
const asUtc = (wallTime: string): number => Date.parse(hasTime(wallTime) ? `${wallTime}:00Z` : `${wallTime}T00:00Z`);

/**
 * About how many days will be charged: started days between two wall times, with the usual grace. A date alone lasts
 * from the first opening to the last closing, so it counts as a day of its own. The depot has the last word.
 */
export function countDays(from: string, to: string): number {
  const end = asUtc(to) + (hasTime(to) ? 0 : DAY_MS);
  const begin = asUtc(from.slice(0, hasTime(to) ? undefined : 10));
  return Math.max(1, Math.ceil((end - begin - GRACE_HOURS * HOUR_MS) / DAY_MS));
}
