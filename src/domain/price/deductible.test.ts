import { expect, test } from 'vitest';
import { coversTheft, deductibleOf } from './deductible.ts';

test.each([
  [[], 2500],
  [['lashingKit'], 2500],
  [['liabilityBasic'], 2500],
  [['breakdown24', 'liabilityPlus'], 1000],
  [['liabilityTop'], 500],
])('with %j a damage costs %i euros at most', (services, euros) => {
  expect(deductibleOf(services).cents).toBe(euros * 100);
});

test('theft is covered only where that was booked', () => {
  expect(coversTheft(['liabilityTop'])).toBe(false);
  expect(coversTheft(['theftCover'])).toBe(true);
});
