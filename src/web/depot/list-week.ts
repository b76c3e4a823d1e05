import type { Format } from '#i18n/format.ts';
import type { Hours } from './format-hours.ts';

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

type WeekRow = { readonly day: string; readonly times: string; readonly isToday: boolean };

/** Every day of the week with its hours, as `closed` where it has none. */
export const listWeek = (
  hours: Hours,
  { format, closed, today }: { readonly format: Format; readonly closed: string; readonly today: number | undefined },
): readonly WeekRow[] =>
  WEEK.map((day) => ({
    day: format.weekday(day),
    times: (hours[day] ?? []).map(({ from, to }) => `${from}–${to}`).join(', ') || closed,
    isToday: Number(day) === today,
  }));
