import { Temporal } from 'temporal-polyfill';
import { firstTargetDay } from '#domain/payment/target-day.ts';

/** That day, or the next one on which banks work. */
export const bankDay = (day: string): string => firstTargetDay(Temporal.PlainDate.from(day)).toString();
