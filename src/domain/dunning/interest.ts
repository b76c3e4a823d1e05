import { addDays, daysBetween } from '#domain/time/wall-clock.ts';
import { halfYearOf, nextHalfYear } from './half-year.ts';

/** § 288 (2) BGB: nine points above the base rate. */
const ABOVE_BASE_POINTS = 900;
const DAYS_A_YEAR = 365;
const WHOLE_POINTS = 10_000;

export type BaseRates = ReadonlyMap<string, number>;

/** What lowered the amount, and on which day; null if it was never owed. */
export type Reduction = { readonly on: string | null; readonly cents: number };

export type Owed = {
  /** Both included. */
  readonly from: string;
  readonly to: string;
  readonly grossCents: number;
  readonly reductions: readonly Reduction[];
};

export type Interest = {
  readonly cents: number;
  /** The half-years whose base rate nobody has entered: no interest at all while one is missing. */
  readonly missing: readonly string[];
};

/** Actual days by 365 on what was open each day, rounded once. The day of a payment still bears interest on it. */
export function interestOf({ from, to, grossCents, reductions }: Owed, rates: BaseRates): Interest {
  if (from > to) return { cents: 0, missing: [] };
  const missing = halfYearsOf(from, to).filter((halfYear) => !rates.has(halfYear));
  if (missing.length > 0) return { cents: 0, missing };
  const cuts = [
    from,
    ...halfYearsOf(from, to).slice(1),
    ...reductions.flatMap(({ on }) => (on !== null && on >= from && on < to ? [addDays(on, 1)] : [])),
  ];
  const starts = [...new Set(cuts)].toSorted();
  const sum = starts.reduce((total, start, i) => {
    const days = daysBetween(start, starts[i + 1] ?? addDays(to, 1));
    const points = Math.max(0, (rates.get(halfYearOf(start)) ?? 0) + ABOVE_BASE_POINTS);
    return total + BigInt(openOn(start, grossCents, reductions)) * BigInt(points) * BigInt(days);
  }, 0n);
  const whole = BigInt(DAYS_A_YEAR * WHOLE_POINTS);
  // Half a cent counts as one.
  return { cents: Number((2n * sum + whole) / (2n * whole)), missing };
}

function halfYearsOf(from: string, to: string): readonly string[] {
  const halfYears = [];
  for (let start = halfYearOf(from); start <= to; start = nextHalfYear(start)) halfYears.push(start);
  return halfYears;
}

const openOn = (day: string, grossCents: number, reductions: readonly Reduction[]): number =>
  Math.max(
    0,
    reductions.reduce((open, { on, cents }) => (on === null || on < day ? open - cents : open), grossCents),
  );
