import { describe, expect, test } from 'vitest';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { chargeState } from './charge-state.ts';
import { damageShare } from './damage-share.ts';
import { findChargeObstacle } from './find-charge-obstacle.ts';

test.each([
  ['within the deductible', 25_000, 50_000, 25_000],
  ['at the deductible', 50_000, 50_000, 50_000],
  ['above the deductible', 180_000, 50_000, 50_000],
  ['of one cent', 1, 250_000, 1],
])('of a damage %s the customer bears the smaller', (_, cost, deductible, share) => {
  expect(damageShare(cost, deductible)).toBe(share);
});

describe('a charge', () => {
  const charge = { isBilled: false, isWaived: false, isObjected: false, billAfter: null };
  test.each([
    ['due at once where nobody can object', {}, 'due'],
    ['proposed on its last day', { billAfter: '2026-11-25' }, 'proposed'],
    ['due on the day after', { billAfter: '2026-11-24' }, 'due'],
    ['objected', { billAfter: '2026-11-25', isObjected: true }, 'objected'],
    ['waived, also after an objection', { isObjected: true, isWaived: true }, 'waived'],
    ['billed', { billAfter: '2026-11-24', isBilled: true }, 'billed'],
  ] as const)('is %s', (_, facts, state) => {
    expect(chargeState({ ...charge, ...facts }, '2026-11-25')).toBe(state);
  });
});

describe('something is charged', () => {
  const rental = { billing: 'internal', state: 'returned', returnedOn: '2026-11-17' } as const;
  test('for rentals that have begun, and for no others', () => {
    const possible = BOOKING_STATES.filter(
      (state) => findChargeObstacle({ ...rental, state }, '2026-11-18') === undefined,
    );
    expect(possible).toEqual(['onRent', 'returnAnnounced', 'returned', 'closed']);
  });
  test.each([
    ['billed elsewhere', { billing: 'external' }, '2026-11-18', 'billed-elsewhere'],
    ['out', { state: 'onRent', returnedOn: null }, '2028-01-01', undefined],
    ['back for half a year', {}, '2027-05-19', undefined],
    ['back for longer', {}, '2027-05-20', 'not-chargeable'],
  ] as const)('or not for what is %s', (_, facts, today, obstacle) => {
    expect(findChargeObstacle({ ...rental, ...facts }, today)).toBe(obstacle);
  });
});
