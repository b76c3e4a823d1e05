import { expect, test } from '@playwright/test';
import { localePath } from '../../src/i18n/paths.ts';
import { answerConsent, expectComplaint, expectNoViolations, fillLogin, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const ANNA = 'anna.admin@nordwind.example';
const DIRK = 'dirk.dispatch@nordwind.example';
const NORA = 'nora.new@hansa.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('a login leads back to the page that asked for it', async ({ page }) => {
  await page.goto('/booking?tab=past');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/booking?tab=past')}`);
  await fillLogin(page, { email: ANNA });
  await expect(page).toHaveURL('/booking?tab=past');
  await expect(page.getByRole('button', { name: /Anna/ })).toBeVisible();
});

test('a login never leads to another site', async ({ page }) => {
  await page.goto('/login?redirect=%2F%2Fevil.example%2Fphish');
  await fillLogin(page, { email: ANNA });
  await expect(page).toHaveURL('/');
});

test('whoever is signed in already is sent on', async ({ page }) => {
  await signInAs(page, ANNA);
  await page.goto('/login?redirect=%2Faccount');
  await expect(page).toHaveURL('/account');
  await page.goto('/pl/login?redirect=%2Fpl%2Fbooking');
  await expect(page).toHaveURL('/pl/booking');
});

test('a login goes on in the language of the user, and knows the campaign that led to it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: 'necessary.marketing', url: baseURL ?? '' }]);
  await page.goto('/en/booking?tab=past&gclid=click');
  await expect(page).toHaveURL(/\/en\/login\?redirect=[^&]+&gclid=click$/);
  await fillLogin(page, { email: 'pawel@wielkopolska.example', locale: 'en' });
  await expect(page).toHaveURL('/pl/booking?tab=past&gclid=click');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gclid'))).toBe('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('pl');
});

test('wrong credentials are told in a toast that stays, without saying which', async ({ page }) => {
  await page.goto('/login');
  for (const email of [ANNA, 'nobody@nordwind.example']) {
    await fillLogin(page, { email, password: 'not the password' });
    const toast = page.getByText(WORDS.de['login.login.error'], { exact: true });
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: WORDS.de['ui.toast.close'] }).click();
    await expect(toast).toHaveCount(0);
  }
  await expect(page.getByLabel(WORDS.de['word.field.email'])).toHaveValue('nobody@nordwind.example');
});

for (const [status, key] of [
  [403, 'login.login.error.403'],
  [500, 'login.login.error'],
] as const) {
  test(`a refusal with ${status} has its own words`, async ({ page }) => {
    await page.route('**/api/users/login', (route) => route.fulfill({ status, json: { status } }));
    await page.goto('/login');
    await fillLogin(page, { email: ANNA });
    await expect(page.getByText(WORDS.de[key], { exact: true })).toBeVisible();
  });
}

test('after too many attempts the toast says when to try again', async ({ page }) => {
  await page.route('**/api/users/login', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests' }, headers: { 'Retry-After': '130' } }),
  );
  await page.goto('/login');
  await fillLogin(page, { email: ANNA });
  await expect(page.getByText('Zu viele Versuche. Bitte in 3 Minuten erneut versuchen.')).toBeVisible();
});

test('empty and malformed fields are told beside them, and nothing is sent', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/users/login', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/login');
  await fillLogin(page, { email: 'anna', password: '' });
  const email = page.getByLabel(WORDS.de['word.field.email']);
  await expectComplaint(email, WORDS.de['error.field.email']);
  await expect(email).toBeFocused();
  await expectComplaint(page.getByLabel(WORDS.de['password.label'], { exact: true }), WORDS.de['error.field.required']);
  expect(calls).toBe(0);
});

test('what was typed before the page could listen is sent all the same', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(WORDS.de['word.field.email']).fill(ANNA);
  await page.getByLabel(WORDS.de['password.label'], { exact: true }).fill('trailyard-demo-2026');
  release();
  await page.getByRole('button', { name: WORDS.de['word.logIn'] }).click();
  await expect(page.getByRole('button', { name: /Anna/ })).toBeVisible();
});

