import { expect, test } from 'vitest';
import { toReturnPath } from './return-path.ts';

test.each([
  ['/booking', '/booking'],
  ['/pl/booking?tab=past#x', '/booking?tab=past#x'],
  ['/pl', '/'],
  ['/de/cart', '/cart'],
  ['/polska', '/polska'],
])('%s leads back to %s in whatever language follows', (target, path) => {
  expect(toReturnPath(target)).toBe(path);
});

test.each([
  undefined,
  null,
  '',
  'booking',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/booking',
  '/pl/en/booking',
  '/pl//evil.example/..',
  '/login',
  '/ru/login?redirect=/login',
  '/api/users/logout',
  '/_image',
])('%s leads nowhere', (target) => {
  expect(toReturnPath(target)).toBeUndefined();
});
