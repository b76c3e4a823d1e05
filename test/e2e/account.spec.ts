import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { answerConsent, expectComplaint, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { foundCompany, NEW_PASSWORD } from '../support/new-company.ts';
import { findMailedPath } from '../support/outbox.ts';
import { call, signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const save = (within: Page | Locator) => within.getByRole('button', { name: de['ui.save'], exact: true }).click();
const heading = (page: Page, count: number) =>
  page.getByRole('heading', {
    name: count === 1 ? 'Noch ein Punkt, dann können Sie bestellen' : `Noch ${count} Punkte, dann können Sie bestellen`,
  });

test('missing billing data is completed step by step', async ({ page }) => {
  const { businessUnit } = await foundCompany(page, { email: 'wiebke@steps.example' });
  await call(page, 'PATCH', '/api/users/business-unit/information', { registrationNumber: '', invoiceEmail: '' });
  await call(page, 'DELETE', `/api/users/addresses/${businessUnit.addresses[0].id}`);
  await openPage(page, '/account');
  await expect(heading(page, 2)).toBeVisible();
  await expectNoViolations(page);

  const steps = page.getByRole('main').getByRole('listitem');
  await steps
    .filter({ hasText: de['account.checklist.company'] })
    .getByRole('link', { name: de['account.checklist.complete'] })
    .click();
  const number = page.getByLabel(de['word.field.registrationNumber']);
  await expect(number).toBeFocused();
  await number.fill('HRB 4711 Bremen');
  const invoices = page.getByLabel(de['word.field.invoiceEmail']);
  await invoices.fill('nobody');
  await save(page);
  await expectComplaint(invoices, de['error.field.email']);
  await expectNoViolations(page);
  await invoices.fill('rechnung@steps.example');
  await save(page);
  await expect(page.getByText(de['system.changeCompanyDataSuccess'])).toBeVisible();
  await expect(heading(page, 1)).toBeVisible();

  await steps
    .filter({ hasText: de['account.checklist.billingAddress'] })
    .getByRole('link', { name: de['account.checklist.choose'] })
    .click();
  const drawer = page.getByRole('dialog', { name: de['account.addresses.new'] });
  await drawer.getByRole('textbox', { name: de['word.field.street'] }).fill('Am Wall');
  await drawer.getByRole('textbox', { name: de['word.field.city'] }).fill('Bremen');
  const code = drawer.getByRole('textbox', { name: de['word.field.postalCode'] });
  await code.fill('1010');
  await save(drawer);
  await expectComplaint(code, de['error.field.postal-code']);
  await expectNoViolations(page);
  await code.fill('28195');
  await save(drawer);
  await expect(page.getByText(de['system.changeAddressSuccess'])).toBeVisible();
  await expect(page.getByText(de['account.addresses.billing'], { exact: true })).toBeVisible();
  // The method is a default only: every order names its own.
  const ready = page.getByRole('heading', { name: de['account.checklist.title.ready'] });
  await expect(ready).toBeVisible();

  await steps
    .filter({ hasText: de['account.checklist.payment'] })
    .getByRole('link', { name: de['account.checklist.complete'] })
    .click();
  await page.getByText(de['account.payment.transfer'], { exact: true }).click();
  await save(page.locator('form', { hasText: de['account.payment.transfer'] }));
  await expect(page.getByText(de['system.changeBusinessUnitSuccess'])).toBeVisible();
  await expect(ready).toHaveCount(0);
  await expectNoViolations(page);
});

test('a chosen language holds for pages, for the next visit and for mails', async ({ page }) => {
  const email = 'wiebke@language.example';
  await foundCompany(page, { email });
  await openPage(page, '/account');
  await page.getByRole('button', { name: de['account.language.label'] }).click();
  await page.getByRole('option', { name: 'Polski' }).click();
  await expect(page).toHaveURL('/pl/account');
  await expect(page.getByText(pl['system.changeLocaleSuccess'])).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: pl['nav.account'] })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/pl');

  await openPage(page, '/pl/account?tab=password');
  await page.getByLabel(pl['account.password.current'], { exact: true }).fill('not the right one');
  await page.getByLabel(pl['password.new'], { exact: true }).fill('ten cranes in the fog');
  await page.getByRole('button', { name: pl['account.password.submit'] }).click();
  await expect(page.getByText(pl['system.changePasswordError'])).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel(pl['account.password.current'], { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: pl['account.password.submit'] }).click();
  await expect(page.getByText(pl['system.changePasswordSuccess'])).toBeVisible();
  expect(await findMailedPath(email, /\/reset-account$/)).toBe('/pl/reset-account');
});

