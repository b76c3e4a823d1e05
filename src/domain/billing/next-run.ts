import type { Temporal } from 'temporal-polyfill';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';

/** When orders are billed every night, by the operator's clock. */
export const BILLING_TIME = { hour: 2, minute: 10 } as const;

/** The day of the next run. */
export function nextRunDay(now: Temporal.Instant): string {
  const local = now.toZonedDateTimeISO(OPERATOR_ZONE);
  const isOver = local.hour * 60 + local.minute >= BILLING_TIME.hour * 60 + BILLING_TIME.minute;
  return local
    .toPlainDate()
    .add({ days: isOver ? 1 : 0 })
    .toString();
}
