import { Temporal } from 'temporal-polyfill';
import { isTargetDay } from '#domain/payment/target-day.ts';

const BANK_ZONE = 'Europe/Berlin';

/** Seconds until ten o'clock on the next weekday (1 is Monday) around which banks rest at weekends only. */
export function secondsUntilWeekday(now: Date, dayOfWeek: number): number {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(BANK_ZONE);
  let day = here.toPlainDate().add({ days: 1 });
  const isQuiet = (date: Temporal.PlainDate) =>
    Array.from({ length: 7 }, (_, i) => date.add({ days: i })).every((near) => near.dayOfWeek > 5 || isTargetDay(near));
  while (day.dayOfWeek !== dayOfWeek || !isQuiet(day)) day = day.add({ days: 1 });
  const at = day.toZonedDateTime({ timeZone: BANK_ZONE, plainTime: '10:00' });
  return (at.epochMilliseconds - here.epochMilliseconds) / 1000;
}
