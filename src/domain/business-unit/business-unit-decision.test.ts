import { describe, expect, test } from 'vitest';
import { decisionsFor, standAfter } from './business-unit-decision.ts';

test.each([
  ['pendingReview', ['approve', 'reject']],
  ['active', ['block']],
  ['blocked', ['unblock']],
] as const)('a company that is %s may be met with %j', (status, decisions) => {
  expect(decisionsFor({ status, erasedAt: null })).toEqual(decisions);
});

describe('a company that is let in again', () => {
  test.each([
    ['pendingReview', 'reject'],
    ['active', 'block'],
  ] as const)('is %s as it was before the decision to %s it', (status, decision) => {
    const blocked = standAfter({ status, blockedFrom: null, erasedAt: null }, decision);
    expect(blocked).toEqual({ status: 'blocked', blockedFrom: status });
    expect(blocked && standAfter({ ...blocked, erasedAt: null }, 'unblock')).toEqual({ status, blockedFrom: null });
  });

  test('is active where nobody knows what it was', () => {
    expect(standAfter({ status: 'blocked', blockedFrom: null, erasedAt: null }, 'unblock')?.status).toBe('active');
  });
});

test('a decision that is not open changes nothing', () => {
  expect(standAfter({ status: 'blocked', blockedFrom: 'active', erasedAt: null }, 'approve')).toBeUndefined();
  expect(standAfter({ status: 'active', blockedFrom: null, erasedAt: null }, 'unblock')).toBeUndefined();
});

test('a company whose people were erased stays as it is', () => {
  const erased = { status: 'blocked', blockedFrom: 'active', erasedAt: new Date(0) } as const;
  expect(decisionsFor(erased)).toEqual([]);
  expect(standAfter(erased, 'unblock')).toBeUndefined();
});
