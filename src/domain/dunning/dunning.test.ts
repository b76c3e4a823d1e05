import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/time/wall-clock.ts';
import { type DunningLevel, nextNotice, USUAL_DUNNING } from './dunning-level.ts';
import { findDunningObstacle } from './dunning-obstacle.ts';
import { halfYearOf, isHalfYear, nextHalfYear } from './half-year.ts';
import { interestOf } from './interest.ts';
import { noticeNumber } from './notice-number.ts';
import { letterLevel, type OverdueInvoice, planItem } from './plan-letter.ts';

const DUE = '2025-11-15';
const RATES = new Map([
  ['2025-07-01', 127],
  ['2026-01-01', 150],
]);

const ground = (today: string) => ({ rates: RATES, pace: USUAL_DUNNING, today });

const day = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2024-01-01', days));
const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('the next letter about an invoice', () => {
  test.each([
    ['nothing yet', null, { level: 0, on: '2025-11-18' }],
    ['a reminder in time', { level: 0, sentOn: '2025-11-18' }, { level: 1, on: '2025-11-25' }],
    ['a reminder that came late', { level: 0, sentOn: '2025-12-20' }, { level: 1, on: '2025-12-27' }],
    ['the first notice', { level: 1, sentOn: '2025-11-25' }, { level: 2, on: '2025-12-09' }],
    ['the second notice', { level: 2, sentOn: '2025-12-09' }, { level: 3, on: '2025-12-23' }],
    ['the last notice', { level: 3, sentOn: '2025-12-23' }, undefined],
  ] as const)('after %s', (_, last, next) => {
    expect(nextNotice(DUE, last, USUAL_DUNNING)).toEqual(next);
  });

  test('never skips a level nor comes within a week of the last', () => {
    fc.assert(
      fc.property(day, fc.constantFrom<DunningLevel>(0, 1, 2), day, (dueOn, level, sentOn) => {
        const next = nextNotice(dueOn, { level, sentOn }, USUAL_DUNNING);
        expect(next?.level).toBe(level + 1);
        expect(daysBetween(sentOn, next?.on ?? '')).toBeGreaterThanOrEqual(7);
        expect(daysBetween(dueOn, next?.on ?? '')).toBeGreaterThanOrEqual(10);
      }),
    );
  });
});

describe('what is left out of letters', () => {
  const open = { status: 'open', openCents: 500, holdUntil: null, hasMoneyWaiting: false } as const;
  test.each([
    ['nothing in the way', open, undefined],
    ['a dispute', { ...open, status: 'disputed' }, 'disputed'],
    ['a debit on its way', { ...open, status: 'collecting' }, 'collecting'],
    ['a hold until today', { ...open, holdUntil: '2025-12-01' }, 'held'],
    ['a hold that ended yesterday', { ...open, holdUntil: '2025-11-30' }, undefined],
    ['money that is not booked yet', { ...open, hasMoneyWaiting: true }, 'moneyWaiting'],
    ['a cent less than five euros', { ...open, openCents: 499 }, 'small'],
  ] as const)('%s', (_, question, obstacle) => {
    expect(findDunningObstacle(question, '2025-12-01')).toBe(obstacle);
  });
});

describe('a half-year', () => {
  test.each([
    ['2026-01-01', '2026-01-01', '2026-07-01'],
    ['2026-06-30', '2026-01-01', '2026-07-01'],
    ['2026-07-01', '2026-07-01', '2027-01-01'],
    ['2024-02-29', '2024-01-01', '2024-07-01'],
    ['2025-12-31', '2025-07-01', '2026-01-01'],
  ])('of %s', (given, start, next) => {
    expect([halfYearOf(given), nextHalfYear(given)]).toEqual([start, next]);
    expect([isHalfYear(start), isHalfYear(addDays(start, 1))]).toEqual([true, false]);
  });

  test('is followed by the next without a gap', () => {
    fc.assert(
      fc.property(day, (given) => {
        expect(halfYearOf(nextHalfYear(given))).toBe(nextHalfYear(given));
        expect(halfYearOf(addDays(nextHalfYear(given), -1))).toBe(halfYearOf(given));
      }),
    );
  });
});

