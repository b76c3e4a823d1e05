import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { fillCart, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const OPERATOR = 'admin@trailyard.example';
const CUSTOMER = 'lukas@donau.example';
/** Nobody else's journey asks for such a time, and none of them costs a fee by it. */
const HOURS = 27;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const card = (page: Page) => page.locator('section').filter({ hasText: de['adminSetting.fees'] });
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
