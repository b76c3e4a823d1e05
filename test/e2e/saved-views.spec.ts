import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';
import { unzip } from '../support/unzip.ts';

const words = WORDS.de;
/** She reads everything and changes nothing: no other journey works with her lists. */
const INES = 'ines.audit@trailyard.example';
const CLEO = 'cleo.counts@trailyard.example';
const PHONE = { width: 390, height: 844 };

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const adjust = async (page: Page) => {
  await page.getByRole('button', { name: words['admin.list.view'] }).click();
  return page.getByRole('dialog', { name: words['admin.list.view'] });
};
const viewsOf = (page: Page) => page.getByRole('navigation', { name: words['admin.list.views'] });
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('a list is kept as somebody wants it: its view and its columns, for nobody else', async ({ page, browser }) => {
  await signInAs(page, INES);
  await openPage(page, '/admin/bookings?tab=onRent');
  await expect(heading(page, words['adminOrder.company'])).toBeVisible();

  // Two columns less, from now on.
  const columns = await adjust(page);
  await columns.getByText(words['adminOrder.company'], { exact: true }).click();
  await columns.getByText(words['word.location'], { exact: true }).click();
  await expectNoViolations(page);
  await columns.getByRole('button', { name: words['admin.list.columns.apply'] }).click();
  await expect(columns).toBeHidden();
  await expect(heading(page, words['adminOrder.company'])).toHaveCount(0);

  const keep = await adjust(page);
  await keep.getByLabel(words['admin.list.view.name']).fill('Draußen');
  await keep.getByRole('button', { name: words['admin.list.view.save'] }).click();
  const link = viewsOf(page).getByRole('link', { name: 'Draußen' });
  await expect(link).toBeVisible();

  // As it was after a reload, on another list of the tabs, and on the way back from a booking.
  await page.reload();
  await expect(heading(page, words['word.location'])).toHaveCount(0);
  await openPage(page, '/admin/bookings');
  await expect(heading(page, words['word.status'])).toBeVisible();
  await expect(heading(page, words['adminOrder.company'])).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/tab=onRent/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  const address = page.url();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(heading(page, words['word.location'])).toHaveCount(0);

  // A colleague has neither.
  const context = await browser.newContext({ locale: 'de-DE' });
  const other = await context.newPage();
  await signInAs(other, CLEO);
  await openPage(other, new URL('/admin/bookings?tab=onRent', address).href);
  await expect(heading(other, words['word.location'])).toBeVisible();
  await expect(other.getByText('Draußen', { exact: true })).toHaveCount(0);
  await context.close();

  // On a phone the view is there, too, and is forgotten there.
  await page.setViewportSize(PHONE);
  await openPage(page, '/admin/bookings');
  await link.click();
  await expect(page).toHaveURL(/tab=onRent/);
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(row.nth(1)).toBeVisible();
  await expect(row.nth(1)).not.toContainText(words['word.location']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const forget = await adjust(page);
  await expectNoViolations(page);
  await forget.getByRole('button', { name: /^Ansicht Draußen löschen/ }).click();
  await expect(forget.getByRole('button', { name: /^Ansicht Draußen löschen/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(viewsOf(page)).toHaveCount(0);
});

test('the papers of chosen orders come one by one and are saved as one file', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, CLEO);
  await openPage(page, '/admin/orders?status=confirmed');
  for (const at of [1, 2])
    await page
      .getByRole('checkbox', { name: /auswählen$/ })
      .nth(at)
      .press('Space');
  const bar = page.getByRole('region', { name: words['chosen.column'] });
  await bar.getByRole('button', { name: words['adminOrder.bulk.contracts'], exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '2 Mietverträge drucken?' });
  await question.getByRole('button', { name: words['adminOrder.bulk.contracts'], exact: true }).click();
  const outcome = page.getByRole('alertdialog');
  await expect(outcome.getByText('2 erledigt, 0 nicht')).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    outcome.getByRole('button', { name: '2 Dateien als ZIP speichern' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Mietverträge drucken.zip');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  const files = Object.entries(unzip(Buffer.concat(parts)));
  expect(files).toHaveLength(2);
  for (const [name, content] of files) expect([name.endsWith('.pdf'), content.slice(0, 5)]).toEqual([true, '%PDF-']);
});