describe('interest', () => {
  const owed = { from: addDays(DUE, 1), to: addDays(DUE, 30), grossCents: 76_743, reductions: [] };

  test('of 767.43 EUR at 10.27 % for 30 days is 6.48 EUR', () => {
    expect(interestOf(owed, RATES)).toEqual({ cents: 648, missing: [] });
  });

  test('changes its rate on 1 January', () => {
    // 16 days of 2025 at 10.27 %, 14 of 2026 at 10.50 %.
    const over = { ...owed, from: '2025-12-16', to: '2026-01-14', grossCents: 1_000_000 };
    expect(interestOf(over, RATES).cents).toBe(Math.round((1_000_000 * (16 * 1027 + 14 * 1050)) / 3_650_000));
  });

  test('is for what was open: the day of a payment still counts, the next one does not', () => {
    const paid = { ...owed, grossCents: 1_000_000, reductions: [{ on: addDays(DUE, 10), cents: 600_000 }] };
    expect(interestOf(paid, RATES).cents).toBe(Math.round(((10 * 1_000_000 + 20 * 400_000) * 1027) / 3_650_000));
  });

  test('is for nothing that was never owed, nor for what was paid in time', () => {
    const early = [{ on: addDays(DUE, -3), cents: 20_000 }];
    const credited = [{ on: null, cents: 20_000 }];
    const less = interestOf({ ...owed, grossCents: 56_743 }, RATES);
    expect(interestOf({ ...owed, reductions: early }, RATES)).toEqual(less);
    expect(interestOf({ ...owed, reductions: credited }, RATES)).toEqual(less);
  });

  test('is nothing at all while a base rate of its days is missing', () => {
    const known = new Map([['2026-01-01', 150]]);
    expect(interestOf({ ...owed, to: '2026-01-05' }, known)).toEqual({ cents: 0, missing: ['2025-07-01'] });
  });

  test('is never negative, however low the base rate', () => {
    expect(interestOf(owed, new Map([['2025-07-01', -1200]])).cents).toBe(0);
  });

  test('of two spans differs from that of both by a rounding at most, and grows with amount and days', () => {
    const halfYears = [2024, 2025, 2026, 2027, 2028, 2029].flatMap((year) => [`${year}-01-01`, `${year}-07-01`]);
    const rates = new Map(halfYears.map((validFrom, i) => [validFrom, 362 - 40 * i]));
    const days = fc.integer({ min: 0, max: 300 });
    const paid = fc.array(fc.record({ on: day, cents }), { maxLength: 4 });
    fc.assert(
      fc.property(day, days, days, cents, paid, (from, first, second, grossCents, reductions) => {
        const until = (to: string, since = from) =>
          interestOf({ from: since, to, grossCents, reductions }, rates).cents;
        const [middle, end] = [addDays(from, first), addDays(from, first + second)];
        expect(Math.abs(until(end) - until(middle) - until(end, addDays(middle, 1)))).toBeLessThanOrEqual(1);
        expect(until(end)).toBeGreaterThanOrEqual(until(middle));
        expect(until(end)).toBeLessThanOrEqual(interestOf({ from, to: end, grossCents, reductions: [] }, rates).cents);
      }),
    );
  });
});

describe('a letter of today', () => {
  const invoice: OverdueInvoice = {
    kind: 'invoice',
    status: 'open',
    dueOn: DUE,
    grossCents: 76_743,
    openCents: 76_743,
    reductions: [],
    holdUntil: null,
    hasMoneyWaiting: false,
    last: { level: 1, sentOn: '2025-11-25' },
    claimed: [],
  };
  const on = (days: number) => addDays(DUE, days);

  test('claims interest and the flat fee with the second notice: 767.43 EUR become 813.91 EUR', () => {
    const { level, claims, daysOverdue } = planItem(invoice, ground(on(30)));
    expect([level, daysOverdue]).toEqual([2, 30]);
    expect(claims).toEqual([
      { kind: 'interest', cents: 648, fromOn: on(1), toOn: on(30) },
      { kind: 'flat40', cents: 4000 },
    ]);
    expect(76_743 + claims.reduce((sum, claim) => sum + claim.cents, 0)).toBe(81_391);
  });

  test('claims interest from where the last letter has ended, and the flat fee once', () => {
    const claimed = [
      { kind: 'interest', toOn: on(30) },
      { kind: 'flat40', toOn: null },
    ] as const;
    const { level, claims } = planItem({ ...invoice, last: { level: 2, sentOn: on(30) }, claimed }, ground(on(40)));
    expect(level).toBe(3);
    expect(claims).toEqual([{ kind: 'interest', cents: 216, fromOn: on(31), toOn: on(40) }]);
  });

  test.each([
    ['a first notice', { ...invoice, last: { level: 0, sentOn: on(3) } }, on(20)],
    ['damages', { ...invoice, kind: 'claim' }, on(30)],
    ['one that waits for its day', invoice, on(23)],
    ['one that is disputed', { ...invoice, status: 'disputed' }, on(30)],
  ] as const)('claims nothing beside %s', (_, given, today) => {
    expect(planItem(given, ground(today)).claims).toEqual([]);
  });

  test('asks for the fee alone where a base rate is missing, and says which', () => {
    const { claims, missingRates } = planItem(invoice, { ...ground(on(60)), rates: new Map() });
    expect(claims).toEqual([{ kind: 'flat40', cents: 4000 }]);
    expect(missingRates).toEqual(['2025-07-01', '2026-01-01']);
  });

  test.each([
    [[], undefined],
    [[null], undefined],
    [[null, 0], 0],
    [[1, 3, null, 2], 3],
  ] as const)('is of the highest level of %j', (levels, level) => {
    expect(letterLevel(levels.map((each) => ({ level: each })))).toBe(level);
  });
});

test('letters are numbered with their year', () => {
  expect(noticeNumber(2026, 1)).toBe('D-26-000001');
  expect(noticeNumber(2105, 1_234_567)).toBe('D-05-1234567');
});
