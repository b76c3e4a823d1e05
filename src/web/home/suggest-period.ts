const DAY_MS = 86_400_000;
const LEAD_DAYS = 3;
const SUGGESTED_DAYS = 23;
const SATURDAY = 6;

/** A period to start from: in a few days, on a working day, for as long as the month's price begins to pay. */
export function suggestPeriod(now: Date): { readonly from: string; readonly to: string } {
  const from = onWorkingDay(new Date(now.getTime() + LEAD_DAYS * DAY_MS));
  const to = onWorkingDay(new Date(from.getTime() + SUGGESTED_DAYS * DAY_MS));
  return { from: toDate(from), to: toDate(to) };
}

const toDate = (date: Date) => date.toISOString().slice(0, 10);

function onWorkingDay(date: Date): Date {
  const weekday = date.getUTCDay();
  const wait = weekday === SATURDAY ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + wait * DAY_MS);
}
