import { type CalendarDate, endOfMonth, startOfMonth, startOfWeek } from '@internationalized/date';

/** Stretches of days that lists are often asked for. */
export const DAY_PRESETS = [
  'today',
  'tomorrow',
  'thisWeek',
  'nextWeek',
  'thisMonth',
  'nextMonth',
  'yesterday',
  'lastWeek',
  'lastMonth',
] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** Weeks begin on Monday in all languages of the shop. */
const mondayOf = (day: CalendarDate) => startOfWeek(day, 'de', 'mon');

const single = (day: CalendarDate) => [day, day] as const;
const week = (monday: CalendarDate) => [monday, monday.add({ days: 6 })] as const;
const month = (day: CalendarDate) => [startOfMonth(day), endOfMonth(day)] as const;

const SPANS = {
  today: single,
  tomorrow: (today) => single(today.add({ days: 1 })),
  thisWeek: (today) => week(mondayOf(today)),
  nextWeek: (today) => week(mondayOf(today).add({ weeks: 1 })),
  thisMonth: month,
  nextMonth: (today) => month(startOfMonth(today).add({ months: 1 })),
  yesterday: (today) => single(today.subtract({ days: 1 })),
  lastWeek: (today) => week(mondayOf(today).subtract({ weeks: 1 })),
  lastMonth: (today) => month(startOfMonth(today).subtract({ months: 1 })),
} as const satisfies Record<DayPreset, (today: CalendarDate) => readonly [CalendarDate, CalendarDate]>;

/** First and last day, as the address of a list has them. */
export function daysOfPreset(preset: DayPreset, today: CalendarDate) {
  const [from, to] = SPANS[preset](today);
  return { from: from.toString(), to: to.toString() };
}

/** Which of them an address asks for. */
export const presetOf = (params: URLSearchParams, today: CalendarDate): DayPreset | undefined =>
  DAY_PRESETS.find((preset) => {
    const { from, to } = daysOfPreset(preset, today);
    return params.get('from') === from && params.get('to') === to;
  });
