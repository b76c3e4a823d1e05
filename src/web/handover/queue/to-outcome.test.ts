import { expect, test } from 'vitest';
import { toProblemError } from '#web/client/to-problem-error.ts';
import { toOutcome } from './to-outcome.ts';

test.each([
  [0, undefined, 'later'],
  [503, 'unavailable', 'later'],
  [429, 'too-many-requests', 'later'],
  [500, 'internal', 'later'],
  [401, 'login-required', 'signedOut'],
  [403, 'forbidden', 'signedOut'],
  [404, 'not-found', 'closed'],
  [409, 'handover-signed', 'closed'],
  [409, 'illegal-state', 'closed'],
  [413, 'too-large', 'refused'],
  [422, 'invalid-fields', 'refused'],
])('an answer of %s %s: %s', (status, code, kind) => {
  expect(toOutcome(toProblemError({ status, data: { code } })).kind).toBe(kind);
});
