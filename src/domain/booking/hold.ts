import type { Temporal } from 'temporal-polyfill';
import { hasPassed, type Span } from '#domain/time/period.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';

const LAPSES_BEFORE_PAUSE = 2;
const PAUSE_MINUTES = 30;

/** What a unit may keep from others without ordering it. */
export type HoldTerms = {
  readonly minutes: number;
  /** At a time. */
  readonly mostTrailers: number;
  /** Of all trailers together, in 24 hours. */
  readonly minutesPerDay: number;
  /** A rental of more days is not held. */
  readonly longestDays: number;
};
export type HoldLimits = Pick<HoldTerms, 'minutesPerDay' | 'longestDays'>;

export const REGULAR_HOLDS = { minutes: 15, mostTrailers: 20 } as const;
/** Before its first order nobody knows whether a unit means to rent at all. */
export const NEWCOMER_HOLDS = { minutes: 10, mostTrailers: 5, minutesPerDay: 120 } as const;

export const holdTermsOf = ({ hasOrdered }: { readonly hasOrdered: boolean }, limits: HoldLimits): HoldTerms =>
  hasOrdered
    ? { ...REGULAR_HOLDS, ...limits }
    : {
        ...NEWCOMER_HOLDS,
        ...limits,
        minutesPerDay: Math.min(limits.minutesPerDay, NEWCOMER_HOLDS.minutesPerDay),
      };

/** A hold of the unit that has not become a rental: it runs until then, or ran out or was let go then. */
export type UnusedHold = { readonly trailerId: string; readonly span: Span };

type HoldWish = {
  /** Lines that are not held yet. */
  readonly lines: readonly { readonly trailerId: string; readonly span: Span }[];
  readonly until: Temporal.Instant;
  /** Of the unit, those that end within the last 24 hours or later. */
  readonly unused: readonly UnusedHold[];
};

export type HoldObstacle =
  | { readonly code: 'hold-too-long' | 'hold-limit' | 'hold-budget' }
  | { readonly code: 'hold-paused'; readonly until: Temporal.Instant };

/** Why a unit may not hold these lines now, although it may order them. */
export function findHoldObstacle(
  { lines, until, unused }: HoldWish,
  terms: HoldTerms,
  now: Temporal.Instant,
): HoldObstacle | undefined {
  if (lines.some(({ span }) => lengthMs(span) > terms.longestDays * DAY_MS)) return { code: 'hold-too-long' };
  const living = unused.filter(({ span }) => !hasPassed(span.to, now));
  if (living.length + lines.length > terms.mostTrailers) return { code: 'hold-limit' };
  const pauses = lines.flatMap(({ trailerId }) => {
    const lapses = unused.filter((hold) => hold.trailerId === trailerId && hasPassed(hold.span.to, now));
    return (
      holdPauseUntil(
        lapses.map(({ span }) => span.to),
        now,
      ) ?? []
    );
  });
  const [longest] = pauses.toSorted((a, b) => b.epochMilliseconds - a.epochMilliseconds);
  if (longest) return { code: 'hold-paused', until: longest };
  const wanted = lines.map(() => ({ from: now, to: until }));
  return hasHoldMinutes(wanted, unused, terms) ? undefined : { code: 'hold-budget' };
}

/** Whether the minutes of the day are enough for these stretches as well. */
export const hasHoldMinutes = (
  wanted: readonly Span[],
  unused: readonly UnusedHold[],
  { minutesPerDay }: Pick<HoldTerms, 'minutesPerDay'>,
): boolean => sumMinutes(wanted) + sumMinutes(unused.map(({ span }) => span)) <= minutesPerDay;

/** Begun minutes count, so that taking and letting go in turn is not free. */
const sumMinutes = (spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + Math.max(Math.ceil(lengthMs(span) / MINUTE_MS), 1), 0);

const lengthMs = ({ from, to }: Span): number => to.epochMilliseconds - from.epochMilliseconds;

/**
 * When a unit may hold a trailer again, if it has let holds of it lapse twice; undefined if it may at once.
 * `lapses` are those of this unit and trailer, in any order.
 */
function holdPauseUntil(lapses: readonly Temporal.Instant[], now: Temporal.Instant): Temporal.Instant | undefined {
  const inOrder = lapses.toSorted((a, b) => a.epochMilliseconds - b.epochMilliseconds);
  const pairs = Math.floor(inOrder.length / LAPSES_BEFORE_PAUSE);
  const until = inOrder[pairs * LAPSES_BEFORE_PAUSE - 1]?.add({ minutes: PAUSE_MINUTES });
  return until && !hasPassed(until, now) ? until : undefined;
}
