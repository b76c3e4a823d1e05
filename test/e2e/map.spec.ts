import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, findFree, signInAs } from '../support/shopper.ts';

const { de, en } = WORDS;
const HAMBURG = 'near=53.505,9.925&radiusKm=200';
const DESK = { width: 1280, height: 640 };

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const map = (page: Page, name = de['map.label']) => page.getByRole('region', { name });
const pin = (page: Page, name: string) => map(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** The pins whose reach by the tab key differs from what is seen of them, and whether there are any out of view. */
const listPins = (page: Page) =>
  map(page).evaluate((frame) => {
    const view = frame.getBoundingClientRect();
    const pins = [...frame.querySelectorAll<HTMLElement>('.maplibregl-marker button')].map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isSeen = left < view.right && right > view.left && top < view.bottom && bottom > view.top;
      return { name: button.innerText, isSeen, isReached: button.tabIndex === 0 };
    });
    return {
      strays: pins.filter(({ isSeen, isReached }) => isSeen !== isReached).map(({ name }) => name),
      isAnyBeyond: pins.some(({ isSeen }) => !isSeen),
    };
  });

test('somebody moves the map by keys and searches there', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(`/trailers?${HAMBURG}`);
  // On so low a map it may share its pin with Bremen.
  await expect(map(page).getByRole('button', { name: /Hamburg/ })).toBeVisible();
  const searchHere = page.getByRole('button', { name: de['map.searchHere'] });
  await expect(searchHere).toBeHidden();

  // The tab key stops at the pins in view and at no other.
  await expect.poll(() => listPins(page)).toEqual({ strays: [], isAnyBeyond: true });
  await map(page).getByRole('region', { name: de['map.canvas'] }).focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => listPins(page)).toEqual({ strays: [], isAnyBeyond: true });
  await searchHere.click();

  await expect(page).not.toHaveURL(/near=53\.505/);
  await expect(page).toHaveURL(/near=\d+\.\d+%2C(?:9|10)(?:\.\d+)?&radiusKm=\d+/);
  await expect(page.getByRole('search')).toContainText(de['searchBar.mapPoint']);
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(searchHere).toBeHidden();
  await expectNoViolations(page);
});

test('list and map point at each other', async ({ page }) => {
  // High enough for the two depots to have pins of their own.
  await page.setViewportSize({ ...DESK, height: 900 });
  // So far ahead that no other journey has rented there: depots where nothing is free have no pin.
  await signInAs(page, 'dirk.dispatch@nordwind.example');
  const { period } = await findFree(page, { type: 'plane', depot: 'BRE', inDays: 150, days: 2 });
  await openPage(page, `/trailers?type=plane&${HAMBURG}&from=${period.localFrom}&to=${period.localTo}`);
  await expect(pin(page, 'Bremen')).toBeVisible();
  const card = page.locator('article[data-depot="BRE"]').first();
  await card.hover();
  await expect(pin(page, 'Bremen')).toHaveAttribute('data-active', 'true');
  await expect(map(page)).toContainText('Mo–Fr 07–18');

  await pin(page, 'Hamburg').focus();
  await expect(page.locator('article[data-depot="HAM"]').first()).toHaveAttribute('data-highlighted', 'true');
  await expect(card).not.toHaveAttribute('data-highlighted');
});

