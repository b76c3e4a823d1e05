import { Temporal } from 'temporal-polyfill';
import { OPERATOR_ZONE } from '../time/operator-zone.ts';
import { toMinute } from './bar.ts';
import type { BoardZoom } from './board-view.ts';

/** How many days a board shows, and how many it begins before today where no day is asked for. */
const DAYS = {
  hours: { shown: 2, before: 0 },
  days: { shown: 21, before: 4 },
  weeks: { shown: 91, before: 7 },
} as const satisfies Record<BoardZoom, unknown>;

export type BoardDay = { readonly date: string; readonly from: number; readonly to: number };

/** The days that a board shows, by the clock of the operator: two of them a year are longer or shorter than others. */
export function boardDays(now: Temporal.Instant, zoom: BoardZoom, from: string | undefined): readonly BoardDay[] {
  const { shown, before } = DAYS[zoom];
  const today = now.toZonedDateTimeISO(OPERATOR_ZONE).toPlainDate();
  const first = from === undefined ? today.subtract({ days: before }) : Temporal.PlainDate.from(from);
  return Array.from({ length: shown }, (_, i) => {
    const date = first.add({ days: i });
    return {
      date: date.toString(),
      from: toMinute(date.toZonedDateTime(OPERATOR_ZONE).toInstant()),
      to: toMinute(date.add({ days: 1 }).toZonedDateTime(OPERATOR_ZONE).toInstant()),
    };
  });
}

/** The first day of the board that is so many boards further. */
export const turnBoard = (first: string, zoom: BoardZoom, boards: -1 | 1): string =>
  Temporal.PlainDate.from(first)
    .add({ days: boards * DAYS[zoom].shown })
    .toString();
