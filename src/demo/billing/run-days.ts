import { Temporal } from 'temporal-polyfill';
import { CYCLE_DAYS } from '#domain/billing/billable-days.ts';
import { BILLING_TIME } from '#domain/billing/next-run.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import type { PastBill } from './load-bills.ts';

const NIGHTS = new Map<string, Date>();

/** When orders were billed in the night to a day. */
export function runAt(day: string): Date {
  const known = NIGHTS.get(day);
  if (known !== undefined) return known;
  const at = Temporal.PlainDate.from(day).toPlainDateTime(BILLING_TIME).toZonedDateTime(OPERATOR_ZONE);
  const night = new Date(at.epochMilliseconds);
  NIGHTS.set(day, night);
  return night;
}

/**
 * The nights in which a run may have found something to bill of an order: after what has happened to it, and when a month
 * or its cycle was over. What was extended was short before, and nothing of it was billed until then.
 */
export function runDays({ bookings, extensions, charges, payer }: PastBill, last: string): readonly string[] {
  const after = (at: Date): string => addDays(dayOf(at), 1);
  const endsOfCycles = payer.billingCycle === 'days28' ? endsOf28Days : firstsOfMonths;
  const days = [
    ...bookings.flatMap(({ returnedAt }) => (returnedAt === null ? [] : [after(returnedAt)])),
    ...bookings.flatMap(({ startsAt, timeZone, pickedUpAt, returnedAt }) => {
      const to = returnedAt === null ? last : dayOf(returnedAt);
      return pickedUpAt === null ? [] : endsOfCycles(localDate(startsAt, timeZone), to);
    }),
    ...extensions.map(({ createdAt }) => after(createdAt)),
    ...charges.map(({ createdAt, billAfter }) => (billAfter === null ? after(createdAt) : addDays(billAfter, 1))),
  ];
  const extended = extensions.map(({ createdAt }) => dayOf(createdAt)).reduce((a, b) => (a > b ? a : b), '');
  return [...new Set(days)].filter((day) => day > extended && day <= last).toSorted();
}

const dayOf = (at: Date): string => operatorToday(toInstant(at)).toString();

function endsOf28Days(from: string, to: string): readonly string[] {
  const ends: string[] = [];
  for (let end = addDays(from, CYCLE_DAYS); end <= to; end = addDays(end, CYCLE_DAYS)) ends.push(end);
  return ends;
}

function firstsOfMonths(from: string, to: string): readonly string[] {
  const firsts: string[] = [];
  let month = Temporal.PlainDate.from(from).toPlainYearMonth().add({ months: 1 });
  for (let first = `${month.toString()}-01`; first <= to; first = `${month.toString()}-01`) {
    firsts.push(first);
    month = month.add({ months: 1 });
  }
  return firsts;
}
