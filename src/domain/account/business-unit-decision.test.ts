import { expect, test } from 'vitest';
import { decisionsFor } from './business-unit-decision.ts';

test.each([
  ['pendingReview', ['approve', 'reject']],
  ['active', ['block']],
  ['blocked', ['unblock']],
] as const)('a company that is %s may be met with %j', (status, decisions) => {
  expect(decisionsFor(status)).toEqual(decisions);
});
