import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const { de } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const table = (page: Page) => page.getByRole('table');
const chart = (page: Page) => page.getByRole('main').getByRole('img');

/** Clicks a link to a file and tells how the saved file is called and how it begins. */
async function save(page: Page, link: string) {
  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  const file = await saved;
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

test('a figure is chosen, read as chart and table, saved, followed to its depot and found again', async ({ page }) => {
  await signInAs(page, 'admin@trailyard.example');
  await openPage(page, '/admin/figures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['admin.nav.figures']);
  await expect(chart(page)).toHaveAccessibleName(new RegExp(de['adminReport.figure.revenue']));
  await expect(table(page)).toContainText(de['adminReport.previousYear']);
  await expectNoViolations(page);

  const tab = page.getByRole('link', { name: de['adminReport.figure.usage'] });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/figures?figure=usage');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(chart(page)).toHaveAccessibleName(new RegExp(de['adminReport.figure.usage']));

  const grouping = page.getByRole('button', { name: de['adminReport.by'] });
  await grouping.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: de['word.noun.depot'], exact: true }).press('Enter');
  await expect(page).toHaveURL(/by=depot/);
  await expect(table(page).getByRole('columnheader').first()).toHaveText(de['word.noun.depot']);
  await table(page).getByRole('link', { name: de['adminReport.rentedDays'] }).click();
  await expect(page).toHaveURL(/sort=/);
  await expect(table(page).locator('[aria-sort]')).toHaveCount(1);
  await expectNoViolations(page);

  const lines = await save(page, de['admin.list.csv']);
  expect(lines.name).toBe('usage.csv');
  const [head = '', first = ''] = lines.bytes.toString().replace('\uFEFF', '').split('\r\n');
  expect(head.split(';')[0]).toBe(de['word.noun.depot']);
  await expect(table(page)).toContainText(first.split(';')[0] ?? 'no row');
  const workbook = await save(page, de['admin.list.xlsx']);
  expect(workbook.name).toBe('usage.xlsx');
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  const address = page.url();
  const row = table(page).getByRole('link', { name: first.split(';')[0] ?? '', exact: true });
  await row.click();
  await expect(page).toHaveURL(/\/admin\/depots\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(table(page).getByRole('columnheader').first()).toHaveText(de['word.noun.depot']);
});

test('whoever sees no money begins with the use of the fleet, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'finn.fleet@trailyard.example');
  await openPage(page, '/admin/figures');
  await expect(chart(page)).toHaveAccessibleName(new RegExp(de['adminReport.figure.usage']));
  await expect(page.getByRole('link', { name: de['adminReport.figure.revenue'] })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('€');
  await expectNoViolations(page);
  const isWiderThanPage = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWiderThanPage).toBe(false);
});
