import { perObject } from '../per-object.ts';
import { OPERATOR_ZONE } from './operator-zone.ts';
import { localDate } from './wall-clock.ts';

/** Until when rentals are made; beyond, nobody knows the depots' hours. */
export type RentalHorizon = { readonly now: Date; readonly years: number };

/** The last day on which a rental may end: the operator's today, so many years on. */
export const lastRentalDay = perObject(({ now, years }: RentalHorizon): string => {
  const [year = '', month = '', day = ''] = localDate(now, OPERATOR_ZONE).split('-');
  const then = Number(year) + years;
  const lastOfMonth = new Date(Date.UTC(then, Number(month), 0)).getUTCDate();
  return [then, month, String(Math.min(Number(day), lastOfMonth)).padStart(2, '0')].join('-');
});

/** Whether a rental that ends at a wall time of its depot, or on such a day, ends too late. */
export const isBeyondHorizon = (end: string, horizon: RentalHorizon): boolean =>
  end.slice(0, 10) > lastRentalDay(horizon);
