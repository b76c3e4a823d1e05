import { Temporal } from 'temporal-polyfill';

/** What a search asks for, local to each depot: a date alone, or a date with a time. */
export type WallTime =
  | { readonly date: Temporal.PlainDate; readonly time: null }
  | { readonly date: Temporal.PlainDate; readonly time: Temporal.PlainTime };

const WALL_TIME = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** Reads `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; anything else is undefined. */
export function parseWallTime(text: string): WallTime | undefined {
  const [, day, clock] = WALL_TIME.exec(text) ?? [];
  if (day === undefined) return undefined;
  try {
    const date = Temporal.PlainDate.from(day, { overflow: 'reject' });
    return { date, time: clock === undefined ? null : Temporal.PlainTime.from(clock) };
  } catch {
    return undefined;
  }
}

export const formatWallTime = ({ date, time }: WallTime): string =>
  date.toString() + (time === null ? '' : `T${time.toString({ smallestUnit: 'minute' })}`);
