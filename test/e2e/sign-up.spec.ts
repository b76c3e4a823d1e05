import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectComplaint, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { findMailedPath } from '../support/outbox.ts';

const { de, pl } = WORDS;
const PASSWORD = 'sieben Kräne im Nebel';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: de['word.next'], exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function acceptLegal(page: Page) {
  await tick(page, /Mietbedingungen/);
  await tick(page, /Datenschutzerklärung/);
}

async function fillCompany(page: Page) {
  await field(page, de['word.field.name']).fill('Elbtal Spedition GmbH');
  await field(page, de['word.field.registrationNumber']).fill('HRB 4711');
  await field(page, de['word.field.vatId']).fill('de 136 695 976');
  await next(page);
  await expect(heading(page, de['signUp.address.title'])).toBeVisible();
}

async function fillAddress(page: Page) {
  await field(page, de['word.field.street']).fill('Am Kai');
  await field(page, de['word.field.houseNumber']).fill('7');
  await field(page, de['word.field.postalCode']).fill('01067');
  await field(page, de['word.field.city']).fill('Dresden');
  await next(page);
  await expect(heading(page, de['signUp.person.title'])).toBeVisible();
}

async function fillPerson(page: Page, email: string, lastName = 'Brandt') {
  await field(page, de['word.field.firstName']).fill('Jule');
  await field(page, de['word.field.lastName']).fill(lastName);
  await field(page, de['word.field.email']).fill(email);
  await next(page);
  await expect(heading(page, de['signUp.legal.title'])).toBeVisible();
}

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('a company signs up, opens the link in the mail, chooses a password and lands on home', async ({ page }) => {
  const email = 'jule.brandt@elbtal.example';
  await openPage(page, '/sign-up');
  await fillCompany(page);
  await expect(page).toHaveURL('/sign-up/address');
  await fillAddress(page);
  await fillPerson(page, email, 'Brandt-O’Neill');
  await expect(page.getByText('DE136695976')).toBeVisible();
  await expect(page.getByText('Am Kai 7')).toBeVisible();
  await acceptLegal(page);
  await page.getByRole('button', { name: de['signUp.submit'] }).click();

  await expect(page).toHaveURL('/sign-up/confirmed-Jule-Brandt-O-Neill');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast geschafft, Jule Brandt-O’Neill.');
  expect(await page.title()).not.toContain('Jule');
  expect(await page.evaluate(() => sessionStorage.getItem('sign-up'))).not.toContain('Jule');

  const link = await findMailedPath(email, /^\/register\/[\w-]{43}$/);
  const document = await openPage(page, link);
  expect(document?.headers()['referrer-policy']).toBe('no-referrer');
  expect(document?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Jule.');
  await expect(field(page, de['word.field.email'])).toHaveValue(email);
  const password = field(page, de['password.label']);
  await password.fill('kurz');
  await expect(page.getByText('Noch 8 Zeichen')).toBeVisible();
  await password.fill('passwordpassword');
  await expect(page.getByText(de['error.field.password-common'])).toBeVisible();
  await password.fill(PASSWORD);
  await expect(page.getByText(de['password.strong'], { exact: true })).toBeVisible();
  // The sign-up has accepted the legal texts; nobody is asked twice.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: de['register.submit'] }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText(de['login.welcomeInReview'])).toBeVisible();
  await expect(page.getByRole('button', { name: /Jule/ })).toBeVisible();
  const me = await (await page.request.get('/api/users/me')).json();
  expect(me).toMatchObject({
    businessUnitRole: 'admin',
    businessUnit: { name: 'Elbtal Spedition GmbH', vatId: 'DE136695976', status: 'pendingReview' },
    user: { email, lastName: 'Brandt-O’Neill', locale: 'de' },
  });

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['word.linkInvalid']);
});

test('no step has barriers', async ({ page }) => {
  await openPage(page, '/sign-up');
  await next(page);
  await expectComplaint(field(page, de['word.field.name']), de['error.field.required']);
  await expectNoViolations(page);
  await fillCompany(page);
  await expectNoViolations(page);
  await fillAddress(page);
  await expectNoViolations(page);
  await fillPerson(page, 'barrier@elbtal.example');
  await expectNoViolations(page);
});

test('what was typed outlives steps, a reload and another language', async ({ page }) => {
  await openPage(page, '/sign-up');
  await fillCompany(page);
  await field(page, de['word.field.street']).fill('Am Kai');
  await page.getByRole('link', { name: de['ui.previous'] }).click();
  await expect(field(page, de['word.field.name'])).toHaveValue('Elbtal Spedition GmbH');
  await next(page);
  await expect(field(page, de['word.field.street'])).toHaveValue('Am Kai');
  await page.reload();
  await expect(field(page, de['word.field.street'])).toHaveValue('Am Kai');
  await page.locator('footer').getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL('/pl/sign-up/address');
  await expect(field(page, pl['word.field.street'])).toHaveValue('Am Kai');
  await expect(page.getByRole('button', { name: /Niemcy/ })).toBeVisible();
});

