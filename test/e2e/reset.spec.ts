import { expect, test } from '@playwright/test';
import {
  answerConsent,
  DEMO_PASSWORD,
  expectComplaint,
  expectNoViolations,
  fillLogin,
  openPage,
  WORDS,
} from '../support/journey.ts';
import { findMailedPath } from '../support/outbox.ts';
import { signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const HEIKE = 'heike@agrarhof.example';
const PASSWORD = 'Rüben, Raps und Regen';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('a forgotten password is replaced by the link in the mail, once', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext();
  const otherDevice = await elsewhere.newPage();
  await answerConsent(elsewhere, baseURL);
  await elsewhere.request.post(`${baseURL}/api/users/login`, {
    data: { email: HEIKE, password: DEMO_PASSWORD },
    headers: { origin: baseURL ?? '' },
  });

  await openPage(page, '/login');
  await page.getByRole('link', { name: de['word.forgotPassword'] }).click();
  await expect(page).toHaveURL('/reset-account');
  // The address is a moment ahead of the page, and both pages ask for an address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['word.forgotPassword']);
  await expectNoViolations(page);
  await page.getByLabel(de['word.field.email']).fill('heike');
  await page.getByRole('button', { name: de['reset.submit'] }).click();
  await expectComplaint(page.getByLabel(de['word.field.email']), de['error.field.email']);
  await page.getByLabel(de['word.field.email']).fill(HEIKE);
  await page.getByRole('button', { name: de['reset.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['reset.sent.title']);
  await expect(page.getByText(HEIKE)).toBeVisible();
  await expectNoViolations(page);

  const link = await findMailedPath(HEIKE, /^\/reset-account\/[\w-]{43}$/);
  const answer = await openPage(page, link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expectNoViolations(page);
  const password = page.getByLabel(de['password.new'], { exact: true });
  await password.fill('passwordpassword');
  await page.getByRole('button', { name: de['reset.new.submit'] }).click();
  await expectComplaint(password, de['error.field.password-common']);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: de['reset.new.submit'] }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(de['login.passwordReset'])).toBeVisible();

  await fillLogin(page, { email: HEIKE });
  await expect(page.getByText(de['login.login.error'])).toBeVisible();
  await fillLogin(page, { email: HEIKE, password: PASSWORD });
  await expect(page.getByRole('button', { name: /Heike/ })).toBeVisible();

  await otherDevice.goto(`${baseURL}/booking`);
  await expect(otherDevice).toHaveURL(/\/login\?/);
  await elsewhere.close();

  const used = await openPage(page, link);
  expect(used?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['word.linkInvalid']);
  await expectNoViolations(page);
  await page.getByLabel(de['word.field.email']).fill('nobody@nowhere.example');
  await page.getByRole('button', { name: de['reset.submit'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['reset.sent.title']);
});

test('a link of another kind resets nothing', async ({ page, baseURL }) => {
  const email = 'uta.ufer@weser.example';
  await page.request.post('/api/registrations', {
    data: {
      company: { name: 'Ufer GmbH', registrationNumber: 'HRB 1', vatId: 'DE136695976', country: 'DE' },
      address: { street: 'Deich', postalCode: '28195', city: 'Bremen', country: 'DE' },
      person: { firstName: 'Uta', lastName: 'Ufer', email },
      legal: { tosAccepted: true, privacyPolicyAccepted: true },
      locale: 'de',
    },
    headers: { origin: baseURL ?? '' },
  });
  const link = await findMailedPath(email, /^\/register\//);
  await page.goto(link.replace('/register/', '/reset-account/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['word.linkInvalid']);
});

test('a refusal for too many requests is told', async ({ page }) => {
  await page.route('**/api/users/reset-account', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests' }, headers: { 'Retry-After': '60' } }),
  );
  await openPage(page, '/reset-account');
  await page.getByLabel(de['word.field.email']).fill(HEIKE);
  await page.getByRole('button', { name: de['reset.submit'] }).click();
  await expect(page.getByText(de['error.too-many-requests'])).toBeVisible();
});

test('the reset opens also for whoever is signed in', async ({ page }) => {
  await signInAs(page, 'berta.books@nordwind.example');
  await page.goto('/reset-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['word.forgotPassword']);
});
