import type { BusyKind } from '#contract/trailer.ts';
import type { DayMark } from '#web/ui/calendar-days.tsx';

type BusyDays = Readonly<Record<string, BusyKind>>;
type Day = { toString(): string };

/**
 * Whether a day can be an end of the period. After its first certificate ends a trailer is not handed out any more, but
 * a long rental may reach beyond: the workshop renews the certificate then.
 */
export const isBusyFor =
  (busyDays: BusyDays) =>
  (day: Day, start: Day | null): boolean => {
    const kind = busyDays[day.toString()];
    return kind !== undefined && (kind !== 'certificate' || start === null);
  };

type Marks = {
  readonly busyDays: BusyDays;
  /** The day of the return, and the last one up to which it costs nothing more to keep the trailer. */
  readonly after: string;
  readonly lastFreeDay: string | undefined;
};

export function markDay(day: string, { busyDays, after, lastFreeDay }: Marks): DayMark | undefined {
  if (busyDays[day] !== undefined) return 'taken';
  return lastFreeDay !== undefined && after < day && day <= lastFreeDay ? 'free' : undefined;
}
