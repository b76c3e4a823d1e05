import { type BrowserContext, expect, test } from '@playwright/test';

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
