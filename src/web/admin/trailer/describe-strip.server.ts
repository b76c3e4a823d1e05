import type { AdminTrailerRow } from '#contract/admin-trailer.ts';
import { CALENDAR_WEEKS } from '#services/admin/trailer/fleet-search.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Format } from '#i18n/format.ts';
import type { StripPart } from './calendar-strip.tsx';

const WIDTH_MS = CALENDAR_WEEKS * 7 * DAY_MS;
const hundredths = (ms: number): number => Math.round((ms / WIDTH_MS) * 10_000) / 100;

/** Where stretches of time lie in the weeks from a moment on. */
function placeIn(startMs: number, from: string, to: string) {
  const start = Math.max(0, Date.parse(from) - startMs);
  const end = Math.min(WIDTH_MS, Date.parse(to) - startMs);
  return { start: hundredths(start), width: hundredths(Math.max(0, end - start)) };
}

type Subject = Pick<AdminTrailerRow, 'calendar' | 'verdict'> & { readonly timeZone: string };
type Weeks = { readonly startMs: number; readonly isAsked: boolean };

/** The calendar of a row, ready to be drawn and to be read aloud. */
export function describeStrip({ calendar, verdict, timeZone }: Subject, { startMs, isAsked }: Weeks, format: Format) {
  const end = startMs + WIDTH_MS;
  const day = (at: string): string => format.shortDate(at, timeZone);
  return {
    // What has no end lies behind what has one.
    parts: calendar
      .toSorted((a, b) => Number(Date.parse(b.to) >= end) - Number(Date.parse(a.to) >= end))
      .map(({ from, to, kind, booking }): StripPart => ({
        kind,
        ...placeIn(startMs, from, to),
        days: Date.parse(to) >= end ? `${day(from)} –` : `${day(from)} – ${day(to)}`,
        who: booking && `${booking.number} ${booking.company}`,
      })),
    asked: isAsked && verdict ? placeIn(startMs, verdict.period.from, verdict.period.to) : null,
  };
}
