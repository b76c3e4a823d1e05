import { expect, test } from 'vitest';
import { readReturnPath, toAccountAndBack, withReturnPath } from './return-step.ts';

const queryOf = (path: string) => new URL(path, 'https://shop.example').searchParams;

test('the way to the account knows the way back', () => {
  const path = toAccountAndBack('addresses', 'payment');
  expect(path).toBe('/account?tab=addresses&returnTo=%2Fcart%2Fpayment');
  expect(readReturnPath(queryOf(path))).toBe('/cart/payment');
});

test.each([
  ['/account?tab=company#vatId', '/checkout', '/account?tab=company&returnTo=%2Fcheckout#vatId'],
  ['/account', '/checkout', '/account?returnTo=%2Fcheckout'],
  ['/account?tab=company#vatId', null, '/account?tab=company#vatId'],
])('%s with the way back to %s is %s', (path, returnPath, expected) => {
  expect(withReturnPath(path, returnPath)).toBe(expected);
});

test.each([
  '',
  '/',
  '/account',
  'checkout',
  '//evil.example/checkout',
  'https://evil.example',
  '/checkout/../api',
  '/checkout?x',
])('%j is no step to return to', (returnTo) => {
  expect(readReturnPath(new URLSearchParams({ returnTo }))).toBeNull();
});
