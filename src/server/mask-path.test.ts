import { expect, test } from 'vitest';
import { maskPath } from './mask-path.ts';

test.each([
  ['/register/abc', '/register/*'],
  ['/pl/reset-account/abc', '/pl/reset-account/*'],
  ['/api/registrations/abc', '/api/registrations/*'],
  ['/api/users/reset-account/abc', '/api/users/reset-account/*'],
  ['/en/sign-up/confirmed-Anna-Berg', '/en/sign-up/confirmed-*'],
  ['/register', '/register'],
  ['/booking/1', '/booking/1'],
])('%s is logged as %s', (path, masked) => {
  expect(maskPath(path)).toBe(masked);
});