test('the password can be pasted, shown and hidden', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  const password = page.getByLabel(WORDS.de['password.label'], { exact: true });
  await expect(page.getByRole('button', { name: WORDS.de['word.logIn'] })).toBeEnabled();
  await page.evaluate(() => navigator.clipboard.writeText('pasted words'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted words');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: WORDS.de['ui.password.show'] }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: WORDS.de['ui.password.hide'] }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const locale of ['de', 'en', 'pl'] as const) {
  test(`a first load of a private page needs a login (${locale})`, async ({ page }) => {
    await page.goto(localePath(locale, '/team'));
    await expect(page).toHaveURL(
      `${localePath(locale, '/login')}?redirect=${encodeURIComponent(localePath(locale, '/team'))}`,
    );
    await expect(page.getByText(WORDS[locale]['login.errorLoginRequired'])).toBeVisible();
  });

  test(`who has not accepted the terms lands on the account (${locale})`, async ({ page, request, baseURL }) => {
    await page.request.post('/api/users/login', {
      data: { email: NORA, password: 'trailyard-demo-2026' },
      headers: { origin: baseURL ?? '' },
    });
    await page.goto(localePath(locale, '/booking'));
    await expect(page).toHaveURL(localePath(locale, '/account'));
    await expect(page.getByText(WORDS[locale]['login.errorAccountActionRequired']).first()).toBeVisible();
    const call = await page.request.get('/api/users/me');
    expect(call.status()).toBe(200);
    expect((await request.get('/api/users/me')).status()).toBe(401);
  });
}

test('a login without accepted terms ends on the account, wherever it was going', async ({ page }) => {
  await page.goto('/login?redirect=%2Ftrailers');
  await fillLogin(page, { email: NORA });
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(WORDS.de['login.errorAccountActionRequired']).first()).toBeVisible();
});

test('staying signed in outlives the browser session and a refresh', async ({ page, context }) => {
  await page.goto('/login');
  await fillLogin(page, { email: DIRK, stay: true });
  await expect(page.getByRole('button', { name: /Dirk/ })).toBeVisible();
  const before = await context.cookies();
  const refresh = before.find(({ name }) => name === 'refresh');
  expect(refresh?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);

  // As it is when the browser comes back after a night: the access token is gone, the refresh token is not.
  await context.clearCookies({ name: 'session' });
  await page.goto('/booking');
  await expect(page).toHaveURL('/booking');
  await expect(page.getByRole('button', { name: /Dirk/ })).toBeVisible();
  const after = await context.cookies();
  expect(after.find(({ name }) => name === 'refresh')?.value).not.toBe(refresh?.value);
});

test('two tabs that refresh at once stay signed in', async ({ page, context, baseURL }) => {
  await signInAs(page, DIRK);
  const other = await context.newPage();
  await openPage(other, '/legal/terms');
  await openPage(page, '/legal/imprint');
  let refreshes = 0;
  await context.route('**/api/users/refresh-token', (route) => {
    refreshes += 1;
    return route.continue();
  });
  const expired = String(Math.floor(Date.now() / 1000) - 60);
  await context.addCookies([{ name: 'auth_public', value: expired, url: baseURL ?? '' }]);
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('navigation').getByRole('link', { name: 'Buchungen' }).first().click()),
  );
  await expect(page).toHaveURL('/booking');
  await expect(other).toHaveURL('/booking');
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: /Dirk/ })).toBeVisible();
  expect(refreshes).toBe(1);

  // The same race without the lock that tabs share: the server gives both the same successor.
  const answers = await page.evaluate(() =>
    Promise.all([1, 2].map(async () => (await fetch('/api/users/refresh-token', { method: 'POST' })).status)),
  );
  expect(answers).toEqual([200, 200]);
  await page.reload();
  await expect(page.getByRole('button', { name: /Dirk/ })).toBeVisible();
});

test('the login page has no barriers', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: WORDS.de['word.logIn'] })).toBeEnabled();
  await expectNoViolations(page);
});
