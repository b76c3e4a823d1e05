import { expect, test } from 'vitest';
import { canSendBack } from './can-send-back.ts';

test.each([
  ['transfer', '2026-12-01', '2026-12-01', true],
  ['directDebit', '2026-12-01', '2026-12-02', false],
  ['directDebit', '2026-12-01', '2027-01-26', false],
  ['directDebit', '2026-12-01', '2027-01-27', true],
] as const)('a %s booked on %s can be sent back on %s: %s', (kind, bookedOn, today, expected) => {
  expect(canSendBack({ kind, bookedOn }, today)).toBe(expected);
});
