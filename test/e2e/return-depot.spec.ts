import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, fillCart, orderAtOnce, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const DIRK = 'dirk.dispatch@nordwind.example';
const OPERATOR = 'admin@trailyard.example';
const MUNICH = 'München-Riem';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** A booking of a trailer that comes back to where it began, on a working day like the one on which it is fetched. */
async function book(page: Page, inDays: number): Promise<string> {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays, days: 7 }]);
  const order = await orderAtOnce(page);
  return order.lineItems[0].id;
}

/** Chooses a depot in the window that is open, and waits for what it would cost. */
async function choose(page: Page, name: string | RegExp) {
  const window = page.getByRole('dialog', { name: de['oneWay.change'] });
  await window.getByRole('button', { name: de['oneWay.place'] }).click();
  await page.getByRole('option', { name }).click();
  return window;
}

test('a customer brings a trailer back elsewhere than agreed, and then back to where it began after all', async ({
  page,
}) => {
  await signInAs(page, DIRK);
  const bookingId = await book(page, 200);
  await openPage(page, `/booking/${bookingId}`);
  const open = async () => {
    await page
      .getByRole('button', { name: /^Weitere Aktionen/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: de['oneWay.change'] }).click();
  };
  await open();
  const window = await choose(page, MUNICH);
  await expect(window).toContainText(de['booking.rebook.more']);
  await expect(window).toContainText(/7\d\d\s*km/);
  await expectNoViolations(page);
  await window.getByRole('button', { name: de['booking.rebook.submit'] }).click();
  await expect(window).toHaveCount(0);
  await expect(page.getByText(de['booking.event.booking.moveReturn']).first()).toBeVisible();
  const booking = await call(page, 'GET', `/api/bookings/${bookingId}`);
  expect(booking).toMatchObject({ returnDepot: { code: 'MUC' }, services: [{ key: 'oneWay' }] });

  await open();
  const back = await choose(page, /^Hamburg/);
  await expect(back).toContainText(de['booking.rebook.less']);
  await back.getByRole('button', { name: de['booking.rebook.submit'] }).click();
  await expect(back).toHaveCount(0);
  expect(await call(page, 'GET', `/api/bookings/${bookingId}`)).toMatchObject({ returnDepot: null });
});

test('the desk changes where a trailer is brought back', async ({ page, context, baseURL }) => {
  await signInAs(page, DIRK);
  const bookingId = await book(page, 210);
  await context.clearCookies();
  await answerConsent(context, baseURL);
  await signInAs(page, OPERATOR);
  await openPage(page, `/admin/bookings/${bookingId}`);
  await page.getByRole('button', { name: de['oneWay.change'] }).click();
  const window = await choose(page, MUNICH);
  await window.getByRole('button', { name: de['booking.rebook.submit'] }).click();
  await expect(window).toHaveCount(0);
  await expect(page.getByText(/→ München-Riem/).first()).toBeVisible();
  expect(await call(page, 'GET', `/api/bookings/${bookingId}`)).toMatchObject({ returnDepot: { code: 'MUC' } });
});
