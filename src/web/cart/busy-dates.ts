import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import type { TrailerCalendar } from '#contract/trailer.ts';

/** Before the first and after the last of these hours nothing changes hands, so a day without them is lost. */
const FIRST_HOUR = 6;
const LAST_HOUR = 18;

/** The local days, `YYYY-MM-DD`, on which somebody else has the trailer all day. */
export function toBusyDates({ busy, timeZone }: TrailerCalendar): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { from, to } of busy) {
    const start = parseAbsolute(from, timeZone);
    const end = parseAbsolute(to, timeZone);
    const last = toCalendarDate(end);
    const isFirstLost = start.hour < FIRST_HOUR || (start.hour === FIRST_HOUR && start.minute === 0);
    let day = isFirstLost ? toCalendarDate(start) : toCalendarDate(start).add({ days: 1 });
    for (; day.compare(last) < 0; day = day.add({ days: 1 })) days.add(day.toString());
    if (day.compare(last) === 0 && end.hour >= LAST_HOUR) days.add(last.toString());
  }
  return days;
}