test('the map opens as it was left, and the home page goes on with type, time and depot', async ({ page }) => {
  await page.setViewportSize({ ...DESK, height: 900 });
  await signInAs(page, 'dirk.dispatch@nordwind.example');
  const { period } = await findFree(page, { type: 'plane', subType: 'standard', depot: 'HAM', inDays: 160, days: 4 });
  const time = `from=${period.localFrom}&to=${period.localTo}`;
  await openPage(page, `/trailers?type=plane&subType=standard&${HAMBURG}&${time}`);
  const canvas = map(page).getByRole('region', { name: de['map.canvas'] });
  await canvas.focus();
  await page.keyboard.press('ArrowUp');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('map') ?? '{}').state ?? {});
  await expect.poll(async () => (await kept()).center?.lat).toBeGreaterThan(0);
  await pin(page, 'Hamburg').click();
  await expect.poll(async () => (await kept()).targetMarker).toBe('HAM');
  const { center, zoom } = await kept();

  await openPage(page, '/trailers');
  await expect(page).toHaveURL(/type=plane&subType=standard&from=/);
  await expect(pin(page, 'Hamburg')).toHaveAttribute('data-active', 'true');
  await canvas.focus();
  // A step to the side keeps the height at which the map was left.
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await kept()).center.lon).toBeGreaterThan(center.lon);
  expect(await kept()).toMatchObject({ center: { lat: expect.closeTo(center.lat, 3) }, zoom });

  // Who is signed in starts from the day; the brochure with its map is for guests.
  await call(page, 'POST', '/api/users/logout');
  await openPage(page, '/');
  const bar = page.getByRole('search');
  await expect(bar.getByLabel(de['word.noun.trailer'], { exact: true }).locator('option:checked')).toHaveText(
    de['trailerType.plane.standard'],
  );
  await expect(page.locator('#depots [aria-current="location"]')).toHaveAttribute('title', /^Hamburg/);
  await bar.getByRole('button', { name: de['home.search.submit'] }).click();
  const wanted = `?${HAMBURG}&${time}&type=plane&subType=standard`;
  await expect(page).toHaveURL((url) => decodeURIComponent(url.search) === wanted);
});

test('a phone fetches the map when it is asked for, and shows one trailer at a time below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`/trailers?${HAMBURG}`, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('map-view'))).toEqual([]);

  await page.getByRole('button', { name: de['map.show'], exact: true }).click();
  await expect(map(page)).toBeVisible();
  expect(fetched.some((url) => url.includes('map-view'))).toBe(true);
  await expect(page.getByRole('list', { name: de['map.cards'] }).getByRole('link').first()).toBeInViewport();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Liste/ }).click();
  await expect(page.locator('main ol article').first()).toBeVisible();
});

test('everything the map shows comes from this shop', async ({ page, baseURL }) => {
  await page.setViewportSize(DESK);
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const base = page.waitForResponse(/europe-.*\.json/);
  await page.goto('/trailers');
  expect((await base).ok()).toBe(true);
  await expect(map(page).locator('canvas')).toBeVisible();
  expect({ foreign, refused }).toEqual({ foreign: [], refused: [] });
});

test.describe('the map for other sites', () => {
  test('stands in a frame, knows nobody and opens trailers in a tab of their own', async ({
    page,
    context,
    request,
  }) => {
    const answer = await request.get('/external/map-7', { headers: { cookie: 'auth_public=1' } });
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');

    // One that no other journey has rented.
    const { items } = await (await request.get('/api/trailers?freeOnly=true&limit=1')).json();
    const [{ id, type, depot }] = items;
    await openPage(page, `/en/external/map-6?depot=${depot.code}&type=${type}`);
    await map(page, en['map.label']).locator('.maplibregl-marker button').click();
    const link = page.locator(`a[href="/en/trailers/${id}"]`);
    await expectNoViolations(page);
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL(/\/en\/trailers\//);
    await expect(page).toHaveURL(/external/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_public');
  });

  for (const zoom of ['2', '19', '7.5', '07', 'x']) {
    test(`has no zoom ${zoom}`, async ({ request }) => {
      const answer = await request.get(`/external/map-${zoom}`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(`Page Not Found: /external/map-${zoom}`);
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    });
  }

  test('is a list of depots without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    await page.goto('/en/external/map-5');
    await expect(page.getByRole('heading', { name: 'Hamburg-Altenwerder' })).toBeVisible();
    await expect(page.getByRole('link', { name: en['external.title'] })).toBeVisible();
    await page.close();
  });
});
