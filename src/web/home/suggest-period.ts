import { DAY_MS } from '#domain/time/duration.ts';

const LEAD_DAYS = 3;
const SUGGESTED_DAYS = 23;
const SATURDAY = 6;

/** A period to start from: in a few days, on a working day, for as long as the month's price begins to pay. */
export function suggestPeriod(now: Date): { readonly from: string; readonly to: string } {
  const from = onWorkingDay(new Date(now.getTime() + LEAD_DAYS * DAY_MS));
  const to = onWorkingDay(new Date(from.getTime() + SUGGESTED_DAYS * DAY_MS));
  return { from: toWallTime(from), to: toWallTime(to) };
}

/** Every depot is open then on a working day. */
const USUAL_TIME = 'T08:00';

const toWallTime = (date: Date) => date.toISOString().slice(0, 10) + USUAL_TIME;

function onWorkingDay(date: Date): Date {
  const weekday = date.getUTCDay();
  const wait = weekday === SATURDAY ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + wait * DAY_MS);
}
