import { Temporal } from 'temporal-polyfill';
import type { RentalPeriod } from '#contract/period.ts';
import { judgeRequest, rentalDays } from '#domain/booking/availability.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import type { Period } from '#domain/time/period.ts';
import { snapPeriod, type SnappedPeriod, zonesOf } from '#domain/booking/snapped-period.ts';
import { firstHandoverFrom } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { snapPickUp } from '#domain/depot/snap.ts';
import { parseWallTime, type WallTime } from '#domain/time/wall-time.ts';
import { mustBeValidUntil, type RentalDays } from '#domain/trailer/certificate.ts';
import { perObject } from '#domain/per-object.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { toRentalPeriod } from '#services/line/to-rental-period.ts';

/** Wall times that each depot makes a period of. */
export type AskedPeriod = {
  readonly from: WallTime;
  readonly to: WallTime;
  /** The two as they were written. */
  readonly text: string;
  /** Midnight of the first day, in UTC. */
  readonly firstDayMs: number;
};

export function toAskedPeriod(from: string, to: string): AskedPeriod | undefined {
  const [start, end] = [parseWallTime(from), parseWallTime(to)];
  if (!start || !end) return undefined;
  return {
    from: start,
    to: end,
    text: `${from} ${to}`,
    firstDayMs: start.date.toZonedDateTime('UTC').epochMilliseconds,
  };
}

/** A period at a depot, and what follows from it alone, whatever the time is now. */
export type ResolvedPeriod = {
  readonly period: Period;
  /** What the opening hours made of it; absent where none was asked for. */
  readonly snapped: SnappedPeriod | undefined;
  readonly problem: 'closed' | 'minimumPeriod' | undefined;
  readonly days: number;
  readonly rental: RentalDays;
  /** The day that certificates must reach, counted from the epoch. */
  readonly certifiedUntil: number;
  /** As answers say it. */
  readonly toRentalPeriod: () => RentalPeriod;
};

export type PeriodQuestion = {
  /** Absent: the shortest rental from the first possible pick-up on. */
  readonly asked: AskedPeriod | undefined;
  readonly minimumDays: number;
  /** The first moment that is not too soon, in milliseconds of the epoch. */
  readonly notBeforeMs: number;
  /** Of the depot where it is brought back, if that is another one. */
  readonly returnCalendar?: DepotCalendar | undefined;
};

const MOST_REMEMBERED = 500;
const rememberedFor = perObject((_calendar: DepotCalendar) =>
  perObject((_returnCalendar: DepotCalendar) => new Map<string, ResolvedPeriod>()),
);

/**
 * The period that wall times mean at a depot. Searches ask all depots for the same times, and time zones are slow to
 * compute with, so answers are remembered as long as the calendar lives.
 */
export function resolvePeriod(calendar: DepotCalendar, question: PeriodQuestion): ResolvedPeriod {
  const { asked, minimumDays, returnCalendar = calendar } = question;
  // Opening hours are whole minutes, so within one minute the answer is the same.
  const notBefore = Math.ceil(question.notBeforeMs / MINUTE_MS) * MINUTE_MS;
  const isNear = !asked || (asked.from.time === null && asked.firstDayMs < notBefore + DAY_MS);
  const key = `${asked?.text ?? ''} ${minimumDays} ${isNear ? notBefore : ''}`;
  const known = rememberedFor(calendar)(returnCalendar);
  const found = known.get(key);
  if (found) return found;
  const soonest = Temporal.Instant.fromEpochMilliseconds(notBefore);
  const snapped = asked && snapPeriod(calendar, asked, { notBefore: soonest, returnCalendar });
  const ends = { calendar, returnCalendar };
  const period = asked ? (snapped?.inward ?? unsnapped(ends, asked)) : shortestPeriod(ends, minimumDays, soonest);
  const resolved = describePeriod(ends, { period, snapped, minimumDays });
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, resolved);
  return resolved;
}

type Described = Pick<ResolvedPeriod, 'period' | 'snapped'> & { readonly minimumDays: number };

type Ends = { readonly calendar: DepotCalendar; readonly returnCalendar: DepotCalendar };

function describePeriod(ends: Ends, { period, snapped, minimumDays }: Described): ResolvedPeriod {
  const rental = rentalDays(period);
  let rentalPeriod: RentalPeriod | undefined;
  return {
    period,
    snapped,
    problem: judgeRequest({ ...ends, minimumDays }, period),
    days: chargeableDays(period),
    rental,
    certifiedUntil: Date.parse(mustBeValidUntil(rental)) / DAY_MS,
    toRentalPeriod: () => (rentalPeriod ??= toRentalPeriod(period)),
  };
}

/** Where nothing is left of a period within the opening hours, it stays as it was asked for. */
function unsnapped({ calendar, returnCalendar }: Ends, { from, to }: AskedPeriod): Period {
  const start = toInstant(from, calendar.timeZone);
  const last = to.time === null ? { date: to.date.add({ days: 1 }), time: null } : to;
  const end = toInstant(last, returnCalendar.timeZone);
  // A clock change can swallow the whole of a short period.
  const isLater = start.epochMilliseconds < end.epochMilliseconds;
  return { from: start, to: isLater ? end : start.add({ hours: 1 }), ...zonesOf(calendar, returnCalendar) };
}

function toInstant({ date, time }: WallTime, timeZone: string): Temporal.Instant {
  const local = time === null ? date.toZonedDateTime(timeZone) : date.toZonedDateTime({ timeZone, plainTime: time });
  return local.toInstant();
}

function shortestPeriod({ calendar, returnCalendar }: Ends, minimumDays: number, notBefore: Temporal.Instant): Period {
  const { timeZone } = calendar;
  const today = notBefore.toZonedDateTimeISO(timeZone).toPlainDate();
  const from = snapPickUp(calendar, { date: today, time: null }, notBefore).inward ?? notBefore;
  const end = from.toZonedDateTimeISO(timeZone).add({ days: minimumDays }).toInstant();
  return { from, to: firstHandoverFrom(returnCalendar, end) ?? end, ...zonesOf(calendar, returnCalendar) };
}
