import { expect, type Page, test } from '@playwright/test';
import ru from '../../src/i18n/messages/ru.json' with { type: 'json' };
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { foundCompany } from '../support/new-company.ts';

const { de } = WORDS;
const SMALL_PHONE = { width: 320, height: 640 };

// Too narrow for the map beside the list, which has journeys of its own and keeps a browser busy.
test.use({ locale: 'de-DE', viewport: { width: 1279, height: 800 } });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const bar = (page: Page) => page.getByRole('search');
const placeButton = (page: Page) => bar(page).getByRole('button', { name: de['searchBar.place'] });
const panel = (page: Page) => page.getByRole('dialog', { name: de['searchBar.place'] });
const field = (page: Page) => page.getByLabel(de['searchBar.place.find']);
const cards = (page: Page) => page.locator('main ol > li article');

for (const [kind, viewport] of [
  ['desktop', { width: 1279, height: 800 }],
  ['small phone', SMALL_PHONE],
] as const) {
  test(`a visitor with a ${kind} looks around Grenoble, mistyped, and a colleague reads it in Russian`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    // The field for browsers without scripts is no text for those with them.
    expect(await bar(page).innerText()).not.toContain('<');
    await placeButton(page).click();
    await field(page).fill('Grenobel');
    const town = panel(page).getByRole('button', { name: /Grenoble/ });
    await expect(town).toContainText(/Nächste Depots: Lyon-Saint-Priest \d+\skm, /);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await town.click();
    await expect(placeButton(page)).toBeFocused();
    await expect(placeButton(page)).toContainText('Grenoble, 200 km');
    await bar(page).getByRole('button', { name: de['home.search.submit'] }).click();

    await expect(page).toHaveURL(/\/trailers\?near=45\.\d+%2C5\.\d+&radiusKm=200/);
    await expect(page).toHaveTitle(/Grenoble/);
    await expect(cards(page).first()).toContainText('Lyon-Saint-Priest');

    await page.goto(page.url().replace('/trailers', '/ru/trailers'));
    await expect(page).toHaveTitle(/Гренобль/);
    await expect(page.locator('body')).toContainText('Гренобль, 200 км');
    await expect(page.locator('body')).not.toContainText(ru['searchBar.mapPoint']);
  });
}

test('by keys alone, postcodes and foreign names lead to their towns', async ({ page }) => {
  await openPage(page, '/trailers');
  for (const [typed, town] of [
    ['69007', 'Lyon'],
    ['Munich', 'München'],
    ['Гамбург', 'Hamburg'],
    ['Anvers', 'Antwerpen'],
  ] as const) {
    await placeButton(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(typed);
    // Depots of the same name are in the list as well, and for a German, a code of five digits is one of Germany first.
    const row = panel(page).getByRole('button', { name: new RegExp(`${town} ?Nächste Depots`) });
    await expect(row).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(placeButton(page)).toBeFocused();
    await expect(placeButton(page)).toContainText(`${town}, 200 km`);
  }
});

test('Enter takes the first that is found, also before it is there', async ({ page }) => {
  await openPage(page, '/trailers');
  await placeButton(page).click();
  await field(page).fill('Breslau');
  await page.keyboard.press('Enter');
  await expect(placeButton(page)).toContainText('Breslau, 200 km');
  await expect(page).toHaveURL(/near=51\.\d+%2C17\.\d+/);
});

test('where nothing is found or no line is, the choice and the list stay', async ({ page, context }) => {
  await openPage(page, '/trailers?depot=HAM');
  await placeButton(page).click();
  await field(page).fill('qqqqqq');
  await expect(panel(page).getByRole('alert')).toContainText('Hamburg-Altenwerder');
  await expect(panel(page).getByRole('button', { name: /Bremen GVZ/ })).toBeVisible();
  await expectNoViolations(page);

  await context.setOffline(true);
  await field(page).fill('Grenoble');
  await expect(panel(page).getByRole('alert')).toContainText(de['searchBar.place.failed'].split('.')[0] ?? '', {
    timeout: 30_000,
  });
  await expect(panel(page).getByRole('button', { name: /Bremen GVZ/ })).toBeVisible();
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: de['ui.retry'] }).click();
  await panel(page)
    .getByRole('button', { name: /Grenoble/ })
    .click();
  await expect(placeButton(page)).toContainText('Grenoble');
});

test('the own yard is the first choice of whoever is signed in', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@yard.example' });
  await openPage(page, '/trailers');
  await placeButton(page).click();
  const first = panel(page).getByRole('listitem').first();
  await expect(first).toContainText('Mein Betriebshof: Bremen');
  await expect(first).toContainText(/Bremen GVZ \d+\skm/);
  await first.getByRole('button').click();
  await expect(placeButton(page)).toContainText('Bremen, 200 km');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is typed into the form, and the server finds it', async ({ page }) => {
    await page.goto('/trailers');
    const search = (text: string) =>
      page
        .getByLabel(de['searchBar.place.find'])
        .fill(text)
        .then(() => bar(page).getByRole('button', { name: de['searchBar.submit'] }).click());
    await search('Frankfurt');
    await expect(page).toHaveTitle(/Frankfurt am Main/);
    await page.getByRole('main').getByRole('link', { name: 'Frankfurt (Oder)' }).click();
    await expect(page).toHaveTitle(/Frankfurt \(Oder\)/);
    await search('qqqqqq');
    await expect(page.getByRole('main')).toContainText('Zu „qqqqqq“ kennen wir keinen Ort.');
    await expect(page).toHaveTitle(/Frankfurt \(Oder\)/);
  });
});
