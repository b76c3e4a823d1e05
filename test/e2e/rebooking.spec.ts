import { expect, type Page, test } from '@playwright/test';
import { book } from '../support/booker.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
const DIRK = 'dirk.dispatch@nordwind.example';
const PAWEL = 'pawel@wielkopolska.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

async function openDrawer(page: Page, words: typeof de) {
  await page
    .getByRole('button', { name: new RegExp(String.raw`^${words['booking.act.rebook']}\s*O-`) })
    .filter({ visible: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: words['booking.rebook.title'] });
  await expect(drawer.getByRole('row', { name: words['booking.rebook.same'] })).toBeVisible();
  return drawer;
}

test('dates, extras, driver and books of a reserved booking change at once, with the price before', async ({
  page,
}) => {
  await signInAs(page, ANNA);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 70, days: 4 }]);
  const [line] = order.lineItems;
  await openPage(page, `/booking/${line?.id}`);
  const drawer = await openDrawer(page, de);
  const submit = drawer.getByRole('button', { name: de['booking.rebook.submit'] });
  await expect(submit).toBeDisabled();

  // One extra more, by the keyboard.
  const extra = drawer.getByRole('checkbox', { checked: false, disabled: false }).first();
  await extra.focus();
  await page.keyboard.press('Space');
  await expect(drawer.getByRole('row', { name: de['booking.rebook.more'] })).toBeVisible();
  await drawer.getByLabel(de['word.driver'], { exact: true }).fill('Ida Larsen');
  await drawer.getByLabel(de['booking.driver.phone']).fill('12');
  await drawer.getByLabel(new RegExp(`^${de['word.poNumber']}`)).fill('PO 4711');
  await expectNoViolations(page);
  await submit.click();
  await expect(drawer.getByText(de['error.field.phone'])).toBeVisible();
  await drawer.getByLabel(de['booking.driver.phone']).fill('0170 1234567');
  await submit.click();
  await expect(
    page.locator('.toast').getByText(de['booking.rebook.done'].replace('{number}', line?.number ?? '')),
  ).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(de['booking.event.booking.rebook'], { exact: true })).toBeVisible();
  await expect(page.getByText('Ida Larsen').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '+49 170 123 4567' })).toHaveAttribute('href', 'tel:+491701234567');

  // It has a paper of its own.
  const name = de['booking.file.rebookingAddendum'].replace('{number}', `${line?.number}-A1`);
  const href = await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').getAttribute('href');
  expect((await (await page.request.get(href ?? '')).text()).startsWith('%PDF')).toBe(true);
});

test('whoever comes second reads what a colleague has changed, and loses nothing', async ({ page, browser }) => {
  await signInAs(page, ANNA);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 72, days: 4 }]);
  const id = order.lineItems[0]?.id ?? '';
  await openPage(page, `/booking/${id}`);
  const drawer = await openDrawer(page, de);
  await drawer.getByLabel(new RegExp(`^${de['word.costCentre']}`)).fill('K 3');
  const colleague = await browser.newPage();
  await signInAs(colleague, DIRK);
  await call(colleague, 'PATCH', `/api/bookings/${id}`, { driverName: 'Marek Zieliński' });
  await colleague.close();
  const submit = drawer.getByRole('button', { name: de['booking.rebook.submit'] });
  await submit.click();
  await expect(drawer.getByRole('alert').filter({ hasText: de['booking.conflict'] })).toContainText('Dirk Dispatch');
  await expect(drawer.getByLabel(new RegExp(`^${de['word.costCentre']}`))).toHaveValue('K 3');
  await expect(drawer.getByLabel(de['word.driver'], { exact: true })).toHaveValue('Marek Zieliński');
  await submit.click();
  await expect(drawer).toHaveCount(0);
});

test('on the smallest phone the days of a booking can be changed, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, PAWEL);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 74, days: 4 }]);
  await openPage(page, `/pl/booking/${order.lineItems[0]?.id}`);
  const drawer = await openDrawer(page, pl);
  const day = drawer.getByRole('spinbutton').first();
  await day.focus();
  await day.press('ArrowUp');
  // What it comes to stands beside the button, however far down the sums are.
  await expect(drawer.locator('footer p')).toBeInViewport();
  await expect(drawer.getByRole('row', { name: pl['booking.rebook.total'] })).toBeVisible();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
});
