import { expect, test } from '@playwright/test';
import { answerConsent, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const { en } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

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

test('a page that fails once is asked for again; one that fails twice leaves the page before', async ({
  page,
  context,
}) => {
  const data: string[] = [];
  let failures = 1;
  // From the first moment on, as pages are fetched ahead.
  await page.route('**/legal/*.data*', async (route) => {
    if (route.request().resourceType() === 'fetch') data.push(route.request().url());
    if (failures === 0) return route.continue();
    if (route.request().resourceType() === 'fetch') failures -= 1;
    return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: 'busy' });
  });
  await openPage(page, '/en');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await link('Privacy').click();
  await expect(page).toHaveURL('/en/legal/privacy');
  expect(data).toHaveLength(2);

  failures = Number.POSITIVE_INFINITY;
  await link('Terms').click();
  const note = page.locator('.toast:not(.toast-exit)', { hasText: en['system.pageNotLoaded'] });
  await expect(note).toContainText(en['system.noAnswer']);
  await expect(page).toHaveURL('/en/legal/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(data).toHaveLength(4);

  // The way back fails too: the page and its address stay together.
  await context.setOffline(true);
  await page.evaluate(() => window.history.back());
  await expect(note).toContainText(en['system.noConnection']);
  await expect(page).toHaveURL('/en/legal/privacy');
  await expect(page.getByText(en['errorPage.message'])).toHaveCount(0);

  await context.setOffline(false);
  await note.getByRole('button', { name: en['ui.retry'] }).click();
  await expect(page).toHaveURL('/en');
  await expect(note).toHaveCount(0);
});

test('who may not see a page is told so, and that it is nobody’s fault', async ({ page }) => {
  await signInAs(page, 'dirk.dispatch@nordwind.example');
  await openPage(page, '/en/admin');
  await expect(page.getByText(/403$/)).toBeVisible();
  await expect(page.getByText(en['error.forbidden'])).toBeVisible();
  await expect(page.getByText(en['errorPage.message'])).toHaveCount(0);
});
