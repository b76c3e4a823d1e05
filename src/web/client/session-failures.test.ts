// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { chooseLocale } from './choose-locale.ts';
import { endImpersonation } from './end-impersonation.ts';
import { logOut } from './log-out.ts';
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

test.each([
  ['login.logout.error', () => logOut()],
  ['system.endImpersonationError', () => endImpersonation()],
  ['system.changeLocaleError', () => chooseLocale('pl', '/pl')],
])('%s is told when its call fails', async (key, act) => {
  await act();
  expect(shown.mock.calls.map(([message]) => message)).toEqual([key]);
});

test('a silent logout keeps its failure to itself', async () => {
  expect(await logOut({ isSilent: true })).toBe(false);
  expect(shown).not.toHaveBeenCalled();
});
