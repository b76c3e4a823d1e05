import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  isBillingComplete,
  missingBillingFields,
  missingBusinessUnitFields,
} from '#domain/business-unit/completeness.ts';
import { BUSINESS_UNIT_STATUSES, mayOrder } from '#domain/business-unit/fields.ts';
import { isLegalAccepted } from '#domain/user/legal.ts';
import { findPasswordProblem } from '#domain/user/password.ts';
import { phoneText, toPhone } from '#domain/user/phone.ts';
import { toPostalCode } from '#domain/address/postal-code.ts';

const UNIT = {
  name: 'Nordwind Spedition GmbH',
  registrationNumber: 'HRB 1',
  vatId: 'DE136695976',
  invoiceEmail: 'rechnung@nordwind.example',
  paymentMethod: 'dd_b2b',
};
const ADDRESS = { company: 'Nordwind', street: 'Am Kai', postalCode: '20457', city: 'Hamburg', country: 'DE' };

describe('billing data', () => {
  test('is complete with every field of address and unit', () => {
    expect(isBillingComplete(ADDRESS, UNIT)).toBe(true);
  });

  test.each([
    ['an empty city', { ...ADDRESS, city: '' }, UNIT, ['city']],
    ['a blank city', { ...ADDRESS, city: '  ' }, UNIT, ['city']],
    ['a null street', { ...ADDRESS, street: null }, UNIT, ['street']],
    ['no VAT id', ADDRESS, { ...UNIT, vatId: null }, ['vatId']],
    ['no address', undefined, UNIT, ['company', 'street', 'postalCode', 'city', 'country']],
    ['a country in the unit only', { ...ADDRESS, country: null }, { ...UNIT, country: 'DE' }, ['country']],
  ])('with %s lacks it', (_, address, unit, missing) => {
    expect(missingBillingFields(address, unit)).toEqual(missing);
    expect(isBillingComplete(address, unit)).toBe(false);
  });

  test('follows the configured list', () => {
    expect(missingBillingFields(ADDRESS, UNIT, ['houseNumber', 'taxNumber'])).toEqual(['houseNumber', 'taxNumber']);
    expect(isBillingComplete(undefined, {}, [])).toBe(true);
  });
});

describe('business unit data', () => {
  test('is complete with every required field', () => {
    expect(missingBusinessUnitFields(UNIT)).toEqual([]);
  });
  test('lacks what is empty', () => {
    expect(missingBusinessUnitFields({ ...UNIT, name: ' ', paymentMethod: null })).toEqual(['name', 'paymentMethod']);
    expect(missingBusinessUnitFields({})).toContain('name');
  });
  test('follows the configured list', () => {
    expect(missingBusinessUnitFields(UNIT, ['phone'])).toEqual(['phone']);
  });
  test('only an active unit may order', () => {
    expect(BUSINESS_UNIT_STATUSES.filter(mayOrder)).toEqual(['active']);
  });
});

test.each([
  [null, null, false],
  ['2026-01-01T00:00:00Z', null, false],
  [null, '2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', true],
])('terms accepted %s and privacy %s: access %s', (tosAcceptedAt, privacyPolicyAcceptedAt, accepted) => {
  expect(isLegalAccepted({ tosAcceptedAt, privacyPolicyAcceptedAt })).toBe(accepted);
});

describe('a password', () => {
  const blocklist = new Set(['password1234', 'trailertrailer']);
  test.each([
    ['eleven char', 'tooShort'],
    ['twelve chars', undefined],
    ['Password1234', 'common'],
    ['TRAILERtrailer', 'common'],
    ['correct horse battery', undefined],
    ['🚚'.repeat(11), 'tooShort'],
    ['🚚🛣🌧🏭🔑📦🚚🌧🛣📦🔑🏭', undefined],
    ['x'.repeat(128), 'common'],
    ['acegikmoqsuwybdf'.repeat(8), undefined],
    ['x'.repeat(129), 'tooLong'],
  ])('%s: %s', (password, problem) => {
    expect(findPasswordProblem(password, { blocklist })).toBe(problem);
  });
});

describe('a postal code', () => {
  test.each([
    ['DE', '20457', '20457'],
    ['DE', ' 20457 ', '20457'],
    ['AT', '1230', '1230'],
    ['BE', '2030', '2030'],
    ['NL', '3089jh', '3089 JH'],
    ['NL', '3089 JH', '3089 JH'],
    ['FR', '92230', '92230'],
    ['ES', '08040', '08040'],
    ['IT', '37137', '37137'],
    ['PL', '62023', '62-023'],
    ['PL', '62-023', '62-023'],
    ['RO', '061344', '061344'],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['CH', '8001', '8001'],
    ['toString', '8001', '8001'],
  ])('of %s %s is %s', (country, input, code) => {
    expect(toPostalCode(country, input)).toBe(code);
  });

  test.each([
    ['DE', '2045'],
    ['DE', '00123'],
    ['DE', '204570'],
    ['DE', 'D-20457'],
    ['AT', '0123'],
    ['NL', '3089'],
    ['NL', '3089 SS'],
    ['ES', '53001'],
    ['PL', '6202'],
    ['RO', '06134'],
    ['CH', ''],
    ['CH', '<script>'],
    ['CH', '1234567890123'],
  ])('of %s is not %s', (country, input) => {
    expect(toPostalCode(country, input)).toBeUndefined();
  });

  test('once written properly stays so', () => {
    const input = fc.stringMatching(/^[0-9]{2}[- ]?[0-9]{2,4} ?[A-Z]{0,2}$/);
    fc.assert(
      fc.property(fc.constantFrom('DE', 'NL', 'PL', 'RO', 'GB'), input, (country, typed) => {
        const code = toPostalCode(country, typed);
        fc.pre(code !== undefined);
        expect(toPostalCode(country, code)).toBe(code);
      }),
    );
  });
});

test.each([
  ['+49 40 123456', '+4940123456'],
  ['0049 (40) 123-456', '+4940123456'],
  ['+48.61.1234567', '+48611234567'],
  ['040 123456', undefined],
  ['+0123456789', undefined],
  ['+49', undefined],
  ['+1234567890123456', undefined],
  ['+49 40 ABC', undefined],
])('the phone number %s is %s', (input, phone) => {
  expect(toPhone(input)).toBe(phone);
});

test.each([
  ['+49405550181', '+49 40 555 0181'],
  ['+494215550182', '+49 421 555 0182'],
  ['+491701234567', '+49 170 123 4567'],
  ['+4315550189', '+43 1 555 0189'],
  ['+31105550190', '+31 10 555 0190'],
  ['+3235550192', '+32 3 555 0192'],
  ['+33155550193', '+33 1 55 55 01 93'],
  ['+34935550195', '+34 935 550 195'],
  ['+390455550196', '+39 045 555 0196'],
  ['+48615550197', '+48 61 555 0197'],
  ['+420212345678', '+420 212 345 678'],
  ['040 123456', '040 123456'],
])('the phone number %s is read as %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
  expect(toPhone(text) ?? text).toBe(phone);
});
