import { expect, test } from '@playwright/test';
import { measureFirstScripts } from '../support/measure-first-scripts.ts';

for (const { page, budget } of [
  { page: '/', budget: 131_000 },
  { page: '/trailers', budget: 151_000 },
]) {
  test(`the scripts that ${page} loads at once stay within ${budget / 1000} kB`, async ({ baseURL }) => {
    const size = await measureFirstScripts(new URL(page, baseURL));
    expect(size).toBeLessThanOrEqual(budget);
    // React and the router alone are more than this: less would mean that they were not found.
    expect(size).toBeGreaterThan(100_000);
  });
}

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
