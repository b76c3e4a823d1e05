import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:5678::1', '2001:db8:12::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is logged as %s', (address, expected) => {
  expect(maskAddress(address)).toBe(expected);
});
