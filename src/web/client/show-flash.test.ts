// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { FLASH_COOKIE } from '#web/flash.ts';
import { toast } from '#web/ui/toast.tsx';
import { readCookie } from './read-cookie.ts';
import { leaveFlash, showFlash } from './show-flash.ts';
import { writeCookie } from './write-cookie.ts';

const info = vi.spyOn(toast, 'info');

afterEach(() => {
  info.mockClear();
});

test('a message left behind is shown once', () => {
  writeCookie(FLASH_COOKIE, 'login.errorLoginRequired', 1);
  showFlash();
  showFlash();
  expect(info.mock.calls).toEqual([['login.errorLoginRequired', {}]]);
  expect(readCookie(FLASH_COOKIE)).toBeUndefined();
});

test('a message that asks for something leads to the place where it is done', () => {
  leaveFlash('login.billingIncomplete');
  showFlash();
  const link = { to: '/account', label: 'login.billingIncomplete.link' };
  expect(info.mock.calls).toEqual([['login.billingIncomplete', { link }]]);
});

test('a key that is not on the list is dropped in silence', () => {
  writeCookie(FLASH_COOKIE, 'constructor', 1);
  showFlash();
  expect(info).not.toHaveBeenCalled();
  expect(readCookie(FLASH_COOKIE)).toBeUndefined();
});
