import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { judgeVatId } from '#domain/business-unit/vat-id.ts';
import { BILLING_ENV } from '../../test/support/sample-seller.ts';
import { DEMO_DEPOTS } from './depots.ts';
import { DEMO_SELLERS } from './sellers.ts';

test('each country with a depot has a seller that the settings would take', () => {
  const countries = [...new Set(DEMO_DEPOTS.map(({ country }) => country))].toSorted();
  expect(Object.keys(DEMO_SELLERS).toSorted()).toEqual(countries);
  expect(parseEnv({ ...BILLING_ENV, SELLERS: JSON.stringify(DEMO_SELLERS) }).SELLERS).toEqual(DEMO_SELLERS);
});

test.each(Object.entries(DEMO_SELLERS))('the VAT id of %s has its check digits', (country, { vatId }) => {
  expect(judgeVatId(country, vatId)).toBe('valid');
});
