// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FLASH_COOKIE } from '#web/flash.ts';
import { toast } from '#web/ui/toast.tsx';
import { forgetCampaign, noteCampaign } from './campaign.ts';
import { chooseLocale } from './choose-locale.ts';
import * as external from './navigate-external.ts';
import { readCookie } from './read-cookie.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

const navigate = vi.spyOn(external, 'navigateExternal').mockReturnValue(true);
const error = vi.spyOn(toast, 'error');
const account = vi.fn<(url: string) => Promise<Response>>();
const answer = (status: number) => account.mockImplementation(async () => new Response('{}', { status }));

beforeEach(() => {
  vi.clearAllMocks();
  answer(200);
  vi.stubGlobal('fetch', account);
});
afterEach(() => {
  for (const cookie of ['locale', 'auth_public', FLASH_COOKIE]) deleteCookie(cookie);
  vi.unstubAllGlobals();
});

const expectChanged = () => {
  expect(readCookie('locale')).toBe('pl');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pl/cart');
  expect(error).not.toHaveBeenCalled();
};

test('a guest’s language is remembered and loads its page, which is one of this site', async () => {
  await chooseLocale('pl', '/pl/cart');
  expectChanged();
  expect(account).not.toHaveBeenCalled();
});

test('a campaign goes along', async () => {
  noteCampaign('?gclid=click');
  await chooseLocale('pl', '/pl/cart');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pl/cart?gclid=click');
  forgetCampaign();
});

test('without a line the page stays as it is', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await chooseLocale('pl', '/pl/cart');
  expect(error).toHaveBeenCalledExactlyOnceWith('system.changeLocaleError', { text: 'system.noConnection' });
  expect(readCookie('locale')).toBeUndefined();
  expect(navigate).not.toHaveBeenCalled();
});

describe('for somebody who is signed in', () => {
  beforeEach(() => writeCookie('auth_public', String(Math.ceil(Date.now() / 1000) + 3600), 1));

  test('the account is told, and the next page says so', async () => {
    await chooseLocale('pl', '/pl/cart');
    expectChanged();
    expect(account).toHaveBeenCalledExactlyOnceWith('/api/users', expect.objectContaining({ method: 'PATCH' }));
    expect(readCookie(FLASH_COOKIE)).toBe('system.changeLocaleSuccess');
  });

  test.each([
    ['whose session has ended', 401],
    ['who acts as a customer', 403],
  ])('%s it holds for the browser', async (_, status) => {
    answer(status);
    await chooseLocale('pl', '/pl/cart');
    expectChanged();
    expect(readCookie(FLASH_COOKIE)).toBeUndefined();
  });

  test('a language that the account did not take is not said to be changed, nor is it', async () => {
    answer(503);
    await chooseLocale('pl', '/pl/cart');
    expect(error).toHaveBeenCalledExactlyOnceWith('system.changeLocaleError', {});
    expect(readCookie('locale')).toBeUndefined();
    expect(navigate).not.toHaveBeenCalled();
  });
});
