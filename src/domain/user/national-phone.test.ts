import { expect, test } from 'vitest';
import { COMPANY_COUNTRIES } from '#domain/address/country.ts';
import { toNationalPhone } from './national-phone.ts';

test.each([
  ['0170 1234567', 'DE', '+491701234567'],
  ['(040) 555-0181', 'DE', '+49405550181'],
  ['601 234 567', 'PL', '+48601234567'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['347 123 4567', 'IT', '+393471234567'],
  ['02 5555 0196', 'IT', '+390255550196'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['0721 234 567', 'RO', '+40721234567'],
  ['+48 601 234 567', 'DE', '+48601234567'],
  ['0048 601 234 567', 'DE', '+48601234567'],
  ['+49 (0)40 555 0181', 'DE', '+49405550181'],
  ['0049 (0) 40 555 0181', 'AT', '+49405550181'],
  ['+39 (0)2 5555 0196', 'IT', '+390255550196'],
  ['234 56 78', 'LI', '+4232345678'],
  ['1234567', 'DE', undefined],
  ['0170', 'DE', undefined],
  ['+49', 'DE', undefined],
  ['call me', 'DE', undefined],
  ['0170 1234567', 'ZZ', undefined],
])('%s written in %s is %s', (input, country, phone) => {
  expect(toNationalPhone(input, country)).toBe(phone);
});

test('every country in which a company can sit is known', () => {
  expect(COMPANY_COUNTRIES.filter((country) => toNationalPhone('+49 40 5550181', country) === undefined)).toEqual([]);
  const national = (country: string) =>
    ['020 1234567', '06 20 123 4567', '201 234 567'].some((text) => toNationalPhone(text, country) !== undefined);
  expect(COMPANY_COUNTRIES.filter((country) => !national(country))).toEqual([]);
});
