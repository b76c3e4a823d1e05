import { Temporal } from 'temporal-polyfill';
import { OPERATOR_ZONE } from './operator-zone.ts';

export const operatorToday = (now: Temporal.Instant): Temporal.PlainDate =>
  now.toZonedDateTimeISO(OPERATOR_ZONE).toPlainDate();

const noonOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: OPERATOR_ZONE, plainTime: Temporal.PlainTime.from('12:00') }).toInstant();

export type SampledDay = {
  readonly day: string;
  readonly time: 'past' | 'today' | 'ahead';
  /** The moment that stands for the day. */
  readonly at: Temporal.Instant;
};

/** The days around today, each with the moment at which it is looked at: noon, and of today now. */
export function sampleDays(now: Temporal.Instant, before: number, after: number): readonly SampledDay[] {
  const today = operatorToday(now);
  return Array.from({ length: before + 1 + after }, (_, i): SampledDay => {
    const day = today.add({ days: i - before });
    const time = i < before ? 'past' : i === before ? 'today' : 'ahead';
    return { day: day.toString(), time, at: time === 'today' ? now : noonOf(day) };
  });
}

export type MonthSoFar = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** This month until now, and the month before until the same day and hour, or its own end if it is shorter. */
export function monthsSoFar(now: Temporal.Instant): { readonly current: MonthSoFar; readonly previous: MonthSoFar } {
  const local = now.toZonedDateTimeISO(OPERATOR_ZONE);
  const start = local.with({ day: 1 }).startOfDay();
  const previousStart = start.subtract({ months: 1 });
  return {
    current: { from: start.toInstant(), to: now },
    previous: { from: previousStart.toInstant(), to: local.subtract({ months: 1 }).toInstant() },
  };
}

/** The week from Monday to Monday that a moment lies in. */
export function operatorWeek(now: Temporal.Instant): {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
} {
  const today = now.toZonedDateTimeISO(OPERATOR_ZONE).startOfDay();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return { from: monday.toInstant(), to: monday.add({ days: 7 }).toInstant() };
}
