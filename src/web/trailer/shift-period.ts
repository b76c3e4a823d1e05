import type { RentalPeriod } from '#contract/period.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';

const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);

/** The same rental, as long by the clock of its depot, from another moment on. */
export function shiftPeriod(period: RentalPeriod, instant: string): { readonly from: string; readonly to: string } {
  const from = toWallTime(instant, period.timeZone);
  const length = asUtc(period.localTo) - asUtc(period.localFrom);
  return { from, to: toWallTime(new Date(asUtc(from) + length), 'UTC') };
}
