import { expect, type Page, test } from '@playwright/test';
import { expectPrintable, openPage } from '../support/journey.ts';
import { call, signInAs } from '../support/shopper.ts';

test.use({ locale: 'de-DE' });

// Nobody has answered about cookies: that question does not belong on paper either.
const expectPrintablePage = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, path);
  await expectPrintable(page);
};

test('order, booking and list of bookings can be printed', async ({ page }) => {
  await signInAs(page, 'anna.admin@nordwind.example');
  const { items } = await call(page, 'GET', '/api/bookings?limit=1');
  const [{ id, orderId }] = items;
  for (const path of [`/checkout/${orderId}`, `/booking/${id}`, '/booking']) await expectPrintablePage(page, path);
});

test('the operator prints day sheet, order and booking', async ({ page }) => {
  await signInAs(page, 'admin@trailyard.example');
  const { items } = await call(page, 'GET', '/api/admin/bookings?limit=1');
  const [{ id, orderId }] = items;
  for (const path of ['/admin/day-sheet', `/admin/orders/${orderId}`, `/admin/bookings/${id}`]) {
    await expectPrintablePage(page, path);
  }
  await expect(page.getByRole('button').filter({ visible: true })).not.toHaveCount(0);
});
