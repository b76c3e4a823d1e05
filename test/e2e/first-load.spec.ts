import { expect, test } from '@playwright/test';
import de from '../../src/i18n/messages/de.json' with { type: 'json' };
import { measureFirstScripts } from '../support/measure-first-scripts.ts';

for (const { page, budget } of [
  { page: '/', budget: 129_800 },
  { page: '/trailers', budget: 150_200 },
]) {
  test(`the scripts that ${page} loads at once stay within ${budget / 1000} kB`, async ({ baseURL }) => {
    const size = await measureFirstScripts(new URL(page, baseURL));
    expect(size).toBeLessThanOrEqual(budget);
    // React and the router alone are more than this: less would mean that they were not found.
    expect(size).toBeGreaterThan(100_000);
  });
}

test('a page of results stays within 123 kB, with its data and its words', async ({ request }) => {
  const page = await (await request.get('/trailers')).body();
  expect(page.toString().match(/<article/g)).toHaveLength(24);
  expect(page.length).toBeLessThanOrEqual(123_000);
});

test('a page fetched ahead comes with every file it is made of', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const list = page.waitForResponse(/\/assets\/imports-\w+\.json$/);
  await page.goto('/');
  // Written by our own build: the files of each route.
  const files = ((await (await list).json()) as Record<string, readonly string[]>)['/login'] ?? [];
  expect(files).not.toEqual([]);
  await expect.poll(() => files.filter((file) => !asked.has(file))).toEqual([]);
});

test('all of the home page is in its place before any script runs', async ({ browser, request, baseURL }) => {
  // The very first visitor of a server waits for the code of the lower half; nobody does afterwards.
  await request.get('/');
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await page.goto('/');
  await expect(page.locator('#shop')).toBeVisible();
  await page.close();
});

test('cards out of view are laid out when they come near, and at once for whoever comes back', async ({ page }) => {
  const painting = () =>
    page
      .locator('[data-trailer]')
      .last()
      .evaluate((card) => getComputedStyle(card).contentVisibility);
  await page.goto('/trailers');
  expect(await painting()).toBe('auto');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(await painting()).toBe('auto');
  await page.reload();
  expect(await painting()).toBe('visible');
  // A list that was not part of a document may be one that somebody goes back to.
  await page.goto('/depots');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('banner').getByRole('link', { name: de['word.trailers'] }).click();
  await expect.poll(painting).toBe('visible');
});
