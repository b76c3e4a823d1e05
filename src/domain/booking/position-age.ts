import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';

/** Older positions no longer say where a trailer is. */
const STALE_MS = 6 * HOUR_MS;

type PositionAge = {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
  readonly isStale: boolean;
};

/** How long ago something was, in the unit people would use. */
export function positionAge(at: string, now: number): PositionAge {
  const age = Math.max(0, now - Date.parse(at));
  const isStale = age > STALE_MS;
  if (age < HOUR_MS) return { unit: 'minutes', count: Math.floor(age / MINUTE_MS), isStale };
  if (age < 2 * DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS), isStale };
  return { unit: 'days', count: Math.floor(age / DAY_MS), isStale };
}
