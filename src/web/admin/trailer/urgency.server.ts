import { SOON_DAYS } from '#contract/admin-trailer-input.ts';
import type { Urgency } from './trailer-badges.tsx';
import { DAY_MS } from '#domain/time/duration.ts';

export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / DAY_MS);

export function urgencyOf(day: string, now: Date): Urgency {
  const days = daysUntil(day, now);
  if (days < 0) return 'over';
  return days <= SOON_DAYS ? 'soon' : 'far';
}
