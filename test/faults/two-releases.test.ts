import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toExpiry } from '#api/session-cookies.ts';
import de from '#i18n/messages/de.json' with { type: 'json' };
import { BUILD_FOLDER } from '../../scripts/build-if-changed.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { answerConsent } from '../support/journey.ts';
import { makeOtherRelease } from '../support/make-other-release.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { startSessionDirectly } from '../support/sign-in-directly.ts';
import { startSwitchingProxy } from '../support/switching-proxy.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

type Running = ApiProcess & { readonly folder: string };

/** Within the project, whose packages its code imports. */
const NEWER_FOLDER = path.join(BUILD_FOLDER, 'other');
const WALK_MS = process.env['TEST_LONG'] === '1' ? 300_000 : 0;
const WALK = ['/booking', '/help', '/depots', '/legal/terms', '/'];

let shop: TestApp;
let proxy: Awaited<ReturnType<typeof startSwitchingProxy>>;
let storage = '';
let older: Running;
let newer: Running;

beforeAll(async () => {
  [shop, proxy, storage] = await Promise.all([
    createTestApp(),
    startSwitchingProxy(),
    mkdtemp(path.join(tmpdir(), 'trailyard-files-')),
  ]);
  const env = { PUBLIC_ORIGIN: proxy.origin, STORAGE_DIR: storage };
  const start = async (folder: string) => ({ ...(await startBuiltServer(shop.databaseUrl, env, folder)), folder });
  older = await start(BUILD_FOLDER);
  await makeOtherRelease(NEWER_FOLDER);
  newer = await start(NEWER_FOLDER);
}, 600_000);
afterAll(async () => {
  await Promise.all([older.kill(), newer.kill()]);
  await Promise.all([shop[Symbol.asyncDispose](), proxy[Symbol.asyncDispose]()]);
  await rm(storage, { recursive: true, force: true });
});

const listAssets = async ({ folder }: Running): Promise<ReadonlySet<string>> =>
  new Set((await readdir(path.join(folder, 'client/assets'))).filter((name) => !/\.(?:br|gz)$/.test(name)));

test('either release has every file of the other', async () => {
  const [ofOlder, ofNewer] = [await listAssets(older), await listAssets(newer)];
  const strange = [
    ...[...ofNewer].filter((name) => !ofOlder.has(name)).map((name) => ({ name, server: older, folder: newer.folder })),
    ...[...ofOlder].filter((name) => !ofNewer.has(name)).map((name) => ({ name, server: newer, folder: older.folder })),
  ];
  expect(strange.length).toBeGreaterThan(100);
  for (const { name, server, folder } of strange) {
    const answer = await fetch(`${server.url}/assets/${name}`);
    expect([name, answer.status]).toEqual([name, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(await readFile(path.join(folder, 'client/assets', name))), name).toBe(true);
  }
});

test('data is refused to every release but its own, also to one that never was', async () => {
  const ask = (server: ApiProcess, version: string) =>
    fetch(`${server.url}/help.data`, { headers: { 'X-App-Version': version } });
  const versionOf = async (server: ApiProcess) => (await fetch(`${server.url}/help.data`)).headers.get('X-App-Version');
  const [olderVersion, newerVersion] = [await versionOf(older), await versionOf(newer)];
  expect(olderVersion).not.toBe(newerVersion);
  expect((await ask(older, olderVersion ?? '')).status).toBe(200);
  for (const version of [newerVersion ?? '', 'never-was', '"; drop', 'x'.repeat(4000)]) {
    const refusal = await ask(older, version);
    expect(refusal.status).toBe(409);
    expect(refusal.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(refusal.headers.get('Cache-Control')).toBe('no-store');
  }
  const said = await Promise.all(
    [older, newer, older].map(async ({ url }) => (await fetch(`${url}/_app/version.json`)).json()),
  );
  expect(said).toEqual(said.map(() => expect.objectContaining({ version: newerVersion, isSettled: false })));
});

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')?.value;
const isOther = (page: Page) => page.evaluate(() => 'isOtherRelease' in window);

/** Notes what a page says that it could not have. */
function watchPage(page: Page): readonly string[] {
  const missed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && response.status() >= 400) missed.push(`${response.status()} ${pathname}`);
  });
  page.on('pageerror', (error) => missed.push(error.message));
  return missed;
}

/** All of the page listens. */
const hearing = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

