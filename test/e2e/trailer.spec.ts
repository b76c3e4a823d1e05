import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Temporal } from 'temporal-polyfill';
import { answerConsent, expectNoViolations, fillLogin, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;
const JENS = 'jens@steinmann.example';
const VIKTOR = 'viktor.view@nordwind.example';
const DAY_MS = 86_400_000;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** The address of a trailer of the demo by its number. */
async function findPath(request: APIRequestContext, number: string): Promise<string> {
  const { items } = await (await request.get('/api/trailers', { params: { q: number } })).json();
  return `/trailers/${items[0].id}`;
}

/** A working day, at least so many days from now. */
function dayAhead(days: number): Date {
  const date = new Date(Date.now() + days * DAY_MS);
  const weekday = date.getUTCDay();
  return new Date(date.getTime() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY_MS);
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);
const inDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** So many days from a morning two weeks ahead. */
const periodOf = (days: number): string => {
  const from = dayAhead(14);
  return `from=${toDay(from)}T08:00&to=${toDay(inDays(from, days))}T08:00`;
};

/** The next visit of a trailer to the workshop, and the last day before and the first after it with somebody there. */
async function findWorkshop(request: APIRequestContext, path: string) {
  const query = { from: new Date().toISOString(), to: inDays(new Date(), 60).toISOString() };
  const calendar = await (await request.get(`/api${path}/calendar`, { params: query })).json();
  const visit = calendar.busy.find(({ kind }: { kind: string }) => kind === 'workshop');
  const dayOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(calendar.timeZone).toPlainDate();
  const findOpen = (day: Temporal.PlainDate, step: 1 | -1): Temporal.PlainDate =>
    calendar.closedDays.includes(day.toString()) ? findOpen(day.add({ days: step }), step) : day;
  const firstDay = dayOf(visit.from);
  return {
    firstDay,
    openBefore: findOpen(firstDay.subtract({ days: 1 }), -1),
    openAfter: findOpen(dayOf(visit.to).add({ days: 1 }), 1),
  };
}

const priceOf = (page: Page) => page.getByRole('complementary').locator('[aria-live]');

test('a visitor reads why a trailer is not free on some days', async ({ page, request }) => {
  const path = await findPath(request, 'GB-101');
  const { firstDay } = await findWorkshop(request, path);
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['trailerType.tipperAgrar.grain60']);

  const section = page.getByRole('region', { name: de['trailer.calendar.title'] });
  await expect(section.getByRole('listitem').filter({ hasText: de['trailer.busy.workshop'] })).toBeVisible();

  // Its visit to the workshop lasts three days, so the second one is busy from the morning to the evening.
  const dayButton = (day: Temporal.PlainDate) =>
    section.getByRole('button', { name: new RegExp(day.toLocaleString('de-DE', { dateStyle: 'full' })) });
  const cell = dayButton(firstDay.add({ days: 1 }));
  await expect(section.getByRole('grid')).toHaveCount(2);
  if ((await cell.count()) === 0) await section.getByRole('button', { name: 'Weiter' }).click();
  await expect(cell).toHaveAttribute('aria-disabled', 'true');

  // Walking there by keys says the reason.
  await dayButton(firstDay.subtract({ days: 1 })).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(
    section.getByText(de['trailer.calendar.busyDay'].replace('{reason}', de['trailer.busy.workshop'])),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('the price follows the period', async ({ page, request }) => {
  await openPage(page, `${await findPath(request, 'PS-104')}?${periodOf(21)}`);
  await expect(priceOf(page)).toContainText('672,00');
  await expect(priceOf(page)).toContainText('21 Tage');

  const slider = page.getByRole('slider', { name: de['word.rentalDays'] });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(priceOf(page)).toContainText('720,00');
  await expect(page).toHaveURL(new RegExp(`to=${toDay(inDays(dayAhead(14), 23))}`));

  // From day 23 on the price of a month is cheaper, and the days up to it are free.
  await expect(page.getByText(/zum Preis|schon den Preis von 30 Tagen/).first()).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: '7 Tage anhängen' }).click();
  await expect(priceOf(page)).toContainText('30 Tage');
  await expect(priceOf(page)).toContainText('720,00');
  await expect(page).toHaveURL(new RegExp(`to=${toDay(inDays(dayAhead(14), 30))}`));

  await page.getByRole('complementary').getByRole('button', { name: de['trailer.period.change'] }).click();
  const dialog = page.getByRole('dialog', { name: de['trailer.period.title'] });
  await dialog.getByRole('button', { name: de['trailer.return.time'] }).click();
  await page.getByRole('option', { name: '18:00', exact: true }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['ui.apply'] }).click();
  await expect(priceOf(page)).toContainText('31 Tage');
});

