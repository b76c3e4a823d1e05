import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteState } from './quote-state.ts';
import { quoteHeldUntil, quoteNumber, quoteValidUntil } from './quote-terms.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const at = (text: string) => new Date(text);
const LIMITS = { validDays: 7, mostHoldHours: 24 };

test.each([
  ['open', '2026-11-18T10:00:01Z', 'open'],
  ['open', '2026-11-18T10:00:00Z', 'expired'],
  ['accepted', '2026-11-01T10:00:00Z', 'accepted'],
  ['declined', '2026-11-01T10:00:00Z', 'declined'],
  ['withdrawn', '2026-12-01T10:00:00Z', 'withdrawn'],
] as const)('a quote that is kept as %s until %s is %s', (state, validUntil, shown) => {
  expect(quoteState({ state, validUntil: at(validUntil) }, NOW)).toBe(shown);
});

test.each([
  ['2026-12-18T10:00:00Z', 120, '2026-11-25T10:00:00Z'],
  ['2026-11-20T10:00:00Z', 120, '2026-11-20T08:00:00Z'],
  ['2026-11-20T10:00:00Z', 0, '2026-11-20T10:00:00Z'],
])('a pick-up at %s with %i minutes of lead can be accepted until %s', (startsAt, leadTimeMinutes, until) => {
  expect(quoteValidUntil([{ startsAt: at(startsAt), leadTimeMinutes }], LIMITS, NOW)).toEqual(at(until));
});

test('trailers are kept as long as asked for, as the shop allows, and as the quote lasts, whichever ends first', () => {
  const hours = fc.integer({ min: 1, max: 720 });
  fc.assert(
    fc.property(hours, hours, hours, (holdHours, mostHoldHours, validHours) => {
      const validUntil = new Date(NOW.getTime() + validHours * 3_600_000);
      const held = quoteHeldUntil({ holdHours, validUntil }, { validDays: 7, mostHoldHours }, NOW);
      expect(held).toEqual(new Date(NOW.getTime() + Math.min(holdHours, mostHoldHours, validHours) * 3_600_000));
    }),
  );
  expect(quoteHeldUntil({ holdHours: 0, validUntil: at('2026-12-01T00:00:00Z') }, LIMITS, NOW)).toBeNull();
});

test('a number grows longer instead of repeating', () => {
  expect([quoteNumber(2026, 7), quoteNumber(2026, 1_000_000)]).toEqual(['Q-26-000007', 'Q-26-1000000']);
});