async function openPage(page: Page, to: string): Promise<void> {
  await page.goto(to);
  await hearing(page);
}

async function goTo(page: Page, to: string): Promise<void> {
  await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(new URL(to, proxy.origin).href);
  await hearing(page);
  expect(await page.getByText(de['errorPage.message']).count()).toBe(0);
}

/** As the page does it after a write. The router stands on the window, which its types do not say. */
const readAnew = (page: Page) => page.evaluate('window.__reactRouterDataRouter.revalidate()');

test('who is answered by two releases in turn stays signed in, misses nothing and keeps what is typed', async () => {
  const { userId } = await makeCustomer(shop.deps);
  const tokens = await startSessionDirectly(shop.deps, userId);
  const tourSeenAt = shop.deps.clock.now();
  await shop.deps.db.updateTable('userAccount').set({ tourSeenAt }).where('id', '=', userId).execute();
  const executablePath = findChromium();
  await using browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: proxy.origin, locale: 'de-DE' });
  await answerConsent(context, proxy.origin);
  await context.addCookies([
    { name: 'session', value: tokens.accessToken, url: proxy.origin, httpOnly: true },
    { name: 'refresh', value: tokens.refreshToken, url: proxy.origin, httpOnly: true },
    { name: 'auth_public', value: String(toExpiry(tokens)), url: proxy.origin },
  ]);
  const page = await context.newPage();
  const missed = watchPage(page);

  proxy.use(older.url);
  const asked = page.waitForResponse('**/_app/version.json');
  await openPage(page, '/');
  await asked;
  proxy.use(older.url, newer.url);
  const end = performance.now() + WALK_MS;
  do {
    for (const to of WALK) {
      await goTo(page, to);
      expect(await sessionOf(context)).toBe(tokens.accessToken);
    }
  } while (performance.now() < end);

  // What is typed outlives that the page is read anew, whichever release answers.
  await openPage(page, '/account');
  const field = page.getByRole('textbox').first();
  await field.fill('Unsent');
  for (const release of [older, newer]) {
    proxy.use(release.url);
    await readAnew(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => field.inputValue()).toBe('Unsent');
  }
  await openPage(page, '/');

  // A page of one release that only the other one answers comes as a whole. No link in view leads to these: what was
  // fetched ahead of the release before is shown without asking.
  for (const [release, to] of [
    [older, '/help?q=plane'],
    [newer, '/trailers?type=cool'],
  ] as const) {
    proxy.use(release.url);
    await page.evaluate(`void window.__reactRouterDataRouter.navigate(${JSON.stringify(to)})`);
    await page.waitForURL(new URL(to, proxy.origin).href);
    await hearing(page);
    await expect.poll(() => isOther(page)).toBe(release === newer);
    expect(await sessionOf(context)).toBe(tokens.accessToken);
  }
  expect(missed).toEqual([]);
  expect((await context.request.get('/api/users/me')).status()).toBe(200);
}, 900_000);

test('when the older release is gone the browser is cleared, once', async () => {
  const executablePath = findChromium();
  await using browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: proxy.origin, locale: 'de-DE' });
  // On a busy machine the test's own time is the limit.
  context.setDefaultTimeout(0);
  await answerConsent(context, proxy.origin);
  const page = await context.newPage();
  const openAsked = async (to: string) => {
    const asked = page.waitForResponse('**/_app/version.json');
    await openPage(page, to);
    await asked;
  };
  proxy.use(older.url);
  await openAsked('/');
  await older.kill();
  proxy.use(newer.url);
  await sql`
    update installation set set_at = now() - interval '1 hour', value = value - 'olderSeenAt'
    where key = 'release'`.execute(shop.deps.db);
  await page.evaluate(() => localStorage.setItem('old', '1'));
  await openAsked('/help');
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  await page.locator('a[href="/depots"]').filter({ visible: true }).first().click();
  await page.waitForFunction(() => !('isBefore' in window) && document.cookie.includes('app_version='));
  expect(await page.evaluate(() => [localStorage.getItem('old'), localStorage.getItem('cleared-release')])).toEqual([
    null,
    expect.stringMatching(/^\w+$/),
  ]);
  await page.evaluate(() => localStorage.setItem('new', '1'));
  await goTo(page, '/legal/terms');
  expect(await page.evaluate(() => localStorage.getItem('new'))).toBe('1');
});
