import { expect, test } from 'vitest';
import { toIban } from './check-iban.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['  nl91abna0417164300 ', 'NL91ABNA0417164300'],
])('the IBAN %j is %s', (text, iban) => {
  expect(toIban(text)).toBe(iban);
});

test.each([
  ['a wrong check digit', 'DE88370400440532013000'],
  ['one character too many', 'DE893704004405320130000'],
  ['a country that has no direct debits in euro', 'BR1500000000000010932840814P2'],
  ['no number at all', 'not an iban'],
  ['nothing', ''],
])('%s is no IBAN', (_what, text) => {
  expect(toIban(text)).toBeUndefined();
});
