import { expect, test } from 'vitest';
import { groupIban } from './group-iban.ts';

test('an IBAN is shown in groups of four capitals', () => {
  expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(groupIban('AT61-1904 3002.3457 3201')).toBe('AT61 1904 3002 3457 3201');
  expect(groupIban('')).toBe('');
});
