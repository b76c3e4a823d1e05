import { expect, test } from 'vitest';
import { adsConversionInput } from './ads.ts';

const conversion = {
  conversionEnvironment: 'WEB',
  gclid: 'click',
  conversionAction: 'order',
  conversionDateTime: '2026-11-20 08:00:00+01:00',
};
const accepts = (change: object) =>
  adsConversionInput.safeParse({ partialFailure: true, conversions: [{ ...conversion, ...change }] }).success;

test('value, currency and order are optional', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ conversionValue: 12.5, currency: 'EUR', orderId: '1' })).toBe(true);
});

test.each([
  { conversionDateTime: '2026-11-20T08:00:00Z' },
  { currency: 'USD' },
  { conversionValue: -1 },
  { conversionEnvironment: 'MOON' },
  { gclid: '' },
  { userId: 'x' },
])('%j is refused', (change) => {
  expect(accepts(change)).toBe(false);
});

test('unknown fields and empty lists are refused', () => {
  expect(adsConversionInput.safeParse({ partialFailure: true, conversions: [] }).success).toBe(false);
  expect(adsConversionInput.safeParse({ partialFailure: true, conversions: [conversion], x: 1 }).success).toBe(false);
});
