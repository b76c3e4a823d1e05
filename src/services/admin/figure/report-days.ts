import { daysOfPeriod, type Days, yearBefore } from '#domain/admin/report-period.ts';
import type { ReportPeriod } from '#domain/admin/report.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, fromWallTime } from '#domain/time/wall-clock.ts';

type Asked = {
  readonly period?: ReportPeriod | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type ReportDays = { readonly asked: Days; readonly counted: Days | null; readonly previous: Days | null };

/** The days that a report asks for, those of them that have come, and the same a year before. */
export function reportDays({ period = 'year', from, to }: Asked, now: Date): ReportDays {
  const today = operatorToday(toInstant(now));
  const usual = daysOfPeriod(period, today);
  const asked = {
    from: from ?? (to === undefined || usual.from <= to ? usual.from : to),
    to: to ?? (from === undefined || usual.to >= from ? usual.to : from),
  };
  if (asked.from > today.toString()) return { asked, counted: null, previous: null };
  const counted = { from: asked.from, to: asked.to < today.toString() ? asked.to : today.toString() };
  return { asked, counted, previous: { from: yearBefore(counted.from), to: yearBefore(counted.to) } };
}

/** When a day of the operator begins. */
export const startOf = (day: string): Date => new Date(fromWallTime(`${day}T00:00`, OPERATOR_ZONE));

export const dayAfter = (day: string): string => addDays(day, 1);
