import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/journey.ts';
import { startWatchingProxy } from '../support/watching-proxy.ts';

test.use({ locale: 'de-DE' });

const DATA = /\.data(?:\?|$)/;
const HOLD_MS = 400;

/** As the browser says it when somebody saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) });
  });

/** The late part of the runtime has come when it asks for the version. */
const openReady = async (page: Page, path: string) => {
  const asked = page.waitForResponse('**/_app/version.json');
  await page.goto(path);
  await asked;
};
const answerConsent = (page: Page, consent = 'necessary') =>
  page.addInitScript((answer) => {
    if (!document.cookie.includes('consent=')) document.cookie = `consent=${answer}; Path=/`;
  }, consent);

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

test.describe('fetching ahead', () => {
  test('links in view fetch their pages, at most five at once, and none a guest may not open', async ({
    page,
    baseURL,
  }) => {
    const proxy = await startWatchingProxy(baseURL ?? '', { watch: DATA, holdMs: HOLD_MS });
    await answerConsent(page);
    await page.goto(proxy.origin);
    await footerLink(page, '/legal/imprint').scrollIntoViewIfNeeded();
    await expect.poll(() => proxy.seen.some((path) => path.startsWith('/legal/'))).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => proxy.seen.length).toBeGreaterThan(5);
    await expect.poll(() => proxy.getNow()).toBe(0);
    expect(proxy.getMost()).toBeGreaterThan(1);
    expect(proxy.getMost()).toBeLessThanOrEqual(5);
    expect(new Set(proxy.seen).size).toBe(proxy.seen.length);
    expect(proxy.seen.filter((path) => /^\/(?:checkout|cart|booking|account|team|admin)/.test(path))).toEqual([]);
    await proxy.stop();
  });

  test('the click that follows asks for nothing again', async ({ page, baseURL }) => {
    const proxy = await startWatchingProxy(baseURL ?? '', { watch: DATA, holdMs: 0 });
    await answerConsent(page);
    await page.goto(proxy.origin);
    const link = footerLink(page, '/legal/imprint');
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => proxy.seen.filter((path) => path.startsWith('/legal/imprint')).length).toBe(1);
    await expect.poll(() => proxy.getNow()).toBe(0);
    await link.click();
    await expect(page).toHaveURL(/\/legal\/imprint$/);
    expect(proxy.seen.filter((path) => path.startsWith('/legal/imprint'))).toHaveLength(1);
    await proxy.stop();
  });

  test('whoever saves data fetches nothing ahead', async ({ page, baseURL }) => {
    const proxy = await startWatchingProxy(baseURL ?? '', { watch: DATA, holdMs: 0 });
    await saveData(page);
    await answerConsent(page);
    await openReady(page, proxy.origin);
    const link = footerLink(page, '/legal/imprint');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(/\/legal\/imprint$/);
    expect(proxy.seen.map((path) => path.replace(/\.data.*/, ''))).toEqual(['/legal/imprint']);
    await proxy.stop();
  });
});

test.describe('a piece of the shop that is gone', () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await answerConsent(page);
    await page.addInitScript(() => {
      window.addEventListener('chunk-error', (event) => {
        // A page that is left gives up what else it was fetching, which is no piece that is gone.
        if (!(event instanceof CustomEvent) || !String(event.detail.error).includes('/assets/legal.route-')) return;
        sessionStorage.setItem('chunk-errors', String(Number(sessionStorage.getItem('chunk-errors') ?? 0) + 1));
      });
    });
  });
  const chunkErrors = (page: Page) => page.evaluate(() => sessionStorage.getItem('chunk-errors'));

  test('loads the page somebody wanted afresh, once', async ({ page }) => {
    await openReady(page, '/pl');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route(/\/assets\/legal\.route-/, (route) => route.abort(), { times: 1 });
    await footerLink(page, '/pl/legal/terms').click();
    await expect.poll(() => documents).toEqual(['/pl/legal/terms']);
    await expect(page.locator('h1')).toBeVisible();
    expect(await chunkErrors(page)).toBe('1');
  });

  test('shows the error page when it fails again within ten seconds', async ({ page }) => {
    await openReady(page, '/pl');
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route(/\/assets\/legal\.route-/, (route) => route.abort());
    await footerLink(page, '/pl/legal/terms').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coś się zacięło.');
    expect(await chunkErrors(page)).toBe('1');
    expect(documents).toEqual([]);
  });
});

