import { expect, type Page, test } from '@playwright/test';
import { answerConsent, DEMO_PASSWORD, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { approveCompany, foundCompany } from '../support/new-company.ts';
import { addToCart, call, fillCart, morningAhead } from '../support/shopper.ts';

const { de } = WORDS;
const NAME = 'Unterweser Trans GmbH';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const next = (page: Page, name: string) => page.getByRole('button', { name }).or(page.getByRole('link', { name }));

test('a new customer completes what is missing on the way, pays as chosen, and reads in time what cannot work', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { businessUnit } = await foundCompany(page, { email: 'neu@unterweser.example', name: NAME });

  // In review the cart fills, but nothing is kept and nobody is invited.
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 120, days: 2 }]);
  await openPage(page, '/cart');
  await expect(page.getByText(de['cart.inReview'])).toBeVisible();
  expect((await page.request.post('/api/checkout/hold', { headers: { Origin: baseURL ?? '' } })).status()).toBe(409);
  await openPage(page, '/team');
  await expect(page.getByText(de['invite.closed.inReview'])).toBeVisible();
  await expectNoViolations(page);

  const operator = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await operator.post('/api/users/login', {
    data: { email: 'admin@trailyard.example', password: DEMO_PASSWORD, rememberMe: false },
  });
  const unit = `/api/admin/business-units/${businessUnit.id}`;
  await approveCompany(baseURL, businessUnit.id);
  const setLimit = async (creditLimitCents: number | null) => {
    const { version } = await (await operator.get(unit)).json();
    const headers = { 'If-Match': `"${version}"` };
    const answer = await operator.patch(unit, { data: { creditLimitCents }, headers });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await call(page, 'PATCH', '/api/users/business-unit/information', { invoiceEmail: '' });
  await call(page, 'DELETE', `/api/users/addresses/${businessUnit.addresses[0].id}`);

  await openPage(page, '/cart/payment');
  await page.getByText(de['word.method.transfer'], { exact: true }).click();
  const missing = page.getByRole('link', { name: de['payment.missing.fill'] });
  await expect(missing).toHaveCount(2);
  await missing.last().click();
  await expect(page.getByText(de['account.return.missing'])).toBeVisible();
  await expectNoViolations(page);
  const steps = page.getByRole('main').getByRole('listitem');
  await steps
    .filter({ hasText: de['account.checklist.company'] })
    .getByRole('link', { name: de['account.checklist.complete'] })
    .click();
  await page.getByLabel(de['word.field.invoiceEmail']).fill('rechnung@unterweser.example');
  await page.getByRole('button', { name: de['ui.save'] }).click();
  await expect(page.getByText(de['system.changeCompanyDataSuccess'])).toBeVisible();
  await steps
    .filter({ hasText: de['account.checklist.billingAddress'] })
    .getByRole('link', { name: de['account.checklist.choose'] })
    .click();
  const drawer = page.getByRole('dialog', { name: de['account.addresses.new'] });
  await drawer.getByRole('textbox', { name: de['word.field.street'] }).fill('Am Wall');
  await drawer.getByRole('textbox', { name: de['word.field.city'] }).fill('Bremen');
  await drawer.getByRole('textbox', { name: de['word.field.postalCode'] }).fill('28195');
  await drawer.getByRole('button', { name: de['ui.save'] }).click();
  await expect(page).toHaveURL('/cart/payment');
  await expect(missing).toHaveCount(0);

  const pay = async (tab: Page) => {
    await tab.getByText(de['word.method.transfer'], { exact: true }).click();
    await next(tab, de['cart.toCheckout']).click();
    await expect(tab).toHaveURL('/checkout');
    await tick(tab, new RegExp(NAME));
  };
  const other = await context.newPage();
  await openPage(other, '/cart/payment');
  await pay(other);
  await pay(page);
  await tick(page, de['checkout.keepMethod']);
  await expectNoViolations(page);
  await next(page, de['checkout.rent']).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  expect((await call(page, 'GET', '/api/users/me')).businessUnit.paymentMethod).toBe('transfer');

  // The other tab knows nothing of it and orders the same.
  await next(other, de['checkout.rent']).click();
  await expect(other).toHaveURL('/cart');
  await expect(other.getByText(de['cart.ordered'])).toBeVisible();
  await expectNoViolations(other);
  await other.getByRole('link', { name: de['cart.ordered.show'] }).click();
  await expect(other).toHaveURL(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  await other.close();

  // Nobody's money from today is here by tomorrow morning.
  await setLimit(0);
  const tomorrow = new URLSearchParams({ from: morningAhead(1), to: morningAhead(5), freeOnly: 'true', limit: '1' });
  const { items } = await call(page, 'GET', `/api/trailers?${tomorrow.toString()}`);
  await addToCart(page, items[0]);
  await openPage(page, '/cart/payment');
  await expect(page.getByRole('alert').filter({ hasText: de['payment.tooLate'] })).toBeVisible();
  await expect(page.getByRole('radio', { name: de['payment.obstacle.tooLate'] })).toBeDisabled();
  await expect(page.getByRole('radio', { name: de['payment.obstacle.off'] })).toBeDisabled();
  await expect(next(page, de['cart.showMissing'])).toBeVisible();
  await expectNoViolations(page);
  await openPage(page, '/checkout');
  await expect(page).toHaveURL('/cart/payment');
  await page.getByRole('link', { name: de['payment.tooLate.change'] }).click();
  await expect(page).toHaveURL('/cart');
  await operator.dispose();
});
