import type { Temporal } from 'temporal-polyfill';
import { lastHandoverUntil } from '#domain/depot/opening.ts';
import { checkExtension, type ExtensionQuestion } from './extension.ts';

export const SUGGESTED_ENDS = ['free', 'week', 'twoWeeks', 'longest'] as const;
export type SuggestedKind = (typeof SUGGESTED_ENDS)[number];
export type SuggestedEnd = { readonly kind: SuggestedKind; readonly to: Temporal.Instant };

type Ground = Omit<ExtensionQuestion, 'newTo'> & {
  /** So many days the rent already pays for. */
  readonly paidDays: number;
};

/** Ends of a longer rental that are possible and that people often want, each once, the earliest first. */
export function suggestEnds(ground: Ground, now: Temporal.Instant): readonly SuggestedEnd[] {
  const { period, calendar, paidDays } = ground;
  const start = period.from.toZonedDateTimeISO(period.timeZone);
  // Who is late already goes on from today.
  const isLate = period.to.epochMilliseconds < now.epochMilliseconds;
  const base = (isLate ? toNextQuarter(now) : period.to).toZonedDateTimeISO(period.timeZone);
  const wishes: Record<SuggestedKind, Temporal.Instant | null> = {
    free: start.add({ days: paidDays }).toInstant(),
    week: base.add({ days: 7 }).toInstant(),
    twoWeeks: base.add({ days: 14 }).toInstant(),
    longest: checkExtension({ ...ground, newTo: period.to }, now).longestTo,
  };
  const found: SuggestedEnd[] = [];
  for (const kind of SUGGESTED_ENDS) {
    const wish = wishes[kind];
    const to = wish && lastHandoverUntil(calendar, wish);
    if (!to || checkExtension({ ...ground, newTo: to }, now).problem !== null) continue;
    if (!found.some((known) => known.to.epochMilliseconds === to.epochMilliseconds)) found.push({ kind, to });
  }
  return found.toSorted((a, b) => a.to.epochMilliseconds - b.to.epochMilliseconds);
}

const toNextQuarter = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' });
