import { expect, test } from '@playwright/test';
import { openPage } from '../support/journey.ts';

test('the error page leads home and names people to ask', async ({ page }) => {
  await page.goto('/pl/nope');
  await expect(page).toHaveTitle(/Trailyard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To miejsce jest puste.');
  await expect(page.getByText(/404$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'stronę główną' }).click();
  await expect(page).toHaveURL(/\/pl$/);
});

test('a page that fails after a navigation shows the error page too', async ({ page }) => {
  // From the first moment on, as pages are fetched ahead.
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openPage(page, '/en');
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page.getByText(/500$/)).toBeVisible();
});
