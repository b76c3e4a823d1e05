import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openPage, WORDS } from '../support/journey.ts';

const { de } = WORDS;
const ME = '/api/users/me';
const REFRESH = '/api/users/refresh-token';

test.use({ locale: 'de-DE' });

const DISPATCHER = { email: 'dirk.dispatch@nordwind.example', password: 'trailyard-demo-2026' };

const signIn = async (context: BrowserContext, origin: string) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: origin }]);
  const answer = await context.request.post('/api/users/login', {
    data: { ...DISPATCHER, rememberMe: false },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
};

/** The access token has just ended: the browser has dropped it, and keeps what renews it. */
const endAccess = async (context: BrowserContext, origin: string) => {
  await context.clearCookies({ name: 'session' });
  const ended = String(Math.floor(Date.now() / 1000) - 1);
  await context.addCookies([{ name: 'auth_public', value: ended, url: origin }]);
};

const openTab = async (context: BrowserContext, path: string) => {
  const tab = await context.newPage();
  const asked = tab.waitForResponse('**/_app/version.json');
  await tab.goto(path);
  await asked;
  return tab;
};

test('a logout in one tab empties the other', async ({ context, baseURL }) => {
  await signIn(context, baseURL ?? '');
  const one = await openTab(context, '/');
  const two = await openTab(context, '/booking');
  await expect(two).toHaveURL(/\/booking$/);
  await one.getByRole('button', { name: /Dirk Dispatch/ }).click();
  await one.getByRole('button', { name: 'Abmelden' }).click();
  await expect(two).toHaveURL(/\/login\?redirect=%2Fbooking$/);
  await expect(two.getByText('Dirk Dispatch')).toHaveCount(0);
});

test('near the end of a session many requests of two tabs make one refresh', async ({ context, baseURL }) => {
  const origin = baseURL ?? '';
  await signIn(context, origin);
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/users/refresh-token')) refreshes.push(request.url());
  });
  const tabs = [await openTab(context, '/'), await openTab(context, '/')];
  const soon = String(Math.floor(Date.now() / 1000) + 60);
  await context.addCookies([{ name: 'auth_public', value: soon, url: origin }]);
  await Promise.all(tabs.map((tab) => tab.locator('header').getByRole('link', { name: 'Buchungen' }).click()));
  await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/\/booking$/)));
  expect(refreshes).toHaveLength(1);
});

/** How often each path was asked for. */
const countRequests = (page: Page) => {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return (pathname: string) => counts.get(pathname) ?? 0;
};

const goTo = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
};

test('an API in trouble signs nobody out: the page stays and offers another try', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL ?? '');
  const timesAsked = countRequests(page);
  await page.route(`**${ME}`, (route) => route.fulfill({ status: 503, body: '' }));
  await openPage(page, '/legal/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Buchungen' }).click();
  const note = page.locator('.toast:not(.toast-exit)', { hasText: de['system.pageNotLoaded'] });
  await expect(note).toContainText(de['system.noAnswer']);
  await expect(page).toHaveURL('/legal/terms');
  expect([timesAsked(ME), timesAsked('/login.data')]).toEqual([2, 0]);
  await page.unroute(`**${ME}`);
  await note.getByRole('button', { name: de['ui.retry'] }).click();
  await expect(page).toHaveURL('/booking');
});

test('an API that knows nobody and pages that do make no circle', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL ?? '');
  const timesAsked = countRequests(page);
  await page.route(`**${ME}`, (route) => route.fulfill({ status: 401, json: { code: 'login-required' } }));
  await openPage(page, '/legal/terms');
  await goTo(page, de['word.bookings'], '/booking');
  expect([timesAsked(ME), timesAsked(REFRESH), timesAsked('/login.data')]).toEqual([2, 1, 0]);
});

for (const { clock, hours, renewals } of [
  { clock: 'ahead', hours: 2, renewals: [1] },
  // A page that is fetched ahead may be the first to come too late: its answer renews the session as well.
  { clock: 'behind', hours: -2, renewals: [0, 1] },
]) {
  test(`with a clock two hours ${clock} a session goes on, and is renewed once`, async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    await page.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ms;
    }, hours * 3_600_000);
    await signIn(context, origin);
    const timesAsked = countRequests(page);
    await openPage(page, '/legal/terms');
    if (clock === 'behind') await endAccess(context, origin);
    await goTo(page, de['word.bookings'], '/booking');
    await goTo(page, de['word.trailers'], '/trailers');
    await goTo(page, de['word.bookings'], '/booking');
    expect(renewals).toContain(timesAsked(REFRESH));

    // What is typed is saved, too: a refused write has not happened, and is repeated.
    await openPage(page, '/account');
    await endAccess(context, origin);
    const name = page.getByLabel(de['word.field.lastName']);
    await name.fill('Dispatch');
    await name.press('Enter');
    await expect(page.getByText(de['account.me.saved'])).toBeVisible();
    expect(timesAsked('/login.data')).toBe(0);
  });
}
