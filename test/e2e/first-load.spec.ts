import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';

/** The scripts a document names: those to load at once, and the modules its own script imports. */
const SCRIPTS = /(?:href=|from |import )"(?<path>\/assets\/[^"]+\.js)"/g;

const measureScripts = async (request: APIRequestContext, page: string) => {
  const html = await (await request.get(page)).text();
  const paths = new Set([...html.matchAll(SCRIPTS)].map(({ groups }) => groups?.['path'] ?? ''));
  const sizes = await Promise.all(
    [...paths].map(async (path) => {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      return gzipSync(await answer.body()).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

for (const { page, budget } of [
  { page: '/', budget: 140_000 },
  { page: '/trailers', budget: 170_000 },
]) {
  test(`the scripts that ${page} loads at once stay within ${budget / 1000} kB`, async ({ request }) => {
    const size = await measureScripts(request, page);
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