test('the last of several choices wins, however late the first is answered', async ({ page, request }) => {
  await openPage(page, `${await findPath(request, 'PS-104')}?${periodOf(10)}`);
  const answers: (() => void)[] = [];
  const slow = toDay(inDays(dayAhead(14), 11));
  await page.route(
    (url) => url.pathname.endsWith('.data') && (url.searchParams.get('to') ?? '').startsWith(slow),
    async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue().catch(() => undefined);
    },
  );
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => answers.length).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`to=${toDay(inDays(dayAhead(14), 12))}`));
  for (const answer of answers) answer();
  await expect(priceOf(page)).toContainText('12 Tage');
  await expect(priceOf(page)).toContainText('384,00');
});

test('a taken trailer says from when on it is free, and who could take its place', async ({ page, request }) => {
  const path = await findPath(request, 'GB-101');
  const { openBefore, openAfter } = await findWorkshop(request, path);
  const days = openBefore.until(openAfter).days;
  await openPage(page, `${path}?from=${openBefore.toString()}T08:00&to=${openAfter.toString()}T08:00`);
  const box = page.getByRole('complementary');
  await expect(box.getByText(de['trailer.reason.workshop'])).toBeVisible();
  await expect(box.getByRole('heading', { name: /Gleiche/ })).toBeVisible();
  await expect(box.getByRole('link', { name: de['trailerType.tipperAgrar.grain60'] }).first()).toBeVisible();
  await expectNoViolations(page);

  await box.getByRole('button', { name: /^Ab .* mieten$/ }).click();
  // Where the depot is closed at the return, the badge names the period that is left.
  await expect(page.getByText(/^frei (?:im gewählten Zeitraum|.+ – .+)$/)).toBeVisible();
  // As long as before, or until the depot opens again.
  const rented = Number(/(\d+) Tage/.exec(await priceOf(page).innerText())?.[1]);
  expect(rented).toBeGreaterThanOrEqual(days);
  expect(rented).toBeLessThanOrEqual(days + 4);
});

test('a guest logs in and finds period and services as they were', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = await findPath(request, 'PS-104');
  await openPage(page, `${path}?${periodOf(5)}`);
  const service = page.getByRole('checkbox', { name: new RegExp(de['service.lashingKit']) });
  await expect(service).not.toBeChecked();
  await page.getByText(de['service.lashingKit'], { exact: true }).click();
  await expect(service).toBeChecked();
  await expect(page.getByText('netto · 5 Tage mit 1 Extra')).toBeVisible();
  await page.getByRole('link', { name: de['trailer.cart.logIn'] }).click();
  await fillLogin(page, { email: JENS });

  await expect(page).toHaveURL(new RegExp(`${path}\\?from=${toDay(dayAhead(14))}`));
  await expect(service).toBeChecked();
  await expect(page).not.toHaveURL(/service=/);
  await page.getByRole('button', { name: de['toCart.add'] }).click();
  await expect(page.getByText('PS-104 liegt im Warenkorb')).toBeVisible();
  await expect(page.getByRole('link', { name: de['toCart.open'] }).first()).toBeVisible();

  const { items } = await (await page.request.get('/api/cart')).json();
  const line = items.find((item: { trailer: { number: string } }) => item.trailer.number === 'PS-104');
  expect(line).toMatchObject({ price: { days: 5 }, services: [{ key: 'lashingKit' }] });

  // A second time it would stand in its own way: the page says where it is.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByText(de['toCart.inCart'], { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: de['toCart.open'] })).toBeVisible();
  await expect(page.getByRole('button', { name: de['toCart.add'] })).toHaveCount(0);
});

