import type { Temporal } from 'temporal-polyfill';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { isTargetDay, nextTargetDay } from './target-day.ts';

/** Later in the day, many banks carry a transfer out on their next one. */
const CUT_OFF_HOUR = 14;
const CREDITED_BY = '18:00';

/**
 * Until when a transfer that is ordered now has arrived: banks have until the end of the bank day after the one on which
 * they take it. An instant one may be faster; nobody can count on the customer's bank for it.
 */
export function transferArrival(now: Temporal.Instant): Temporal.Instant {
  const local = now.toZonedDateTimeISO(OPERATOR_ZONE);
  const today = local.toPlainDate();
  const taken = isTargetDay(today) && local.hour < CUT_OFF_HOUR ? today : nextTargetDay(today);
  return nextTargetDay(taken).toZonedDateTime({ timeZone: OPERATOR_ZONE, plainTime: CREDITED_BY }).toInstant();
}
