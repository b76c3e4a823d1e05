import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { ratePassword } from './password-strength.ts';

const personal = ['Anna', 'Brandt', 'anna.brandt@elbspedition.example'];

test.each([
  ['kurz', 'tooShort'],
  ['x'.repeat(129), 'tooLong'],
  ['PasswordPassword', 'common'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['98765432101234', 'weak'],
  ['lkwlkwlkwlkwlkw', 'weak'],
  ['AnnaBrandt2026!', 'weak'],
  ['elbspedition-1', 'weak'],
  ['w7Rk2mQz9Lp4', 'fair'],
  ['Regen Plane Kran', 'strong'],
  ['grüner Kran im Regen', 'strong'],
])('%s is %s', (password, strength) => {
  expect(ratePassword(password, { blocklist: COMMON_PASSWORDS, personal })).toBe(strength);
});
