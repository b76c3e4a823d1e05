import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, expect, test } from '@playwright/test';
import type { Platform } from '../support/platform/main.tsx';
import { servePlatform } from '../support/serve-platform.ts';

declare const window: Window & { platform: Platform };

const REFRESH_TAKES_MS = 300;

const calls: string[] = [];
let site: Awaited<ReturnType<typeof servePlatform>>;

test.beforeAll(async () => {
  site = await servePlatform((request, response) => {
    calls.push(request.url ?? '');
    if (request.url !== '/api/users/refresh-token') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const expiresAt = Math.floor(Date.now() / 1000) + 1800;
    void delay(REFRESH_TAKES_MS).then(() =>
      response.writeHead(200, { 'Set-Cookie': `auth_public=${expiresAt}; Path=/` }).end(JSON.stringify({ expiresAt })),
    );
  });
});
test.afterAll(() => site.stop());
test.beforeEach(() => {
  calls.length = 0;
});

const openTab = async (context: BrowserContext, query = '') => {
  const tab = await context.newPage();
  await tab.goto(`${site.origin}/${query}`);
  await tab.waitForFunction(() => 'platform' in window);
  return tab;
};

test('a change appears in the other tab without an echo', async ({ context }) => {
  const [one, two] = [await openTab(context), await openTab(context)];
  await one.evaluate(() => window.platform.setSearch('Hamburg'));
  await two.waitForFunction(() => window.platform.getSearch() === 'Hamburg');
  expect(await one.evaluate(() => window.platform.getBroadcasts())).toBe(1);
  expect(await two.evaluate(() => window.platform.getBroadcasts())).toBe(0);
  await two.evaluate(() => window.platform.setSearch('Lyon'));
  await one.waitForFunction(() => window.platform.getSearch() === 'Lyon');
  expect(await one.evaluate(() => window.platform.getBroadcasts())).toBe(1);
});

test('what a page sets while it loads reaches the other tab, which keeps its own beside it', async ({ context }) => {
  const one = await openTab(context);
  await one.evaluate(() => window.platform.setSearch('Hamburg'));
  const two = await openTab(context, '?early=4711');
  await one.waitForFunction(() => window.platform.getBookingSearch() === '4711');
  expect(await two.evaluate(() => window.platform.getSearch())).toBe('Hamburg');
  await one.evaluate(() => window.platform.setSearch('Lyon'));
  await two.waitForFunction(() => window.platform.getSearch() === 'Lyon');
  expect(await two.evaluate(() => window.platform.getBookingSearch())).toBe('4711');
});

test('a tab of another person hears nothing, and payment stays in its tab', async ({ context }) => {
  const [one, same, other] = [await openTab(context), await openTab(context), await openTab(context, '?identity=u2')];
  await one.evaluate(() => {
    window.platform.choosePaymentMethod('transfer');
    window.platform.setSearch('Warszawa');
  });
  await same.waitForFunction(() => window.platform.getSearch() === 'Warszawa');
  expect(await other.evaluate(() => window.platform.getSearch())).toBe('');
  expect(await same.evaluate(() => window.platform.getPaymentMethod())).toBeNull();
  await one.reload();
  await one.waitForFunction(() => 'platform' in window && window.platform.getPaymentMethod() === 'transfer');
  expect(await one.evaluate(() => window.platform.getSearch())).toBe('Warszawa');
});

test('without a channel a tab works on its own', async ({ context }) => {
  const tab = await openTab(context, '?withoutChannel');
  await tab.evaluate(() => window.platform.setSearch('Köln'));
  expect(await tab.evaluate(() => window.platform.getSearch())).toBe('Köln');
});

test('twenty requests near the end of a session make one refresh over two tabs', async ({ context }) => {
  const soon = String(Math.floor(Date.now() / 1000) + 60);
  await context.addCookies([{ name: 'auth_public', value: soon, url: site.origin }]);
  const tabs = [await openTab(context), await openTab(context)];
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => Promise.all(Array.from({ length: 10 }, () => window.platform.api.get('/api/users/me')))),
    ),
  );
  expect(calls.filter((path) => path === '/api/users/me')).toHaveLength(20);
  expect(calls.filter((path) => path === '/api/users/refresh-token')).toHaveLength(1);
  expect(calls[0]).toBe('/api/users/refresh-token');
});
