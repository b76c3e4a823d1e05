import type { TrailerType } from '#domain/trailer/trailer-type.ts';

/** Orders of an average month; with the fleet of the demo and a rental of a month on average, six in ten trailers are out. */
const ORDERS_A_MONTH = 41;
/** How far the busiest and the quietest month are from it. */
const SWING = 0.05;
const BUSIEST_MONTH = 10;

/** How many orders a month of the year brings; neighbouring months differ by a few. */
export const ordersOfMonth = (month: number): number =>
  Math.round(ORDERS_A_MONTH * (1 + SWING * Math.cos((2 * Math.PI * (month - BUSIEST_MONTH)) / 12)));

/** The share of the fleet that is out on an average day. */
export const SHARE_OUT = 0.62;

const REEFERS_OUT = 0.8;
/** From January to December: building sites rest in winter, grain is carted from July to October. */
const TIPPERS_OUT = [0.3, 0.35, 0.5, 0.6, 0.7, 0.7, 0.7, 0.7, 0.7, 0.65, 0.5, 0.35];
const GRAIN_OUT = [0.3, 0.3, 0.4, 0.45, 0.5, 0.6, 0.9, 0.95, 0.9, 0.75, 0.5, 0.35];

/** The share of the trailers of a type that should be out in a month; those without a season make up for the others. */
export function shareOut(
  type: TrailerType,
  month: number,
  fleet: Readonly<Partial<Record<TrailerType, number>>>,
): number {
  const seasonal: Readonly<Partial<Record<TrailerType, number>>> = {
    cool: REEFERS_OUT,
    tipper: TIPPERS_OUT[month - 1] ?? 0,
    tipperAgrar: GRAIN_OUT[month - 1] ?? 0,
  };
  const own = seasonal[type];
  if (own !== undefined) return own;
  let all = 0;
  let out = 0;
  let others = 0;
  for (const [name, count] of Object.entries(fleet)) {
    all += count;
    const share = seasonal[name as TrailerType];
    if (share === undefined) others += count;
    else out += share * count;
  }
  return (SHARE_OUT * all - out) / others;
}

/** Orders come on working days; a few on weekends, as the shop never closes. Monday is 1. */
const ORDERS_BY_WEEKDAY = [0, 1.2, 1.1, 1, 1, 0.9, 0.25, 0.15];
export const orderWeight = (weekday: number): number => ORDERS_BY_WEEKDAY[weekday] ?? 0;

/** Trailers leave at the beginning of a week and come back at its end. */
export const isPickUpWeekday = (weekday: number): boolean => weekday <= 2;
export const isReturnWeekday = (weekday: number): boolean => weekday >= 4 && weekday <= 6;
