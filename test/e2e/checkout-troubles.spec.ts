import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { addToCart, call, fillCart, orderAtOnce, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const GIULIA = 'giulia@adige.example';
const COMPANY = /Adige Logistica/;
const ORDERS = '**/api/orders';

test.beforeEach(async ({ page, context, baseURL }) => {
  await answerConsent(context, baseURL);
  await signInAs(page, GIULIA);
});

const rent = (page: Page) => page.getByRole('button', { name: de['checkout.rent'] });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** The review with its trailers kept. */
async function openCheckout(page: Page) {
  await openPage(page, '/checkout');
  await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);
}

async function countOrders(page: Page): Promise<number> {
  const { items } = await call(page, 'GET', '/api/orders?limit=100');
  return items.length;
}

test('a trailer that somebody else takes meanwhile is replaced on the spot', async ({ page, browser }) => {
  const [wanted] = await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 80, days: 4 }]);
  await openCheckout(page);
  await tick(page, COMPANY);

  // Its time runs out unnoticed, and another company is faster.
  await call(page, 'DELETE', '/api/checkout/hold');
  const context = await browser.newContext();
  const rival = await context.newPage();
  await signInAs(rival, 'jens@steinmann.example');
  if (wanted) await addToCart(rival, wanted);
  await orderAtOnce(rival);
  await context.close();

  await rent(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(de['checkout.taken.text']);
  await expect(dialog).toContainText(wanted?.number ?? '');
  await expect(dialog).toContainText(de['cart.unfree.taken']);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['cart.replace'] }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('article')).not.toHaveAttribute('data-trailer', wanted?.number ?? '');
  await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);

  // The terms are the same for its twin and stay accepted.
  await rent(page).click();
  await expect(headline(page)).toHaveText(de['order.title.confirmed']);
});

test('where it has only become too late for the depot, nobody was faster', async ({ page }) => {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 80, days: 4 }]);
  const { items } = await call(page, 'GET', '/api/cart');
  const late = { reason: 'leadTime', nextFreeFrom: null, twins: [] };
  const lines = items.map(({ id, trailerId }: { id: string; trailerId: string }) => ({
    ...late,
    itemId: id,
    trailerId,
  }));
  await page.route(ORDERS, (route) =>
    route.fulfill({ status: 409, json: { status: 409, code: 'trailer-taken', ...late, lines } }),
  );
  await openCheckout(page);
  await tick(page, COMPANY);
  await rent(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(de['checkout.unfit.text']);
  await expect(dialog).toContainText(de['cart.unfree.leadTime']);
  await dialog.getByRole('link', { name: de['checkout.toCart'] }).click();
  await expect(headline(page)).toHaveText(de['word.noun.cart']);
});

test('a taken trailer in the cart shows its twins, and the next step waits', async ({ page, browser }) => {
  const [wanted] = await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 88, days: 4 }]);
  const context = await browser.newContext();
  const rival = await context.newPage();
  await signInAs(rival, 'jens@steinmann.example');
  if (wanted) await addToCart(rival, wanted);
  await orderAtOnce(rival);
  await context.close();

  // No later step is open with it.
  await openPage(page, '/checkout');
  await expect(page).toHaveURL('/cart');
  const line = page.locator(`article[data-trailer="${wanted?.number}"]`);
  await expect(line).toContainText(de['cart.unfree.taken']);
  await page.getByRole('button', { name: de['cart.showMissing'] }).click();
  await expect(line.locator('[data-missing] :focus')).toBeInViewport();
  await expectNoViolations(page);
  await line.getByRole('button', { name: de['cart.replace'] }).first().click();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('link', { name: de['cart.toServices'] })).toBeVisible();
});

test('the time of the hold runs out, and the order goes through all the same', async ({ page }) => {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 92, days: 2 }]);
  await page.clock.install();
  await openCheckout(page);
  await page.getByRole('button', { name: /15 Min/ }).click();
  await expect(page.getByRole('button', { name: /15 Min/ })).toHaveCount(0);
  await page.getByLabel(de['word.poNumber']).fill('bleibt stehen');
  await tick(page, COMPANY);

  await page.clock.fastForward('13:10');
  await expect(page.getByText(de['system.holdEnding'], { exact: true })).toBeVisible();
  await expect(page.getByRole('timer').first()).toHaveText(/^01:\d\d$/);
  await page.clock.fastForward('02:00');
  await expect(page.getByText(de['checkout.hold.lapsed'])).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: de['checkout.hold.again'] })).toBeVisible();
  await expect(page.getByLabel(de['word.poNumber'])).toHaveValue('bleibt stehen');
  await expectNoViolations(page);

  await rent(page).click();
  await expect(headline(page)).toHaveText(de['order.title.confirmed']);
  await expect(page.getByText('bleibt stehen')).toBeVisible();
});

test('a hold that is refused stands in nobody’s way', async ({ page }) => {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 95, days: 2 }]);
  await page.route('**/api/checkout/hold', (route) =>
    route.fulfill({ status: 409, json: { code: 'hold-paused', status: 409 } }),
  );
  await openPage(page, '/checkout');
  await expect(page.getByText(de['error.hold-paused'])).toBeVisible();
  await tick(page, COMPANY);
  await rent(page).click();
  await expect(headline(page)).toHaveText(de['order.title.confirmed']);
});

test('an answer that is lost on the way is asked for again, and there is one order', async ({ page }) => {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 98, days: 2 }]);
  const before = await countOrders(page);
  await openCheckout(page);
  await tick(page, COMPANY);
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await rent(page).click();
  await expect(page.getByText(de['checkout.connection'])).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['checkout.retry'] }).click();
  await expect(headline(page)).toHaveText(de['order.title.confirmed']);
  expect(await countOrders(page)).toBe(before + 1);
});

test('a cart that was changed elsewhere is shown anew before it is ordered', async ({ page }) => {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 101, days: 2 }]);
  await openCheckout(page);
  await tick(page, COMPANY);
  await call(page, 'PATCH', '/api/cart', { poNumber: 'andernorts' });
  await rent(page).click();
  await expect(page.getByText(de['error.cart-changed'])).toBeVisible();
  await rent(page).click();
  await expect(headline(page)).toHaveText(de['order.title.confirmed']);
  await expect(page.getByText('andernorts')).toBeVisible();
});

test('a new price is told beside the old one, and too many attempts when to try again', async ({ page }) => {
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 104, days: 2 }]);
  await openCheckout(page);
  await tick(page, COMPANY);
  const amount = (cents: number) => ({ cents, currency: 'EUR' });
  const price = (cents: number) => ({ net: amount(cents), gross: amount(cents) });
  await page.route(
    ORDERS,
    (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'price-changed', status: 409, old: price(10_000), new: price(12_345), lines: [] },
      }),
    { times: 1 },
  );
  await rent(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/100,00\s€/);
  await expect(alert).toContainText(/123,45\s€/);

  await page.route(
    ORDERS,
    (route) => route.fulfill({ status: 429, json: { code: 'too-many-requests' }, headers: { 'Retry-After': '130' } }),
    { times: 1 },
  );
  await rent(page).click();
  await expect(alert).toContainText('in 3 Minuten');
  await rent(page).click();
  await expect(headline(page)).toHaveText(de['order.title.confirmed']);
});
