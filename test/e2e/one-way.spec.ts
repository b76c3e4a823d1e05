import { expect, type Page, test } from '@playwright/test';
import { bringTrailer } from '../support/hauler.ts';
import { answerConsent, expectNoViolations, fillLogin, openPage, WORDS } from '../support/journey.ts';
import { pressEnterOn, tabTo } from '../support/keyboard.ts';
import { call, fillCart, morningAhead, orderAtOnce, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const DIRK = 'dirk.dispatch@nordwind.example';
const CLAIRE = 'claire@lavigne.example';
const DAY_MS = 86_400_000;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** A period long before or after those of other journeys. */
function periodIn(days: number) {
  const from = morningAhead(days);
  return { from, to: `${new Date(Date.parse(from.slice(0, 10)) + 7 * DAY_MS).toISOString().slice(0, 10)}T09:00` };
}

/** Chooses a depot in the list that is open, by typing a part of its name. */
async function choose(page: Page, name: string) {
  const list = page.getByRole('dialog', { name: de['returnTo.elsewhere'] });
  await list.getByLabel(de['returnTo.find']).fill(name.slice(0, 4));
  await list.getByRole('button', { name }).click();
  await expect(list).toHaveCount(0);
}

test('a trailer is found, ordered and kept with the depot to which it is brought back', async ({ page }) => {
  const search = new URLSearchParams({ depot: 'HAM', type: 'plane', ...periodIn(150) });
  await openPage(page, `/trailers?${search.toString()}`);
  await page.getByRole('button', { name: de['returnTo.elsewhere'] }).filter({ visible: true }).click();
  await choose(page, 'München-Riem');
  await expect(page).toHaveURL(/returnDepot=MUC/);

  const card = page.locator('article.trailer-card-free').first();
  await expect(card).toContainText(/Einweg Hamburg → München, 7\d\d\s*km\s*7\d\d,\d\d\s*€/);
  await expectNoViolations(page);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/trailers\/.*returnDepot=MUC/);
  await expect(page.getByRole('row', { name: /^Einweg Hamburg → München/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rückgabe: München-Riem' }).filter({ visible: true })).toBeVisible();

  await page.getByRole('link', { name: de['trailer.cart.logIn'] }).filter({ visible: true }).click();
  await fillLogin(page, { email: DIRK });
  await expect(page).toHaveURL(/\/trailers\/.*returnDepot=MUC/);
  await fillCart(page, []);
  await page.getByRole('button', { name: de['toCart.add'] }).filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: de['toCart.open'] }).filter({ visible: true }).first()).toBeVisible();
  const { items } = await call(page, 'GET', '/api/cart');
  expect(items).toMatchObject([{ returnDepot: { code: 'MUC' }, oneWay: { fee: { currency: 'EUR' } } }]);

  const order = await orderAtOnce(page);
  await openPage(page, `/booking/${order.lineItems[0].id}`);
  await expect(page.getByText('München-Riem').first()).toBeVisible();
});

test('by the keyboard alone a trailer is found for a way to another depot, and rented', async ({ page }) => {
  test.setTimeout(150_000);
  const number = await bringTrailer('HAM', 'plane');
  await signInAs(page, CLAIRE);
  await fillCart(page, []);
  const search = new URLSearchParams({ depot: 'HAM', q: number, ...periodIn(157) });
  await openPage(page, `/trailers?${search.toString()}`);
  await pressEnterOn(page.getByRole('button', { name: de['returnTo.elsewhere'] }).filter({ visible: true }));
  await tabTo(page.getByRole('dialog', { name: de['returnTo.elsewhere'] }).getByLabel(de['returnTo.find']));
  await page.keyboard.type('Münch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/returnDepot=MUC/);
  const card = page.locator(`article.trailer-card-free[data-trailer="${number}"]`);
  await expect(card).toContainText('Einweg Hamburg → München');
  await pressEnterOn(card.getByRole('link').first());
  await expect(page).toHaveURL(/\/trailers\/.*returnDepot=MUC/);
  await pressEnterOn(page.getByRole('button', { name: de['toCart.add'] }).filter({ visible: true }));
  await pressEnterOn(page.getByRole('link', { name: de['toCart.open'] }).filter({ visible: true }));

  const next = (name: string) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true });
  await expect(page.locator('article')).toContainText('München-Riem');
  await pressEnterOn(next(de['cart.toServices']));
  await pressEnterOn(next(de['cart.toPayment']));
  await pressEnterOn(next(de['cart.toCheckout']));
  await expect(page.getByRole('timer').first()).toBeVisible();
  await tabTo(page.getByRole('checkbox', { name: /Transports Lavigne/ }));
  await page.keyboard.press('Space');
  await pressEnterOn(next(de['checkout.rent']));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  const { lineItems } = await call(page, 'GET', `/api/orders/${page.url().split('/').at(-1)}`);
  expect(lineItems).toMatchObject([{ trailer: { number }, returnDepot: { code: 'MUC' } }]);
});

test('without scripts the return depot is a field of the search', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const { from, to } = periodIn(150);
  await page.goto(`/trailers?${new URLSearchParams({ depot: 'HAM', type: 'plane', from, to }).toString()}`);
  await page.getByLabel(de['returnTo.elsewhere']).fill('MUC');
  await page.getByRole('button', { name: de['searchBar.submit'] }).click();
  await expect(page).toHaveURL(/returnDepot=MUC/);
  await expect(page.locator('article.trailer-card-free').first()).toContainText('Einweg Hamburg → München');
  await context.close();
});