test('a picture is taken from a camera, and nothing else is', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@picture.example' });
  await openPage(page, '/account');
  const input = page.locator('input[type="file"]').first();
  const hostile = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">';
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(hostile) });
  await expect(page.getByRole('alert').filter({ hasText: de['ui.upload.notImage'] })).toBeVisible();
  await expectNoViolations(page);
  const refused = await page.request.put('/api/uploads/avatar', {
    data: Buffer.from(hostile),
    headers: { 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' },
  });
  expect(refused.status()).toBe(415);

  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#1f6470' } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.locator('.toast', { hasText: de['ui.upload.done'] })).toBeVisible();
  const inHeader = page.locator('#account-menu img');
  await expect(inHeader).toBeVisible();
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['account.picture.remove'] }).click();
  await expect(inHeader).toHaveCount(0);
});

test('what a colleague changed meanwhile is shown, and nothing typed is lost', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@stale.example' });
  await openPage(page, '/account?tab=company');
  await page.getByLabel(de['word.field.legalForm']).fill('KG');
  await call(page, 'PATCH', '/api/users/business-unit/information', { phone: '+4942112345' });
  await save(page);
  await expect(page.getByText(de['system.changeCompanyDataError'])).toBeVisible();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText(`${de['word.field.phone']}: +4942112345`);
  await expect(page.getByLabel(de['word.field.legalForm'])).toHaveValue('KG');
  await expect(page.getByLabel(de['word.field.phone'])).toHaveValue('+4942112345');
  await expectNoViolations(page);
  await save(page);
  await expect(page.getByText(de['system.changeCompanyDataSuccess'])).toBeVisible();
  const { businessUnit } = await call(page, 'GET', '/api/users/me');
  expect(businessUnit).toMatchObject({ legalForm: 'KG', phone: '+4942112345' });
});

test('addresses that cannot be loaded can be asked for again', async ({ page }) => {
  await signInAs(page, 'heike@agrarhof.example');
  await page.route('**/api/users/addresses', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/account?tab=addresses');
  await expect(page.getByRole('heading', { name: de['system.addressesDataFetchError'] })).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('**/api/users/addresses');
  await page.getByRole('button', { name: de['account.addresses.retry'] }).click();
  await expect(page.getByRole('heading', { name: 'Agrarhof Elbtal eG' })).toBeVisible();
});

test('whoever may only look sees everything, no form, and whom to ask', async ({ page }) => {
  await signInAs(page, 'viktor.view@nordwind.example');
  for (const tab of ['company', 'addresses', 'payment', 'trailer-connect'] as const) {
    await page.goto(`/account?tab=${tab}`);
    await expect(page.getByText(de['account.readOnly'])).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Anna Admin' })).toBeVisible();
    await expect(page.getByRole('button', { name: de['ui.save'] })).toHaveCount(0);
    await expectNoViolations(page);
  }
});

test('every other tab is clean, also for who has not accepted the terms', async ({ page }) => {
  await signInAs(page, 'anna.admin@nordwind.example');
  for (const tab of ['me', 'payment', 'legal', 'trailer-connect', 'privacy'] as const) {
    await page.goto(`/account?tab=${tab}`);
    await expect(page.getByRole('navigation', { name: de['account.nav'] }).locator('[aria-current]')).toHaveText(
      de[`account.tab.${tab}`],
    );
    await expectNoViolations(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: de['word.downloadFile'] }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  // What the page still asks for as Anna must not be answered after Nora has signed in.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  await call(page, 'POST', '/api/users/login', { email: 'nora.new@hansa.example', password: 'trailyard-demo-2026' });
  await openPage(page, '/account?tab=company');
  await expect(page.getByRole('heading', { name: de['account.legal.ask'] })).toBeVisible();
  await page.getByRole('button', { name: de['account.legal.submit'] }).click();
  await expect(page.getByText(de['error.field.must-accept'])).toHaveCount(2);
  await expectNoViolations(page);
});
