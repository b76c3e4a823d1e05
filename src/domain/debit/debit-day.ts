import { Temporal } from 'temporal-polyfill';
import { firstTargetDay, isTargetDay, nextTargetDay, previousTargetDay } from '#domain/payment/target-day.ts';

const read = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** The last day on which the bank takes the file of a collection. */
export const lastFileDay = (collectOn: string): string => previousTargetDay(read(collectOn)).toString();

/** The latest collection whose file somebody should see to today: with a day of the banks to spare. */
export const latestToSeeTo = (today: string): string => nextTargetDay(nextTargetDay(read(today))).toString();

/** Whether a file that is sent today can still be collected that day. */
export const canCollectOn = (collectOn: string, today: string): boolean =>
  isTargetDay(read(collectOn)) && today <= lastFileDay(collectOn);

/** The first day that a file of today can be collected on, from the one that was announced on. */
export function firstCollectDay(announcedFor: string, today: string): string {
  const earliest = nextTargetDay(firstTargetDay(read(today))).toString();
  return announcedFor > earliest ? firstTargetDay(read(announcedFor)).toString() : earliest;
}

/** A debit that failed for want of money is tried again after a week. */
const RETRY_DAYS = 7;
export const retryDay = (today: string): string => firstTargetDay(read(today).add({ days: RETRY_DAYS })).toString();
