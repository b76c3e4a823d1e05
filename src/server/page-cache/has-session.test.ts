import { expect, test } from 'vitest';
import { createHasSession } from './has-session.ts';

test.each([
  ['auth_public=1797000000', true],
  ['auth_public=', true],
  ['__Host-session=x', true],
  ['__Host-refresh=x', true],
  ['session=x', true],
  ['refresh="', true],
  ['__Host-sign_up=x', true],
  ['flash=login.welcome', true],
  ['locale=en;flash=x', true],
  ['locale=en;  session', true],
  [undefined, false],
  ['', false],
  ['locale=en; consent=all; __Host-device=x; _ga=session', false],
  ['my_session=x; sessions=y', false],
])('of whoever brings %j along it is %s that they may have a session', (cookie, has) => {
  expect(createHasSession(true)(cookie)).toBe(has);
});

test('the cookies of a shop without https count, too', () => {
  expect(createHasSession(false)('session=x')).toBe(true);
  expect(createHasSession(false)('sign_up=x')).toBe(true);
});
