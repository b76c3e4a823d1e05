import { Temporal } from 'temporal-polyfill';
import { canHandOverAt, lastHandoverUntil } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { judgeCertificates, type Certificate } from '#domain/trailer/certificate.ts';
import { liveAllocations, type Allocation } from './allocation.ts';
import { hasPassed, isLongTerm, type Moment, occupiedUntil, type Period } from '#domain/time/period.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { localDate } from '#domain/time/wall-clock.ts';

export const EXTENSION_PROBLEMS = ['notLater', 'closed', 'taken', 'workshop', 'certificate'] as const;
export type ExtensionProblem = (typeof EXTENSION_PROBLEMS)[number];

export type ExtensionQuestion = {
  readonly period: Period;
  readonly newTo: Temporal.Instant;
  readonly turnaroundHours: number;
  readonly calendar: DepotCalendar;
  readonly certificates: readonly Certificate[];
  /** The trailer's allocations; the booking's own is marked so. */
  readonly allocations: readonly Allocation[];
};

export type ExtensionAnswer = {
  readonly problem: ExtensionProblem | null;
  /**
   * The latest possible return, `null` where nothing stands in the way, the old one where nothing is left. Certificates
   * limit it only where one of them is the problem: a rental long enough to pass day 30 may go on beyond them.
   */
  readonly longestTo: Temporal.Instant | null;
  /** A certificate ends meanwhile and is renewed during the rental. */
  readonly needsWorkshop: boolean;
};

/** Whether a rental can go on until `newTo`. It is the same contract, so certificates are judged over its whole length. */
export function checkExtension(question: ExtensionQuestion, now: Temporal.Instant): ExtensionAnswer {
  const { period, newTo, turnaroundHours, calendar, certificates } = question;
  const next = liveAllocations(question.allocations, now)
    .filter(({ from }) => from.epochMilliseconds >= period.to.epochMilliseconds)
    .toSorted((a, b) => a.from.epochMilliseconds - b.from.epochMilliseconds)[0];
  const limit = next && lastHandoverUntil(calendar, readyFor(next.from, turnaroundHours));
  const freeUntil = next ? (limit && !hasPassed(limit, period.to) ? limit : period.to) : null;
  const whole = { ...period, to: newTo };
  const verdict = judgeCertificates(certificates, {
    pickUpOn: localDate(period.from, period.timeZone),
    returnOn: localDate(newTo, period.timeZone),
    isLongTerm: isLongTerm(whole),
  });

  function findProblem(): ExtensionProblem | null {
    if (hasPassed(newTo, period.to) || hasPassed(newTo, now)) return 'notLater';
    if (next && occupiedUntil(newTo, turnaroundHours).epochMilliseconds > next.from.epochMilliseconds) {
      return next.kind === 'workshop' ? 'workshop' : 'taken';
    }
    if (!canHandOverAt(calendar, newTo)) return 'closed';
    return verdict === 'expired' || verdict === 'ends' ? 'certificate' : null;
  }
  const problem = findProblem();
  const longestTo = problem === 'certificate' ? earlier(freeUntil, lastCertified(question)) : freeUntil;
  return { problem, longestTo, needsWorkshop: verdict === 'renewed' };
}

/** The last return while all certificates are valid; the old one where they end before. */
function lastCertified({ period, calendar, certificates }: ExtensionQuestion): Temporal.Instant {
  const [firstEnd] = certificates.map(({ validUntil }) => validUntil).toSorted();
  const [year = 0, month = 1, day = 1] = (firstEnd ?? '').split('-').map(Number);
  const midnight = period.from
    .toZonedDateTimeISO(period.timeZone)
    .with({ year, month, day })
    .startOfDay()
    .add({ days: 1 });
  const last = lastHandoverUntil(calendar, midnight.subtract({ minutes: 1 }).toInstant());
  return last && !hasPassed(last, period.to) ? last : period.to;
}

const earlier = (a: Temporal.Instant | null, b: Temporal.Instant): Temporal.Instant =>
  a && a.epochMilliseconds < b.epochMilliseconds ? a : b;

/** The latest return that leaves the time to make a trailer ready for the next. */
const readyFor = (next: Moment, turnaroundHours: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(next.epochMilliseconds - turnaroundHours * HOUR_MS);