test('a step that cannot be reached yet leads to the first that is open', async ({ page }) => {
  await page.goto('/sign-up/legal');
  await expect(page).toHaveURL('/sign-up');
  await fillCompany(page);
  await page.goto('/sign-up/legal');
  await expect(page).toHaveURL('/sign-up/address');
});

test('every field is judged by its country, beside the field', async ({ page }) => {
  await openPage(page, '/sign-up');
  await next(page);
  await expect(field(page, de['word.field.name'])).toBeFocused();
  await expectComplaint(field(page, de['word.field.name']), de['error.field.required']);
  await expectComplaint(field(page, de['word.field.vatId']), de['error.field.required']);
  await field(page, de['word.field.vatId']).fill('ATU12345678');
  await field(page, de['word.field.phone']).fill('123456');
  // Said as soon as the field is left.
  await expectComplaint(field(page, de['word.field.vatId']), de['error.field.vat-id']);
  await next(page);
  await expectComplaint(field(page, de['word.field.vatId']), de['error.field.vat-id']);
  await expectComplaint(field(page, de['word.field.phone']), de['error.field.phone']);
  await page.getByRole('button', { name: /Deutschland/ }).click();
  await page.getByRole('option', { name: 'Österreich' }).click();
  await field(page, de['word.field.name']).fill('Donau Fracht GmbH');
  await field(page, de['word.field.registrationNumber']).fill('FN 1');
  await expect(page.getByText(de['signUp.vatId.invalid'])).toBeVisible();
  await field(page, de['word.field.vatId']).fill('ATU13585627');
  await expect(field(page, de['word.field.vatId'])).toHaveAccessibleDescription(de['signUp.vatId.valid']);
  await field(page, de['word.field.phone']).fill('01 234567');
  await expect(page.getByText('+43 1 234 567')).toBeVisible();
  await next(page);
  await expect(heading(page, de['signUp.address.title'])).toBeVisible();
  await expect(page.getByRole('button', { name: /Österreich/ })).toBeVisible();
  await field(page, de['word.field.street']).fill('Kai');
  await field(page, de['word.field.city']).fill('Wien');
  await field(page, de['word.field.postalCode']).fill('20539');
  await next(page);
  await expectComplaint(field(page, de['word.field.postalCode']), de['error.field.postal-code']);
});

test('a complaint of the server leads back to its step', async ({ page }) => {
  await page.route('**/api/registrations', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid-fields', fields: { 'person.email': 'email' } } }),
  );
  await openPage(page, '/sign-up');
  await fillCompany(page);
  await fillAddress(page);
  await fillPerson(page, 'jule@elbtal.example');
  await page.getByRole('button', { name: de['signUp.submit'] }).click();
  await expect(page.getByText(de['error.field.must-accept'])).toHaveCount(2);
  await acceptLegal(page);
  await page.getByRole('button', { name: de['signUp.submit'] }).click();
  await expect(page).toHaveURL('/sign-up/person');
  await expectComplaint(field(page, de['word.field.email']), de['error.field.email']);
  await expect(field(page, de['word.field.email'])).toHaveValue('jule@elbtal.example');
});

test('a campaign has its own words and is known until the account is open', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  test.slow();
  await context.addCookies([{ name: 'consent', value: 'necessary.marketing', url: baseURL ?? '' }]);
  await openPage(page, '/sign-up/spring-grain?gclid=click');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Firma registrieren');
  await fillCompany(page);
  await expect(page).toHaveURL('/sign-up/spring-grain/address?gclid=click');
  await page.reload();
  await fillAddress(page);
  await fillPerson(page, 'grain@elbtal.example');
  await acceptLegal(page);
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/registrations'),
    page.getByRole('button', { name: de['signUp.submit'] }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    campaign: 'spring-grain',
    locale: 'de',
    campaignParameters: { gclid: 'click' },
  });
  expect(await page.evaluate(() => localStorage.getItem('gclid'))).toBeNull();
  await openPage(page, await findMailedPath('grain@elbtal.example', /^\/register\/[\w-]{43}$/));
  await field(page, de['password.label']).fill(PASSWORD);
  await page.getByRole('button', { name: de['register.submit'] }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gclid'))).toBe('click');

  const unknown = await request.get('/sign-up/no-such-campaign');
  expect(unknown.status()).toBe(404);
  expect((await request.get('/sign-up/no-such-campaign/address')).status()).toBe(404);
});

test('strangers get no names out of the address of a confirmation', async ({ page }) => {
  await page.goto('/sign-up/confirmed-Jule-Brandt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['signUp.confirmed.title']);
  await expect(page.locator('main')).not.toContainText('Jule');
  await expectNoViolations(page);
});

test('an address that is known already gets the same answer', async ({ page }) => {
  await openPage(page, '/sign-up');
  await fillCompany(page);
  await fillAddress(page);
  await fillPerson(page, 'anna.admin@nordwind.example');
  await acceptLegal(page);
  await page.getByRole('button', { name: de['signUp.submit'] }).click();
  await expect(page).toHaveURL('/sign-up/confirmed-Jule-Brandt');
});
