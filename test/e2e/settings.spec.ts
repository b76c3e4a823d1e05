import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { openMoneyShop } from '../support/money-shop.ts';
import { fillCart, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const OPERATOR = 'admin@trailyard.example';
const CUSTOMER = 'lukas@donau.example';
/** Nobody else's journey asks for such a time, and none of them costs a fee by it. */
const HOURS = 27;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const cardOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const card = (page: Page) => cardOf(page, de['adminSetting.fees']);
const saved = (page: Page) => page.getByText(de['adminSetting.saved']).first();

test('the operator changes until when cancelling is free, and the checkout of a customer tells it', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await answerConsent(context, baseURL);
  const customer = await context.newPage();
  await signInAs(customer, CUSTOMER);
  await fillCart(customer, [{ type: 'plane', depot: 'VIE', inDays: 130, days: 2 }]);
  await openPage(customer, '/cart');
  const free = customer.locator('li').filter({ hasText: de['cart.ahead.cancel'] }).first();
  await expect(free).toContainText('09:00');

  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/settings');
  await expectNoViolations(page);
  await expect(card(page)).toContainText(de['adminSetting.source.standard']);
  const hours = card(page).getByLabel(de['adminSetting.freeCancellationHours']);
  await hours.fill('1000');
  await card(page).getByRole('button', { name: de['ui.save'] }).click();
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await hours.fill(String(HOURS));
  await card(page).getByLabel(de['word.reason']).fill('Herbst');
  await card(page).getByRole('button', { name: de['ui.save'] }).click();
  await expect(saved(page)).toBeVisible();
  await expect(card(page)).not.toContainText(de['adminSetting.source.standard']);

  await customer.reload();
  await expect(free).toContainText('06:00');

  await card(page).locator('summary').click();
  await expect(card(page).locator('ol > li').first()).toContainText(`24 → ${HOURS}`);
  await expect(card(page).locator('ol > li').first()).toContainText('Herbst');
  await card(page).getByRole('button', { name: de['adminSetting.reset'] }).click();
  await expect(card(page)).toContainText(de['adminSetting.source.standard']);
  await customer.reload();
  await expect(free).toContainText('09:00');
  await fillCart(customer, []);
  await context.close();
});

test('the operator changes the bank account, is asked before it is lost, and the next invoice names it', async ({
  page,
  browser,
  baseURL,
}) => {
  await using shop = await openMoneyShop();
  const payer = await shop.makePayer({ name: 'Weserkontor GmbH', locale: 'de' });
  const { orderId } = await shop.rent(payer, { daysAgo: 40, days: 60 });

  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/settings');
  const bank = cardOf(page, de['adminSetting.bank']);
  const iban = bank.getByLabel(de['account.mandate.iban'], { exact: true });
  await iban.fill('DE75 5121 0800 1245 1261 99');
  await page.getByRole('link', { name: de['admin.nav.mails'], exact: true }).first().click();
  await page.getByRole('button', { name: de['ui.unsaved.keep'], exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await expect(iban).toHaveValue('DE75 5121 0800 1245 1261 99');
  await bank.getByLabel(de['adminSetting.bic'], { exact: true }).fill('SOGEDEFF');
  await bank.getByRole('button', { name: de['ui.save'] }).click();
  await expect(saved(page)).toBeVisible();
  await expect(iban).toHaveValue('DE75512108001245126199');
  // What is saved is nothing to ask about.
  await page.getByRole('link', { name: de['admin.nav.mails'], exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/mails$/);

  const { id } = await shop.bill(payer, orderId);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await answerConsent(context, baseURL);
  const customer = await context.newPage();
  await signInAs(customer, payer.email);
  await openPage(customer, `/invoices/${id}`);
  const file = await customer.getByRole('link', { name: 'XML', exact: true }).getAttribute('href');
  expect(await (await customer.request.get(file ?? '')).text()).toContain('DE75512108001245126199');
  await context.close();

  await openPage(page, '/admin/settings');
  await bank.locator('summary').click();
  await bank.getByRole('button', { name: de['adminSetting.reset'] }).click();
  await expect(iban).not.toHaveValue('DE75512108001245126199');
});
