import type { BusyKind, TrailerCalendar } from '#contract/trailer.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { addDays, fromWallTime, localDate } from '#domain/time/wall-clock.ts';

type Busy = TrailerCalendar['busy'][number];

/** The part of a day in which trailers change hands. A day of which hardly anything is left is lost. */
const FIRST_TIME = '06:00';
const LAST_TIME = '18:00';
const MOST_MS = 9 * HOUR_MS;

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
  let day = localDate(from, timeZone);
  for (;;) {
    const opens = at(day, FIRST_TIME, timeZone);
    if (opens >= end) return;
    const closes = at(day, LAST_TIME, timeZone);
    yield { day, overlapMs: Math.max(0, Math.min(end, closes) - Math.max(start, opens)) };
    day = addDays(day, 1);
  }
}

const at = (day: string, time: string, timeZone: string): number =>
  Date.parse(fromWallTime(`${day}T${time}`, timeZone));
