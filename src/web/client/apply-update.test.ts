// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { applyUpdate, type Update } from './apply-update.ts';
import { beginWork } from './open-work.ts';
import { readCookieNames } from './read-cookie.ts';
import * as guard from './reload-guard.ts';
import { CLEARED_KEY } from './version-watch.ts';
import { writeCookie } from './write-cookie.ts';

const to = (verdict: Update['verdict']): Update => ({ verdict, version: '2' });
const fetch = vi.fn<typeof globalThis.fetch>();
const deleted: string[] = [];
const reload = vi.spyOn(guard, 'reloadGuarded');

beforeEach(() => {
  reload.mockReset().mockReturnValue(true);
  fetch.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  deleted.length = 0;
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', {
    keys: async () => ['pages', 'images'],
    delete: async (name: string) => deleted.push(name) > 0,
  });
  for (const name of ['locale', 'consent']) writeCookie(name, '1', 1);
  window.history.replaceState(null, '', '/pl/trailers');
  writeCookie('filters', '{}', 1, { path: '/pl' });
  localStorage.setItem('filters', '{}');
  localStorage.setItem('gclid', 'click');
  sessionStorage.setItem('payment', '{}');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('a mismatch lets the server forget the browser and empties the browser, but keeps the ad click', async () => {
  expect(await applyUpdate(to('clear'), '/pl/booking')).toBe(true);
  expect(fetch).toHaveBeenCalledWith('/api/users/forget-browser', expect.objectContaining({ method: 'POST' }));
  expect(readCookieNames()).toEqual([]);
  expect(localStorage).toHaveLength(2);
  expect(localStorage.getItem(CLEARED_KEY)).toBe('2');
  expect(localStorage.getItem('gclid')).toBe('click');
  expect(sessionStorage.getItem('payment')).toBeNull();
  expect(deleted).toEqual(['pages', 'images']);
  expect(reload).toHaveBeenCalledWith('/pl/booking');
});

test('without a line nothing is cleared yet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await applyUpdate(to('clear'), '/')).toBe(false);
  expect(localStorage.getItem('filters')).toBe('{}');
  expect(reload).not.toHaveBeenCalled();
});

test('a session that cannot be ended is told to nobody and does not hold up the update', async () => {
  const tell = vi.spyOn(toast, 'error');
  fetch.mockImplementation(async () => new Response(null, { status: 500 }));
  expect(await applyUpdate(to('clear'), '/')).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
  expect(tell).not.toHaveBeenCalled();
});

test('a tab that only runs old code reloads and clears nothing', async () => {
  await applyUpdate(to('reload'), '/pl/booking');
  expect(localStorage.getItem('filters')).toBe('{}');
  expect(reload).toHaveBeenCalledWith('/pl/booking');
});

test('a tab that got an old page all the same is not reloaded for the same release again', async () => {
  expect(await applyUpdate(to('reload'), '/pl/booking')).toBe(true);
  expect(await applyUpdate(to('reload'), '/pl/booking')).toBe(false);
  expect(await applyUpdate({ verdict: 'reload', version: '3' }, '/pl/booking')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['write', 'hold', 'handover'] as const)('nothing happens while a %s is open', async (kind) => {
  const finish = beginWork(kind);
  expect(await applyUpdate(to('clear'), '/')).toBe(false);
  finish();
  expect(localStorage.getItem('filters')).toBe('{}');
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is cleared when the reload is guarded', async () => {
  sessionStorage.setItem(guard.RELOAD_GUARD_KEY, String(Date.now()));
  expect(await applyUpdate(to('clear'), '/')).toBe(false);
  expect(localStorage.getItem('filters')).toBe('{}');
});

test('the current version changes nothing', async () => {
  expect(await applyUpdate(to('current'), '/')).toBe(false);
});