test.describe('a new version of the shop', () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    // Whoever refuses marketing has no ad click to keep.
    await answerConsent(page, 'necessary.marketing');
    const next = { version: 'next', builtAt: '9999-01-01T00:00:00.000Z', isSettled: true };
    await page.route('**/_app/version.json', (route) => route.fulfill({ json: next }));
  });

  const open = async (page: Page) => {
    await openReady(page, '/pl');
    await page.evaluate(async () => {
      localStorage.setItem('gclid', 'click');
      localStorage.setItem('filters', '{}');
      sessionStorage.setItem('payment', '{}');
      document.cookie = 'old=1; Path=/';
      await caches.open('old');
    });
  };
  const kept = (page: Page) =>
    page.evaluate(async () => ({
      click: localStorage.getItem('gclid'),
      cookie: document.cookie.includes('old='),
      payment: sessionStorage.getItem('payment'),
      caches: await caches.keys(),
    }));

  test('clears the browser on the way to the next page and keeps the ad click', async ({ page }) => {
    await open(page);
    const cookie = { name: 'device', value: 'x'.repeat(43), url: new URL(page.url()).origin, httpOnly: true };
    await page.context().addCookies([cookie]);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await footerLink(page, '/pl/legal/terms').click();
    // The late part of the next page has come when it notes its version.
    await page.waitForFunction(() => !('isOld' in window) && document.cookie.includes('app_version='));
    await expect(page).toHaveURL(/\/pl\/legal\/terms$/);
    expect((await page.context().cookies()).filter(({ name }) => name === 'device')).toEqual([]);
    expect(await kept(page)).toEqual({ click: 'click', cookie: false, payment: null, caches: [] });
  });

  test('waits while work is open in any tab', async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await other.goto('/pl/legal/imprint');
    await other.evaluate(() => {
      void navigator.locks.request('open-work', { mode: 'shared' }, () => new Promise(() => {}));
    });
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await footerLink(page, '/pl/legal/terms').click();
    await expect(page).toHaveURL(/\/pl\/legal\/terms$/);
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
    expect(await kept(page)).toMatchObject({ cookie: true, payment: '{}', caches: ['old'] });
  });
});

test('a change of page is announced and moves the focus to its heading', async ({ page }) => {
  await answerConsent(page);
  await openReady(page, '/pl');
  await footerLink(page, '/pl/legal/terms').click();
  await expect(page.locator('#content h1')).toBeFocused();
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title());
});

test('a guest who wants a private page is told why the login came, once', async ({ page }) => {
  await answerConsent(page);
  await page.goto('/booking');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.locator('.toast')).toContainText('melden Sie sich an');
  await openReady(page, '/login');
  expect(await page.evaluate(() => document.cookie.includes('flash='))).toBe(false);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('consent is asked for once and can be changed from the footer', async ({ page, context }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Cookies und Datenschutz' });
  const dialog = page.getByRole('dialog', { name: 'Cookies und Datenschutz' });
  await bar.getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(bar).toHaveCount(0);
  const consentCookie = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
  expect(await consentCookie()).toBe('necessary');
  await openReady(page, '/');
  await expect(bar).toHaveCount(0);
  await page.locator('footer').getByRole('button').click();
  await dialog.getByRole('checkbox', { name: 'Statistik' }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  expect(await consentCookie()).toBe('necessary.statistics');
});

test('the question about cookies covers nothing that is needed, and moves nothing', async ({ page, request }) => {
  const bar = page.getByRole('region', { name: 'Cookies und Datenschutz' });
  const isOnTop = (button: Locator) =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(bar).toBeVisible();
    const submit = page.getByRole('search').getByRole('button', { name: 'Auflieger finden' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(submit)).toBe(true);
  }
  await expectNoViolations(page);

  // On the smallest phone the last line of the page can still be read above it, once the page has taken its new width.
  await page.setViewportSize({ width: 320, height: 568 });
  const isLastLineRead = async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    return isOnTop(page.locator('footer a').last());
  };
  await expect.poll(isLastLineRead).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const { items } = await (await request.get('/api/trailers?limit=1')).json();
  await page.goto(`/trailers/${items[0].id}`, { waitUntil: 'commit' });
  const action = page.locator('[data-bottom-bar]').getByRole('link');
  const before = await action.boundingBox();
  await expect(bar).toBeVisible();
  expect(await isOnTop(action)).toBe(true);
  expect(await action.boundingBox()).toEqual(before);
});
