import { expect, type Page, test } from '@playwright/test';
import { expectPrintable, openPage, WORDS } from '../support/journey.ts';
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

test('every depot begins a page of its own with boxes to sign in and a code for the phone', async ({ page }) => {
  await signInAs(page, 'admin@trailyard.example');
  const countPages = async (): Promise<number> => {
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    return [...file.matchAll(/\/Type \/Page\b/g)].length;
  };
  await openPage(page, '/admin/day-sheet?open=none');
  const sheets = page.getByRole('main').locator('section[aria-label]');
  const depots = await sheets.count();
  expect(depots).toBeGreaterThan(1);
  expect(await countPages()).toBeLessThan(depots);

  await openPage(page, '/admin/day-sheet?open=all');
  await expect(sheets).toHaveCount(depots);
  expect(await countPages()).toBeGreaterThanOrEqual(depots);
  await expectPrintablePage(page, '/admin/day-sheet?open=all');
  await page.emulateMedia({ media: 'print' });
  const breaks = await sheets.evaluateAll((all) => all.map((sheet) => getComputedStyle(sheet).breakAfter));
  expect(breaks).toEqual([...Array.from({ length: depots - 1 }, () => 'page'), 'auto']);
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: WORDS.de['handover.sign.depot'] });
  await expect(entry.first()).toContainText(WORDS.de['handover.sign.customer']);
  await expect(entry.first().getByRole('img', { name: /^QR-Code/ })).toBeVisible();
});
