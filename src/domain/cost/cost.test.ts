import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/wall-clock.ts';
import { budgetLevel, budgetPercent } from './budget.ts';
import { type AgreedBooking, commitmentOf } from './commitment.ts';
import {
  COST_DIMENSIONS,
  costCells,
  type CostSources,
  groupCells,
  monthsOf,
  sumCells,
  type TaggedCost,
} from './cost-report.ts';
import { dueAfter } from './due-after.ts';
import { type ServiceCost, splitByMonth } from './split-by-month.ts';

test.each<readonly [string, ServiceCost, Record<string, number>]>([
  ['a day', { cents: 1, from: '2026-11-30', to: '2026-11-30' }, { '2026-11': 1 }],
  ['a month', { cents: 3000, from: '2026-11-01', to: '2026-11-30' }, { '2026-11': 3000 }],
  ['by its days', { cents: 6100, from: '2026-11-01', to: '2026-12-31' }, { '2026-11': 3000, '2026-12': 3100 }],
  ['over New Year', { cents: 200, from: '2026-12-31', to: '2027-01-01' }, { '2026-12': 100, '2027-01': 100 }],
  ['to the cent', { cents: 100, from: '2026-10-31', to: '2026-12-01' }, { '2026-10': 3, '2026-11': 94, '2026-12': 3 }],
  ['29 February', { cents: 2, from: '2028-02-29', to: '2028-03-01' }, { '2028-02': 1, '2028-03': 1 }],
  [
    'what was given back',
    { cents: -6100, from: '2026-11-01', to: '2026-12-31' },
    { '2026-11': -3000, '2026-12': -3100 },
  ],
])('%s is split by the months of service', (_, cost, months) => {
  expect(Object.fromEntries(splitByMonth(cost).map(({ month, cents }) => [month, cents]))).toEqual(months);
});

const costs = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(800), fc.nat(500))
  .map(([cents, start, length]): ServiceCost => {
    const from = addDays('2025-06-01', start);
    return { cents, from, to: addDays(from, length) };
  });

test('months add up to the amount to the cent, come in order, and a credit takes back each of them', () => {
  fc.assert(
    fc.property(costs, (cost) => {
      const months = splitByMonth(cost);
      expect(months.reduce((sum, { cents }) => sum + cents, 0)).toBe(cost.cents);
      expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))].toSorted());
      const back = splitByMonth({ ...cost, cents: -cost.cents });
      for (const [i, { cents }] of back.entries()) expect(cents + (months[i]?.cents ?? Number.NaN)).toBe(0);
      const perDay = cost.cents / (daysBetween(cost.from, cost.to) + 1);
      for (const { cents } of months) expect(Math.abs(cents)).toBeLessThanOrEqual(Math.abs(perDay) * 31 + 1);
    }),
  );
});

const daysOf = (cents: number, days: number): number[] =>
  Array.from({ length: days }, (_, i) => dueAfter(cents, i + 1, days) - dueAfter(cents, i, days));

test.each<readonly [string, number, readonly number[]]>([
  ['a day', 4200, [4200]],
  ['even days', 900, [300, 300, 300]],
  ['a cent too many', 100, [33, 34, 33]],
  ['less than a cent a day', 2, [1, 0, 1, 0]],
  ['a credit', -100, [-33, -34, -33]],
  ['nothing', 0, [0, 0]],
])('%s is earned day by day', (_, cents, days) => {
  expect(daysOf(cents, days.length)).toEqual(days);
});

test('days of service add up to the amount to the cent, and none is a cent off its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (cents, days) => {
        const parts = daysOf(cents, days);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        for (const part of parts) expect(Math.abs(part - cents / days)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

const BOOKING: AgreedBooking = { from: '2026-11-10', days: 75, agreedCents: 215_150, billedCents: 0, billedTo: null };

test.each<readonly [string, Partial<AgreedBooking>, ServiceCost | undefined]>([
  ['all of it before anything is billed', {}, { cents: 215_150, from: '2026-11-10', to: '2027-01-23' }],
  [
    'the rest of the days',
    { billedCents: 64_490, billedTo: '2026-11-30' },
    { cents: 150_660, from: '2026-12-01', to: '2027-01-23' },
  ],
  ['nothing once all is billed', { billedCents: 215_150, billedTo: '2027-01-23' }, undefined],
  ['nothing where more was billed than agreed', { billedCents: 300_000, billedTo: '2027-01-23' }, undefined],
  [
    'on the last day what is left without any',
    { billedCents: 215_000, billedTo: '2027-01-23' },
    { cents: 150, from: '2027-01-23', to: '2027-01-23' },
  ],
  ['a fee without days', { days: 0, agreedCents: 3200 }, { cents: 3200, from: '2026-11-10', to: '2026-11-10' }],
])('committed is %s', (_, booking, cost) => {
  expect(commitmentOf({ ...BOOKING, ...booking })).toEqual(cost);
});

const tagged = fc
  .tuple(costs, fc.constantFrom('4711', '4712', null), fc.constantFrom('PO-1', null))
  .map(([cost, costCentre, poNumber]): TaggedCost => ({
    ...cost,
    costCentre,
    poNumber,
    trailerType: 'plane',
    depot: 'd1',
  }));
const sources = fc.record<CostSources>({ billed: fc.array(tagged), committed: fc.array(tagged) });

test('the years, the months and the groups of any tag all add up to the same', () => {
  fc.assert(
    fc.property(sources, (all) => {
      const years = [2025, 2026, 2027, 2028, 2029].map((year) => costCells(all, { year }));
      const sum = (list: readonly ServiceCost[]) => list.reduce((cents, cost) => cents + cost.cents, 0);
      const whole = { billedCents: sum(all.billed), committedCents: sum(all.committed) };
      expect(sumCells(years.flat())).toEqual(whole);
      for (const [i, cells] of years.entries()) {
        expect(sumCells(monthsOf(cells, 2025 + i))).toEqual(sumCells(cells));
        for (const dimension of COST_DIMENSIONS)
          expect(sumCells(groupCells(cells, dimension))).toEqual(sumCells(cells));
        const parts = ['4711', '4712', null].map((costCentre) => costCells(all, { year: 2025 + i, costCentre }));
        expect(sumCells(parts.flat())).toEqual(sumCells(cells));
      }
    }),
  );
});

test.each([
  [0, 10_000, 0, 'within'],
  [7_999, 10_000, 79, 'within'],
  [8_000, 10_000, 80, 'near'],
  [9_999, 10_000, 99, 'near'],
  [10_000, 10_000, 100, 'near'],
  [10_001, 10_000, 100, 'over'],
  [1, 0, 101, 'over'],
  [0, 0, 0, 'within'],
  [-500, 10_000, 0, 'within'],
] as const)('%i of %i cents are %i %% and %s', (used, budget, percent, level) => {
  expect(budgetPercent(used, budget)).toBe(percent);
  expect(budgetLevel(used, budget)).toBe(level);
});
