import { MINUTE_MS } from '#domain/time/duration.ts';
import { addDays, fromWallTime, toWallTime } from '#domain/time/wall-clock.ts';
import { handoverTimes, nearestTime, type Openings } from '#web/booking/handover-times.ts';

/** What of a booking is taken hold of. */
export const GRIPS = ['end', 'whole', 'start'] as const;
export type Grip = (typeof GRIPS)[number];

/** From the pick-up to the return, in minutes since 1970. */
export type Times = { readonly from: number; readonly due: number };

/** Where the depot is, and when it hands over. */
type Place = { readonly timeZone: string; readonly openings: Openings };

/** Nobody closes for longer. */
const SEARCH_DAYS = 60;

export const toWall = (minute: number, timeZone: string): string =>
  toWallTime({ epochMilliseconds: minute * MINUTE_MS }, timeZone);
const toMinute = (wall: string, timeZone: string): number => Date.parse(fromWallTime(wall, timeZone)) / MINUTE_MS;

/** Each end that is held goes on by days or hours, to a time at which the depot hands over. Nothing ends before it begins. */
export function stepOn(
  now: Times,
  grip: Grip,
  { by, way, base }: { readonly by: 'day' | 'hour'; readonly way: 1 | -1; readonly base: Times },
  place: Place,
): Times {
  const step = (minute: number, usual: number): number => {
    const { timeZone } = place;
    if (by === 'hour') return toMinute(nextOpen(toWall(minute + way * 60, timeZone), way, place.openings), timeZone);
    // A day on which it closes early must not shorten all that follow.
    const wish = addDays(toWall(minute, timeZone), way).slice(0, 11) + toWall(usual, timeZone).slice(11);
    return toMinute(nearestOpen(wish, way, place.openings), timeZone);
  };
  return inOrder(now, {
    from: grip === 'end' ? now.from : step(now.from, base.from),
    due: grip === 'start' ? now.due : step(now.due, base.due),
  });
}

/** Each end that is held goes so many minutes on, and then to the nearest time at which the depot hands over. */
export function shiftBy(base: Times, grip: Grip, minutes: number, place: Place): Times {
  if (minutes === 0) return base;
  const way = minutes < 0 ? -1 : 1;
  const shift = (minute: number): number => {
    const rounded = Math.round((minute + minutes) / 30) * 30;
    return toMinute(nearestOpen(toWall(rounded, place.timeZone), way, place.openings), place.timeZone);
  };
  return inOrder(base, {
    from: grip === 'end' ? base.from : shift(base.from),
    due: grip === 'start' ? base.due : shift(base.due),
  });
}

/** A way between depots takes as long at any other time, and no depot has to be open for it. */
export function driftBy({ from, due }: Times, minutes: number): Times {
  const by = Math.round(minutes / 30) * 30;
  return { from: from + by, due: due + by };
}

/** A day on it is the same time by the clock. */
export function driftOn(
  { from, due }: Times,
  { by, way }: { readonly by: 'day' | 'hour'; readonly way: 1 | -1 },
  timeZone: string,
): Times {
  const next = by === 'hour' ? from + way * 60 : toMinute(addDays(toWall(from, timeZone), way), timeZone);
  return { from: next, due: due + next - from };
}

const inOrder = (before: Times, after: Times): Times => (after.from < after.due ? after : before);

/** The time of that day nearest to a wish, or of the next day on the way on which anything is handed over. */
function nearestOpen(wish: string, way: 1 | -1, openings: Openings): string {
  for (let days = 0; days < SEARCH_DAYS; days += 1) {
    const date = addDays(wish.slice(0, 10), days * way);
    const time = nearestTime(handoverTimes(openings, date), wish.slice(11));
    if (time !== undefined) return `${date}T${time}`;
  }
  return wish;
}

/** The wish if the depot hands over then, else the next time on the way. */
function nextOpen(wish: string, way: 1 | -1, openings: Openings): string {
  for (let days = 0; days < SEARCH_DAYS; days += 1) {
    const date = addDays(wish.slice(0, 10), days * way);
    const times = handoverTimes(openings, date).map((time) => `${date}T${time}`);
    const found = way > 0 ? times.find((time) => time >= wish) : times.findLast((time) => time <= wish);
    if (found !== undefined) return found;
  }
  return wish;
}
