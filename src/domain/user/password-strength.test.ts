import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { ratePassword } from './password-strength.ts';

const personal = ['Anna', 'Brandt', 'anna.brandt@elbspedition.example'];

test.each([
  ['kurz', 'tooShort'],
  ['x'.repeat(129), 'tooLong'],
  ['PasswordPassword', 'common'],
  ['            ', 'common'],
  ['aaaaaaaaaaaaaaaaaaaa', 'common'],
  ['abcdefghijklmnop', 'common'],
  ['98765432101234', 'common'],
  ['lkwlkwlkwlkwlkw', 'common'],
  ['AnnaBrandt2026!', 'common'],
  ['elbspedition-1', 'common'],
  ['ElbSpedition123123', 'common'],
  ['anna.brandt@elbspedition.example', 'common'],
  ['Brandt-Kran26!', 'weak'],
  ['w7Rk2mQz9Lp4', 'fair'],
  ['Regen Plane Kran', 'strong'],
  ['grüner Kran im Regen', 'strong'],
])('%s is %s', (password, strength) => {
  expect(ratePassword(password, { blocklist: COMMON_PASSWORDS, personal })).toBe(strength);
});
