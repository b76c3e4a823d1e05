import { expect, test } from 'vitest';
import { taxChangeTitle } from './describe-extension.ts';

const atHome = { country: 'DE', case: 'shortTerm', rate: 19 } as const;
const place = { boundary: '2026-12-20T09:00', customerCountry: 'DE', vatId: null, isVatIdValid: false };

test.each([
  ['stays', { ...atHome, case: 'domestic' }, 'booking.extend.taxStays'],
  ['changes', { country: 'PL', case: 'reverseCharge', rate: 0 }, 'booking.extend.taxChange'],
] as const)('beyond day 30 the tax %s', (_, next, title) => {
  expect(taxChangeTitle({ ...place, previous: atHome, next })).toBe(title);
});
