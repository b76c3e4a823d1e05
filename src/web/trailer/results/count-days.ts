const DAY_MS = 86_400_000;
const GRACE_MS = 2 * 3_600_000;

const hasTime = (wallTime: string): boolean => wallTime.length > 10;
const asUtc = (wallTime: string): number => Date.parse(hasTime(wallTime) ? `${wallTime}:00Z` : `${wallTime}T00:00Z`);

/**
 * About how many days will be charged: started days between two wall times, with two hours of grace. A date alone lasts
 * from the first opening to the last closing, so it counts as a day of its own. The depot has the last word.
 */
export function countDays(from: string, to: string): number {
  const end = asUtc(to) + (hasTime(to) ? 0 : DAY_MS);
  const begin = asUtc(from.slice(0, hasTime(to) ? undefined : 10));
  return Math.max(1, Math.ceil((end - begin - GRACE_MS) / DAY_MS));
}
