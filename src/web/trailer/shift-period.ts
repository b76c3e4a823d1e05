import type { RentalPeriod } from '#contract/period.ts';

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);
const toWallTime = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

/** What a clock shows in a zone, `YYYY-MM-DDTHH:mm`. */
function wallTimeIn(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return parts.format(new Date(instant)).replace(' ', 'T');
}

/** The same rental, as long by the clock of its depot, from another moment on. */
export function shiftPeriod(period: RentalPeriod, instant: string): { readonly from: string; readonly to: string } {
  const from = wallTimeIn(instant, period.timeZone);
  const length = asUtc(period.localTo) - asUtc(period.localFrom);
  return { from, to: toWallTime(asUtc(from) + length) };
}
