import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, morningAhead, signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;
const OPERATOR = 'admin@trailyard.example';
const CUSTOMER = 'emma@vandijk.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

async function choose(page: Page, label: string, option: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`(^|\\s)${label}($|\\s)`) })
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const picture = async (background: string) => ({
  name: 'trailer.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a trailer with photos is taken into the fleet, rented by a customer, and then not retired', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 5).toUpperCase();
  const number = `NEU-${mark}`;
  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/trailers');
  await expectNoViolations(page);
  await page.getByRole('link', { name: de['adminTrailer.new'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['adminTrailer.new']);

  await page.getByLabel(de['fact.number'], { exact: true }).fill(number);
  await page.getByLabel(de['fact.plate'], { exact: true }).fill(`HH NEU ${mark}`);
  await page.getByLabel(de['adminTrailer.vin'], { exact: true }).fill('WKES1234567890');
  await page.getByRole('button', { name: de['adminTrailer.create'] }).click();
  await expect(page.getByText(de['error.field.vin'])).toBeVisible();

  const vin = `WKE${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 14)}`;
  await page.getByLabel(de['adminTrailer.vin'], { exact: true }).fill(vin);
  await choose(page, de['adminTrailer.type'], de['trailerType.plane']);
  await choose(page, de['word.subType'], de['trailerType.plane.standard']);
  await page.getByLabel(de['fact.make'], { exact: true }).fill('Krone');
  await page.getByLabel(de['fact.model'], { exact: true }).fill('Profi Liner');
  await page.getByRole('group', { name: de['fact.firstRegisteredOn'] }).getByRole('spinbutton').first().click();
  await page.keyboard.type('01052024');
  await choose(page, de['word.noun.depot'], 'Hamburg-Altenwerder (HAM)');
  await choose(page, de['adminTrailer.priceClass'], de['trailerType.plane']);
  await page.getByLabel(de['fact.tareKg'], { exact: true }).fill('6300');
  await page.getByLabel(de['fact.payloadKg'], { exact: true }).fill('26200');
  await choose(page, de['fact.roof'], de['fact.roof.lift']);
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['adminTrailer.create'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  const trailerId = page.url().split('/').at(-1) ?? '';

  // A draft says what it lacks, and is not offered without it.
  await page.getByRole('button', { name: de['adminTrailer.offer'], exact: true }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal.getByText('HU: fehlt')).toBeVisible();
  await refusal.getByRole('link', { name: de['adminTrailer.edit'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number} bearbeiten`);
  const certificate = `/api/admin/trailers/${trailerId}/certificates/hu`;
  await call(page, 'PUT', certificate, { validUntil: '2090-12-31' });
  await openPage(page, `/admin/trailers/${trailerId}`);
  await page.getByRole('button', { name: de['adminTrailer.offer'], exact: true }).click();
  await expect(page.getByRole('button', { name: de['adminTrailer.offMarket'] })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: de['adminTrailer.edit'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number} bearbeiten`);

  // A toast stays as long as the upload takes.
  const uploading = Promise.withResolvers<void>();
  await page.route(`**/api/admin/trailers/${trailerId}/photos/*`, async (route) => {
    await uploading.promise;
    await route.continue();
  });
  await page
    .locator('input[type="file"][multiple]')
    .setInputFiles([await picture('#803020'), await picture('#203080')]);
  const progress = page.locator('.toast', { hasText: '2 Bilder werden hochgeladen' });
  await expect(progress).toBeVisible();
  uploading.resolve();
  const tiles = page.getByRole('main').locator('li[draggable]');
  await expect(tiles).toHaveCount(2);
  await expect(progress).toHaveCount(0);
  const second = await tiles.nth(1).getByRole('img').getAttribute('src');
  await tiles.nth(1).getByRole('button', { name: 'Foto 2 nach vorn' }).click();
  await expect(tiles.nth(0).getByRole('img')).toHaveAttribute('src', second ?? '');
  await expect(tiles.nth(0).getByRole('button', { name: 'Foto 1 nach hinten' })).toBeEnabled();
  await tiles.nth(0).getByLabel(de['adminTrailer.photos.alt']).fill('Von links, Plane offen');
  await tiles.nth(0).getByLabel(de['adminTrailer.photos.alt']).press('Tab');
  await expect(page.getByAltText('Von links, Plane offen')).toBeVisible();
  await expectNoViolations(page);

  const customer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await answerConsent(customer.context(), baseURL);
  await signInAs(customer, CUSTOMER);
  const from = morningAhead(30);
  const to = morningAhead(34);
  await openPage(customer, `/trailers/${trailerId}?from=${from}&to=${to}`);
  await expect(customer.getByAltText('Von links, Plane offen').first()).toBeVisible();
  const { period } = await call(customer, 'GET', `/api/trailers/${trailerId}?from=${from}&to=${to}`);
  const { items } = await call(customer, 'GET', '/api/cart');
  for (const { id } of items) await call(customer, 'DELETE', `/api/cart/items/${id}`);
  const cart = await call(customer, 'POST', '/api/cart/items', { trailerId, from: period.from, to: period.to });
  const placed = await call(
    customer,
    'POST',
    '/api/orders',
    { cartVersion: cart.version, paymentMethod: 'transfer', acceptTerms: true },
    { 'Idempotency-Key': randomUUID() },
  );
  const booking: string = placed.lineItems[0].number;
  await customer.context().close();

  await openPage(page, `/admin/trailers/${trailerId}`);
  await expect(page.getByRole('main').getByRole('link', { name: booking }).first()).toBeVisible();
  await page.getByRole('button', { name: de['adminTrailer.retire'], exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('link', { name: booking })).toBeVisible();
  await dialog.getByRole('button', { name: de['adminTrailer.retire'], exact: true }).click();
  await expect(page.getByText(de['adminTrailer.notSaved'])).toBeVisible();
});

test('hours of a depot are typed, checked and kept in Polish', async ({ page }) => {
  await signInAs(page, OPERATOR);
  await openPage(page, '/pl/admin/depots?q=verona');
  await page.getByRole('link', { name: 'Verona Quadrante Europa' }).click();
  const saturday = page.getByLabel('sobota');
  await saturday.fill('rano');
  await page.getByRole('button', { name: pl['ui.save'] }).click();
  await expect(page.getByText(pl['error.field.hours'])).toBeVisible();
  await saturday.fill('8-12');
  await page.getByRole('button', { name: pl['ui.save'] }).click();
  await expect(page.getByText(pl['adminDepot.saved'])).toBeVisible();
  await expect(saturday).toHaveValue('08:00–12:00');
  await expectNoViolations(page);
});

test('a new version of the prices is copied, checked, saved, published, explained, withdrawn and thrown away', async ({
  page,
}) => {
  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/prices');
  await page.getByRole('button', { name: de['adminPrice.new'] }).click();
  const drawer = page.getByRole('dialog');
  const name = `Frühjahr ${randomUUID().slice(0, 4)}`;
  await drawer.getByLabel(de['adminPrice.name']).fill(name);
  await drawer.getByRole('spinbutton').first().click();
  await page.keyboard.type('01032031');
  await drawer.getByRole('button', { name: de['ui.save'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const week = page.getByLabel(`${de['trailerType.plane']}, ab 7 Tagen`, { exact: true });
  const previous = await week.inputValue();
  await week.fill('99');
  await expect(page.getByText(de['error.field.bands'])).toBeVisible();
  await week.fill('33,50');
  await page.getByRole('button', { name: de['adminPrice.saveAndPublish'] }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('row').filter({ hasText: '33,50' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['adminPrice.publish'] }).click();
  await expect(page.getByText(de['adminPrice.publishedToast'])).toBeVisible();
  const list = page.url();
  // Who changed this price: three clicks from any page of the console.
  await page.getByRole('navigation').getByRole('link', { name: de['admin.nav.prices'], exact: true }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: '33,50' }).click();
  const entry = page.getByRole('row').filter({ hasText: '33,50' });
  await expect(entry).toContainText(previous);
  await expect(entry).toContainText('Ada Admin');
  await openPage(page, list);
  await page.getByRole('button', { name: de['adminPrice.withdraw'] }).click();
  await dialog.getByRole('button', { name: de['adminPrice.withdraw'] }).click();
  await expect(page.getByText(de['adminPrice.withdrawn'])).toBeVisible();
  await expect(week).toHaveValue('33,50');
  await page.getByRole('button', { name: de['adminPrice.discard'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: de['adminPrice.discard'] }).click();
  await expect(page).toHaveURL('/admin/prices');
  await expect(page.getByText(name)).toHaveCount(0);
});
