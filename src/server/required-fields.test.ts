import { expect, test } from 'vitest';
import { parseEnv } from '#config/env.ts';
import { readRequiredFields } from './required-fields.ts';
import { StartError } from './start-error.ts';

test('the fields that an order needs are those of the configuration', () => {
  expect(readRequiredFields(parseEnv({ REQUIRED_BILLING_FIELDS: 'company,phone,vatId' }))).toEqual({
    requiredBusinessUnitFields: ['name', 'registrationNumber', 'vatId', 'invoiceEmail', 'paymentMethod'],
    requiredBillingFields: ['company', 'phone', 'vatId'],
  });
});

test.each([
  ['REQUIRED_BUSINESS_UNIT_FIELDS', 'name,street'],
  ['REQUIRED_BUSINESS_UNIT_FIELDS', 'trailerConnectLogin'],
  ['REQUIRED_BILLING_FIELDS', 'company,zip'],
])('a shop whose %s is %s does not start, and says why', (setting, value) => {
  const read = () => readRequiredFields(parseEnv({ [setting]: value }));
  expect(read).toThrow(StartError);
  expect(read).toThrow(setting);
});
