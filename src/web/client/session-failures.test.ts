// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { chooseLocale } from './choose-locale.ts';
import { endImpersonation } from './end-impersonation.ts';
import { logOut } from './log-out.ts';
import { showFlash } from './show-flash.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

const shown = vi.spyOn(toast, 'error');

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  // The session is far from its end, so that no refresh comes first.
  writeCookie('auth_public', String(Math.ceil(Date.now() / 1000) + 3600), 1);
});
afterEach(() => {
  shown.mockClear();
  deleteCookie('auth_public');
  vi.unstubAllGlobals();
});

/** The language is chosen by a full load of the page, which tells how it went. */
async function chooseLocaleAndLoad(): Promise<void> {
  await chooseLocale('pl', '#pl');
  expect(shown).not.toHaveBeenCalled();
  showFlash();
}

test.each([
  ['login.logout.error', () => logOut()],
  ['system.endImpersonationError', () => endImpersonation()],
  ['system.changeLocaleError', chooseLocaleAndLoad],
])('%s is told when its call fails', async (key, act) => {
  await act();
  expect(shown.mock.calls.map(([message]) => message)).toEqual([key]);
});

test('a silent logout keeps its failure to itself', async () => {
  expect(await logOut({ isSilent: true })).toBe(false);
  expect(shown).not.toHaveBeenCalled();
});
