import type { Temporal } from 'temporal-polyfill';
import { isOpenOn } from './yard-time.ts';
import type { PlanGround, PlannedTrailer } from './plan.ts';

/** No rental of the plan reaches further. */
const FAR = 400;

/** Which trailer is taken on which days, while the plan grows. Both ends of a rental are taken days. */
export type Diary = ReturnType<typeof openDiary>;

export function openDiary({ today, trailers, calendars, taken }: PlanGround) {
  const days = new Map<string, { fromDay: number; toDay: number }[]>(trailers.map(({ number }) => [number, []]));
  for (const { trailer, fromDay, toDay } of taken) days.get(trailer)?.push({ fromDay, toDay });
  /** How many trailers of a type are out on a day. */
  const out = new Map<string, number>();
  const openDays = new Map<string, boolean>();

  const dateOf = (day: number): Temporal.PlainDate => today.add({ days: day });
  const weekdayOf = (day: number): number => ((((today.dayOfWeek - 1 + day) % 7) + 7) % 7) + 1;
  const isOpen = (depotCode: string, day: number): boolean => {
    const key = `${depotCode} ${day}`;
    const known = openDays.get(key);
    if (known !== undefined) return known;
    const calendar = calendars.get(depotCode);
    const isOpenThen = calendar !== undefined && isOpenOn(calendar, dateOf(day));
    openDays.set(key, isOpenThen);
    return isOpenThen;
  };

  const countOut = (type: string, fromDay: number, toDay: number): void => {
    for (let day = fromDay; day < toDay; day += 1) {
      out.set(`${type} ${day}`, (out.get(`${type} ${day}`) ?? 0) + 1);
    }
  };

  return {
    dateOf,
    weekdayOf,
    isOpen,
    isFree: (number: string, fromDay: number, toDay: number): boolean =>
      (days.get(number) ?? []).every((stay) => stay.toDay < fromDay || toDay < stay.fromDay),
    /** The first taken day after a free one. */
    nextTaken: (number: string, day: number): number =>
      Math.min(FAR, ...(days.get(number) ?? []).filter((stay) => stay.fromDay > day).map(({ fromDay }) => fromDay)),
    /** The last taken day before a free one. */
    lastTaken: (number: string, day: number): number =>
      Math.max(-FAR * 2, ...(days.get(number) ?? []).filter((stay) => stay.toDay < day).map(({ toDay }) => toDay)),
    take: ({ number, type }: PlannedTrailer, fromDay: number, toDay: number): void => {
      days.get(number)?.push({ fromDay, toDay });
      countOut(type, fromDay, toDay);
    },
    countOut,
    outOn: (type: string, day: number): number => out.get(`${type} ${day}`) ?? 0,
    /** An open day near another one: the nearest that is `preferred`, else the nearest. */
    openNear: (
      depotCode: string,
      day: number,
      { from, to, preferred }: { from: number; to: number; preferred: (weekday: number) => boolean },
    ): number | undefined => {
      const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
        .filter((candidate) => isOpen(depotCode, candidate))
        .toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day));
      return near.find((candidate) => preferred(weekdayOf(candidate))) ?? near[0];
    },
  };
}
