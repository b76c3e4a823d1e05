import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/wall-clock.ts';
import { type AgedAccount, ageOf, AGES } from './ageing.ts';

const TODAY = '2026-12-15';

test.each([
  ['2027-01-31', 'notDue'],
  ['2026-12-15', 'notDue'],
  ['2026-12-14', 'to30'],
  ['2026-11-15', 'to30'],
  ['2026-11-14', 'to60'],
  ['2026-10-16', 'to60'],
  ['2026-10-15', 'to90'],
  ['2026-09-16', 'to90'],
  ['2026-09-15', 'over90'],
  ['2019-02-28', 'over90'],
] as const)('what was due on %s is %s', (dueOn, age) => {
  const none = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  expect(ageOf([{ openCents: 119, dueOn }], TODAY)).toEqual({ ...none, [age]: 119 });
});

test('what waits on a credit note is no debt of any age', () => {
  expect(ageOf([{ openCents: 5000, dueOn: null }], TODAY)).toEqual(ageOf([], TODAY));
});

const accounts = fc.array(
  fc.record<AgedAccount>({
    openCents: fc.nat(1_000_000_00),
    dueOn: fc.option(fc.integer({ min: -400, max: 100 }).map((days) => addDays(TODAY, days))),
  }),
);

test('all that is to be paid has one age, and grows older day by day', () => {
  fc.assert(
    fc.property(accounts, fc.nat(200), (all, later) => {
      const before = ageOf(all, TODAY);
      const after = ageOf(all, addDays(TODAY, later));
      const toPay = all.reduce((sum, { openCents, dueOn }) => (dueOn === null ? sum : sum + openCents), 0);
      const atLeast = (ageing: typeof before, from: number) =>
        AGES.slice(from).reduce((sum, age) => sum + ageing[age], 0);
      expect(atLeast(before, 0)).toBe(toPay);
      for (const from of AGES.keys()) expect(atLeast(after, from)).toBeGreaterThanOrEqual(atLeast(before, from));
    }),
  );
});
