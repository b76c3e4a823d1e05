import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, WORDS } from '../support/journey.ts';
import { foundCompany } from '../support/new-company.ts';

const { de } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const step = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('a newcomer is shown around once, by keyboard if they like, and again on demand', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@tour.example', keepsTour: true });
  await page.goto('/');
  await expect(step(page, de['tour.welcome'])).toBeVisible();
  await expectNoViolations(page);
  for (const title of ['tour.search', 'word.bookings', 'tour.team', 'tour.account'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(step(page, de[title])).toBeVisible();
  }
  await expect(page.getByText('5 von 5')).toBeVisible();
  const noted = page.waitForResponse('**/api/users/tour');
  await page.getByRole('button', { name: de['ui.tour.done'] }).click();
  expect((await noted).status()).toBe(204);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A click that comes before the page's own code is not lost.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/account', { waitUntil: 'commit' });
  await page.getByRole('button', { name: de['account.tour.action'] }).click();
  release();
  await expect(step(page, de['tour.welcome'])).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('whoever leaves the tour is not asked again', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@skip.example', keepsTour: true });
  await page.goto('/');
  await expect(step(page, de['tour.welcome'])).toBeVisible();
  const noted = page.waitForResponse('**/api/users/tour');
  await page.getByRole('button', { name: de['ui.tour.close'] }).click();
  expect((await noted).status()).toBe(204);
  await page.goto('/trailers', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
