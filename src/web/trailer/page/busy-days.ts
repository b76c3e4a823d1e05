import {
  type CalendarDate,
  parseAbsolute,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import type { BusyKind, TrailerCalendar } from '#contract/trailer.ts';

type Busy = TrailerCalendar['busy'][number];

/** The part of a day in which trailers change hands. A day of which hardly anything is left is lost. */
const FIRST_HOUR = 6;
const LAST_HOUR = 18;
const MOST_MS = 9 * 3_600_000;

/**
 * The local days on which a trailer cannot be had at all, and why. A day of which some hours are left is not
 * among them. An ended certificate gives way to every other reason, as it ends a trailer's days for good.
 */
export function toBusyDays({ busy, timeZone }: TrailerCalendar): Readonly<Record<string, BusyKind>> {
  const lostMs = new Map<string, number>();
  const days: Record<string, BusyKind> = {};
  const inOrder = busy.toSorted((a, b) => Number(b.kind === 'certificate') - Number(a.kind === 'certificate'));
  for (const stretch of inOrder) {
    for (const { day, overlapMs } of touchedDays(stretch, timeZone)) {
      const isCertificate = stretch.kind === 'certificate';
      const lost = isCertificate ? overlapMs : overlapMs + (lostMs.get(day) ?? 0);
      if (!isCertificate) lostMs.set(day, lost);
      if (lost >= MOST_MS) days[day] = stretch.kind;
    }
  }
  return days;
}

function* touchedDays({ from, to }: Busy, timeZone: string): Generator<{ day: string; overlapMs: number }> {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  let day = toCalendarDate(parseAbsolute(from, timeZone));
  for (;;) {
    const opens = atHour(day, FIRST_HOUR, timeZone);
    if (opens >= end) return;
    const closes = atHour(day, LAST_HOUR, timeZone);
    yield { day: day.toString(), overlapMs: Math.max(0, Math.min(end, closes) - Math.max(start, opens)) };
    day = day.add({ days: 1 });
  }
}

const atHour = (day: CalendarDate, hour: number, timeZone: string): number =>
  toZoned(toCalendarDateTime(day, new Time(hour)), timeZone)
    .toDate()
    .getTime();
