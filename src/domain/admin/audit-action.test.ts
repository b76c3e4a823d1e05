import { expect, test } from 'vitest';
import { type AuditAction, filedUnder } from './audit-action.ts';

test.each<[AuditAction, string]>([
  ['trailer.retire', 'trailer'],
  ['photo.arrange', 'trailer'],
  ['workshop.plan', 'trailer'],
  ['certificate.change', 'trailer'],
  ['certificate.remind', 'fleet'],
  ['hold.take', 'cart'],
  ['session.logIn', 'user'],
  ['member.leave', 'user'],
  ['avatar.change', 'user'],
  ['logo.remove', 'businessUnit'],
  ['booking.cancel', 'booking'],
  ['signUp.request', 'signUp'],
])('%s is filed under %s', (action, noun) => {
  expect(filedUnder(action)).toBe(noun);
});
