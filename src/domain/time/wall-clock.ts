import { DAY_MS, MINUTE_MS } from './duration.ts';

/** An instant in any of the forms in which the shop has one. */
type Moment = Date | string | { readonly epochMilliseconds: number };

const toMs = (at: Moment): number =>
  typeof at === 'object' && 'epochMilliseconds' in at ? at.epochMilliseconds : new Date(at).getTime();

/** Making a clock costs far more than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('sv-SE', { ...digits, hourCycle: 'h23', timeZone });
  clocks.set(timeZone, made);
  return made;
}

/** What a clock in a zone shows, `YYYY-MM-DDTHH:mm`. */
export const toWallTime = (at: Moment, timeZone: string): string =>
  clockOf(timeZone).format(toMs(at)).replace(' ', 'T');

export const localDate = (at: Moment, timeZone: string): string => toWallTime(at, timeZone).slice(0, 10);

export const localYear = (at: Moment, timeZone: string): string => toWallTime(at, timeZone).slice(0, 4);

/** The same figures on a clock that shows UTC. */
const asUtc = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);

/**
 * The instant at which a clock in a zone shows a wall time (`YYYY-MM-DDTHH:mm`). What it shows twice is the first of
 * the two; what it leaves out counts on by the clock before the change.
 */
export function fromWallTime(wallTime: string, timeZone: string): string {
  const shown = asUtc(wallTime);
  const aheadAt = (ms: number): number =>
    asUtc(toWallTime({ epochMilliseconds: ms }, timeZone)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  const [before, after] = [shown - aheadAt(shown - DAY_MS), shown - aheadAt(shown + DAY_MS)];
  const isAfter = shown - aheadAt(before) !== before && shown - aheadAt(after) === after;
  return new Date(isAfter ? after : before).toISOString();
}

/** So many calendar days later, at the same time of day if it has one. */
export const addDays = (wallTime: string, days: number): string =>
  new Date(Date.parse(`${wallTime.slice(0, 10)}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) +
  wallTime.slice(10);

/** How many calendar days later the second date is. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to.slice(0, 10)}T00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00Z`)) / DAY_MS;