test('a member sees the VAT, and who may not rent is told so', async ({ page, request }) => {
  await signInAs(page, VIKTOR);
  await openPage(page, `${await findPath(request, 'PS-104')}?${periodOf(10)}`);
  const box = page.getByRole('complementary');
  await expect(box.getByRole('row', { name: /19.% USt/ })).toContainText('60,80');
  await expect(box.getByRole('row', { name: de['trailer.sum.gross'] })).toContainText('380,80');
  await expect(box.getByRole('button', { name: de['toCart.add'] })).toBeDisabled();
  await expect(box.getByText(de['trailer.onlooker'])).toBeVisible();
});

test('a trailer that does not exist is an empty bay', async ({ page, request }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'PS-101', "'; drop table trailer"]) {
    const path = `/trailers/${encodeURIComponent(id)}`;
    expect((await request.get(path)).status(), id).toBe(404);
  }
  await page.goto('/trailers/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: de['errorPage.headline.404'] })).toBeVisible();
});

test('a period that cannot be is named, and another one shown', async ({ page, request }) => {
  const path = await findPath(request, 'PS-104');
  for (const [query, message] of [
    ['from=2026-02-30&to=2026-03-01', de['error.field.wall-time']],
    ['from=2020-01-01&to=2020-01-05', de['word.datesPast']],
    [`from=${toDay(dayAhead(30))}&to=${toDay(dayAhead(20))}`, de['error.field.before-from']],
  ] as const) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByText(de['trailer.freeInPeriod'])).toBeVisible();
  }
});

test('the page speaks Polish, and search engines read what it offers', async ({ page, request }) => {
  await openPage(page, `/pl${await findPath(request, 'KM-101')}?${periodOf(10)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl['trailerType.cool.mono']);
  await expect(page.getByRole('heading', { name: pl['trailer.curve.title'] })).toBeVisible();
  await page.getByText(pl['trailer.facts.all'].replace(/ \(.*/, '')).click();
  await expect(page.getByText(pl['fact.coolingUnit'])).toBeVisible();
  await expectNoViolations(page);

  const product = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'KM-101',
    offers: { price: '780.00', priceCurrency: 'EUR' },
  });
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(image ?? '').pathname + new URL(image ?? '').search)).status()).toBe(200);
});

test('pictures are turned by keys, buttons and thumbnails', async ({ page, request }) => {
  await openPage(page, await findPath(request, 'PS-104'));
  const gallery = page.getByRole('region', { name: de['trailer.gallery'] });
  const strip = gallery.getByRole('group');
  await expect(strip).toHaveAccessibleName('Bild 1 von 2');
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(strip).toHaveAccessibleName('Bild 2 von 2');
  await gallery.getByRole('button', { name: de['trailer.gallery.previous'] }).click();
  await expect(strip).toHaveAccessibleName('Bild 1 von 2');
  await gallery.getByRole('button', { name: 'Bild 2 zeigen' }).click();
  await expect(strip).toHaveAccessibleName('Bild 2 von 2');
});

test('a picture has a stage until it is there, and a drawing stands in for one that fails', async ({
  page,
  request,
}) => {
  const path = await findPath(request, 'PS-104');
  const { promise: end, resolve: failAll } = Promise.withResolvers<void>();
  await page.route('**/_image?**', async (route) => {
    await end;
    await route.abort();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const gallery = page.getByRole('region', { name: de['trailer.gallery'] });
  const images = gallery.locator('img');
  await expect(images.first()).toHaveAttribute('data-waiting', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(await images.first().evaluate((image) => getComputedStyle(image).backgroundImage)).toContain('gradient');
  failAll();
  await expect(images).toHaveCount(0);
  // Two on the stage, two below it.
  await expect(gallery.locator('svg[viewBox="0 0 1200 420"]')).toHaveCount(4);

  // Here they fail before the page listens.
  await openPage(page, '/trailers?q=PS-104');
  const card = page.locator('main article').first();
  await expect(card.locator('svg[viewBox="0 0 1200 420"]')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});
