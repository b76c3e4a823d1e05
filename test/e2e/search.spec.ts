import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';

const { de, pl } = WORDS;
const DAY_MS = 86_400_000;
const HAMBURG = 'near=53.505,9.925&radiusKm=200';
const PHONE = { width: 390, height: 844 };

// Too narrow for the map beside the list, which has journeys of its own and keeps a browser busy.
test.use({ locale: 'de-DE', viewport: { width: 1279, height: 800 } });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Monday of next week, or so many days after it. */
function nextWeek(days = 0): Date {
  const today = new Date();
  const toMonday = ((8 - today.getUTCDay()) % 7 || 7) + 7;
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + toMonday + days));
}
const toDay = (date: Date): string => date.toISOString().slice(0, 10);
const periodOf = (days: number): string => `from=${toDay(nextWeek())}T08:00&to=${toDay(nextWeek(days))}T08:00`;

const cards = (page: Page) => page.locator('main ol > li article');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: de['word.filters'] }).getByRole('button', { name });

/** At once, and without the browser's own correction, which keeps the list in place when a hint above it comes or goes. */
const scrollDown = (page: Page) =>
  page.evaluate(() => {
    document.body.style.setProperty('overflow-anchor', 'none');
    window.scrollTo({ top: 300, behavior: 'instant' });
  });

/** The address is a moment ahead of the list. */
async function expectLiftAxles(page: Page) {
  await expect(cards(page).filter({ hasNotText: de['badge.liftAxle'] })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
}

test('a visitor finds a reefer near Hamburg for next week', async ({ page }) => {
  test.slow();
  await openPage(page, '/');
  const bar = page.getByRole('search');

  await bar.getByRole('button', { name: de['searchBar.place'] }).click();
  await page.getByLabel(de['searchBar.place.find']).fill('hambu');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Hamburg, 200 km' })).toBeFocused();

  const period = bar.getByRole('button', { name: de['word.handover.pickUp'] });
  await period.click();
  const dialog = page.getByRole('dialog', { name: de['searchBar.period'] });
  const apply = dialog.getByRole('button', { name: de['ui.apply'] });
  await expect(apply).toBeEnabled();
  const dayName = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });
  const choose = (day: Date) => dialog.getByRole('button', { name: new RegExp(dayName.format(day)) }).click();
  await choose(nextWeek());
  await expect(dialog.getByText(de['ui.chooseReturn']).first()).toBeVisible();
  await expect(apply).toBeDisabled();
  await choose(nextWeek(4));
  await expect(dialog.getByText(de['ui.chooseReturn'])).toHaveCount(0);
  await expectNoViolations(page);

  // By keys from one field through the dialog to the next.
  await apply.focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByLabel(de['word.noun.trailer'], { exact: true })).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await period.press('Enter');
  for (const day of [nextWeek(), nextWeek(4)]) await choose(day);
  await apply.press('Enter');
  await expect(period).toBeFocused();

  await bar.getByLabel(de['word.noun.trailer'], { exact: true }).selectOption('cool');
  await bar.getByRole('button', { name: de['home.search.submit'] }).click();

  await expect(page).toHaveURL(/\/trailers\?near=53\.505%2C9\.925&radiusKm=200&from=.*&to=.*&type=cool$/);
  const first = cards(page).first();
  await expect(first).toContainText('Hamburg-Altenwerder');
  await expect(first).toContainText(de['word.free']);
  await expect(first).toContainText('netto für 4 Tage');
  await expect(page.getByRole('search').getByText('4 Tage')).toBeVisible();
  await expectNoViolations(page);
});

test('somebody narrows the results by filters on a phone, and the page stays where it is', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await openPage(page, `/trailers?type=plane&${periodOf(23)}`);
  const before = await cards(page).count();

  await page.getByRole('button', { name: de['word.filters'], exact: true }).click();
  const panel = page.getByRole('dialog', { name: de['word.filters'] });
  await panel.locator('label', { hasText: de['search.filter.liftAxle'] }).click();
  await expect(page).toHaveURL(/liftAxle=true/);
  await panel.locator('label', { hasText: 'ab 25 t' }).click();
  await expect(page).toHaveURL(/minPayloadKg=25000/);
  const show = panel.getByRole('button', { name: /freien? anzeigen/ });
  await expect(show).toBeVisible();
  await expectNoViolations(page);
  const promised = Number((await show.textContent())?.replaceAll(/\D/g, ''));
  await show.click();

  await expect(panel).toBeHidden();
  await expect(page.getByRole('status').first()).toContainText(`${promised} frei`);
  expect(await cards(page).count()).toBeLessThan(before);
  await expectLiftAxles(page);

  await scrollDown(page);
  await chip(page, de['search.filter.liftAxle']).evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(/liftAxle/);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expectNoViolations(page);
});

test('a shared link shows the same trailers in Polish', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `/trailers?type=plane&${HAMBURG}&${periodOf(23)}&sort=payload`);
  const numbers = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-trailer')));
  expect(numbers.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: de['ui.share.action'] }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link.replace('/trailers', '/pl/trailers'));

  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('search')).toContainText(pl['word.handover.pickUp']);
  await expect(page.getByRole('search')).toContainText('Hamburg, 200 km');
  expect(await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-trailer')))).toEqual(numbers);
  await expect(cards(page).first()).toContainText('netto za 23 dni');
  await expectNoViolations(page);
});

test('whatever is wrong with a search is named, and the rest is searched for', async ({ page }) => {
  const answer = await page.goto(
    '/trailers?from=2030-12-01&to=2030-11-20&radiusKm=-1&limit=1000000000&cursor=%25&type=ufo&liftAxle=true',
  );
  expect(answer?.status()).toBe(200);
  const notice = page.getByText(de['search.problems']).locator('..');
  for (const key of [
    'searchParam.period',
    'word.radius',
    'searchParam.limit',
    'searchParam.cursor',
    'word.type',
  ] as const) {
    await expect(notice).toContainText(`${de[key]}:`);
  }
  await expect(chip(page, de['search.filter.liftAxle'])).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('search')).toContainText('01.12.');
  expect(await cards(page).count()).toBeGreaterThan(0);
  await expectNoViolations(page);
});

test('a trailer that is taken says from when on it is free, and leads there', async ({ page }) => {
  const from = new Date(Date.now() + 21 * DAY_MS);
  const to = new Date(from.getTime() + 2 * DAY_MS);
  await page.goto(`/trailers?type=tipperAgrar&subType=grain60&from=${toDay(from)}&to=${toDay(to)}`);
  const taken = page.locator('[data-trailer="GB-101"]');
  await expect(taken).toContainText(de['reason.short.workshop']);
  await expect(taken).toContainText(de['trailerCard.freeFrom']);
  await expect(page.getByText(de['search.takenRule'])).toBeVisible();
  await expect(taken).toContainText(de['trailerCard.twin']);
  await expectNoViolations(page);

  await taken.getByRole('link', { name: de['trailerCard.adjustPeriod'] }).click();
  await expect(page.locator('[data-trailer="GB-101"]')).toContainText(de['word.free']);
});

test('days that cost nothing more are offered once, above the list', async ({ page }) => {
  await openPage(page, `/trailers?type=plane&subType=standard&${HAMBURG}&${periodOf(23)}&freeOnly=true`);
  await page.getByRole('link', { name: /^Rückgabe auf/ }).click();
  await expect(cards(page).first()).toContainText('netto für 30 Tage');
  await expect(cards(page).first()).toContainText('720,00');
});

test('the last of several quick changes wins, and nothing jumps', async ({ page }) => {
  await openPage(page, `/trailers?type=plane&${periodOf(23)}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/trailers\.data.*xlCertificate/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await chip(page, de['search.filter.xlCertificate']).click();
  await expect(chip(page, de['search.filter.xlCertificate'])).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(de['ui.loading'])).toBeAttached();
  await chip(page, de['search.filter.xlCertificate']).click();
  await chip(page, de['search.filter.liftAxle']).click();
  await expect(page).toHaveURL(/liftAxle=true/);
  await expectLiftAxles(page);
  release();
  await expect(page).not.toHaveURL(/xlCertificate/);
  await expectLiftAxles(page);
});

test('back undoes one filter after the other and forward sets them again, without moving focus or page', async ({
  page,
}) => {
  const start = `/trailers?type=plane&${periodOf(23)}`;
  await openPage(page, start);
  const liftAxle = chip(page, de['search.filter.liftAxle']);
  await liftAxle.focus();
  await scrollDown(page);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/liftAxle=true/);
  await expect(liftAxle).toHaveAttribute('aria-pressed', 'true');
  await expect(liftAxle).toBeFocused();
  await expectLiftAxles(page);
  const freeOnly = page.getByRole('switch', { name: de['search.freeOnly'] });
  await freeOnly.click();
  await expect(page).toHaveURL(/liftAxle=true&freeOnly=true/);

  await page.goBack();
  await expect(page).toHaveURL(/liftAxle=true$/);
  await expect(freeOnly).toHaveAttribute('aria-checked', 'false');
  await expect(freeOnly).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname + decodeURIComponent(url.search) === start);
  await expect(liftAxle).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.goForward();
  await expect(liftAxle).toHaveAttribute('aria-pressed', 'true');
  await expectLiftAxles(page);

  await page.getByRole('button', { name: de['search.allFilters'] }).click();
  const field = page.getByRole('searchbox', { name: de['word.searchWord'] });
  await field.fill('krone');
  await expect(page).toHaveURL(/q=krone/);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
  await expect(field).toHaveValue('');
});

test('further trailers are added below', async ({ page }) => {
  await openPage(page, '/en/trailers');
  await expect(cards(page)).toHaveCount(24);
  const first = await cards(page).first().getAttribute('data-trailer');
  await page.getByRole('button', { name: WORDS.en['ui.loadMore'] }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).first()).toHaveAttribute('data-trailer', first ?? '');
});

test('filters and order are remembered for an address without any, and cleared ones stay cleared', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('filters') ?? '');
  await page.goto('/trailers?type=box&liftAxle=true&sort=newest');
  await expect.poll(kept).toContain('newest');
  await page.goto('/trailers');
  await expect(page).toHaveURL(/type=box&liftAxle=true&sort=newest/);
  await page.goto('/trailers?type=cool');
  await expect(page).toHaveURL(/\?type=cool$/);

  await page.goto('/trailers?liftAxle=true');
  await expect.poll(kept).toContain('liftAxle');
  await chip(page, de['search.filter.liftAxle']).click();
  await expect.poll(kept).not.toContain('liftAxle');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/trailers', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/trailers$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and filters are links', async ({ page }) => {
    await page.goto('/trailers');
    await page.getByLabel(de['word.noun.trailer'], { exact: true }).selectOption('plane');
    await page.getByRole('search').getByRole('button', { name: de['searchBar.submit'] }).click();
    await expect(page).toHaveURL(/type=plane/);
    await chip(page, de['search.filter.liftAxle']).click();
    await expect(page).toHaveURL(/type=plane.*liftAxle=true/);
    await expectLiftAxles(page);
    await page.locator('label', { hasText: 'ab 24 t' }).click();
    await page.getByRole('button', { name: de['search.show'] }).last().click();
    await expect(page).toHaveURL(/minPayloadKg=24000/);
  });
});

test('search engines get the list, its description and one address for all searches', async ({ request }) => {
  const html = await (await request.get('/trailers?type=cool&liftAxle=true')).text();
  expect(html).toContain('<title>Kühlauflieger mieten · ');
  expect(html).toContain('"@type":"ItemList"');
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/trailers"/);
  expect(html).toContain('property="og:title"');
});
