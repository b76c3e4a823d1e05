import { expect, type Locator, type Page, test } from '@playwright/test';
import { failNext, TROUBLES, watchLine } from '../support/bad-line.ts';
import { answerAll, rentNow } from '../support/hauler.ts';
import {
  answerConsent,
  DEMO_PASSWORD,
  expectListening,
  expectReadyToSign,
  openPage,
  tick,
  WORDS,
} from '../support/journey.ts';
import { foundCompany } from '../support/new-company.ts';
import { call, fillCart, findFree, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const { busy, timedOut } = TROUBLES;
const ANNA = 'anna.admin@nordwind.example';
const GIULIA = 'giulia@adige.example';

// Too narrow for the map beside the list, which asks for pieces of its own.
test.use({ locale: 'de-DE', viewport: { width: 1279, height: 800 } });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const toast = (page: Page, words: string) => page.locator('.toast:not(.toast-exit)', { hasText: words });
const retry = (within: Locator) => within.getByRole('button', { name: de['ui.retry'] }).click();
const next = (page: Page, name: string) => page.getByRole('button', { name }).or(page.getByRole('link', { name }));

/** Code that could not be had needs a new document, which has to listen before anybody goes on. */
async function expectOpen(page: Page, path: string | RegExp) {
  await expect(page).toHaveURL(path);
  await expectListening(page);
}

/**
 * Does something without a line, which the page says, and then has one again. The code that comes late is there: requests
 * that are listened in on bypass the browser's cache, so that what was fetched could not be used without a line. A quiet
 * line alone does not say so, as a busy processor asks for that code after a pause.
 */
async function whileOffline(page: Page, act: () => Promise<unknown>) {
  await expect(page.locator(`section[aria-label="${de['ui.toast.region']}"]`)).toBeAttached();
  await expect.poll(() => page.evaluate(() => String(window.fetch))).not.toContain('[native code]');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

test('bad line: a login', async ({ page }) => {
  const line = watchLine(page);
  await openPage(page, '/login?redirect=%2Fbooking');
  const email = page.getByLabel(de['word.field.email'], { exact: true });
  const password = page.getByLabel(de['password.label'], { exact: true });
  const submit = page.getByRole('button', { name: de['word.logIn'], exact: true });
  const expectTyped = async () => {
    await expect(email).toHaveValue(ANNA);
    await expect(password).toHaveValue(DEMO_PASSWORD);
  };
  await email.fill(ANNA);
  await password.fill(DEMO_PASSWORD);

  await failNext(page, /\/api\/users\/login$/, timedOut);
  await submit.click();
  await expect(toast(page, de['login.login.error'])).toContainText(de['system.noConnection']);
  await expectTyped();
  await whileOffline(page, async () => {
    await submit.click();
    await expect(toast(page, de['login.login.error']).last()).toContainText(de['system.noConnection']);
    await expectTyped();
  });
  await failNext(page, /\/api\/users\/login$/, busy);
  await submit.click();
  await expect(toast(page, de['login.login.error']).last()).toContainText(de['system.noAnswer']);
  await expectTyped();
  await line.expectCalm();

  // Signed in now, but the way on is as bad.
  await failNext(page, /\/api\/users\/me$/, busy);
  await failNext(page, /\/booking\.data$/, timedOut);
  await submit.click();
  await expectOpen(page, '/booking');
  await line.expectCalm();
});

test('bad line: a search that ends in the cart', async ({ page }) => {
  const line = watchLine(page);
  // Pages that were fetched ahead would be there without a line.
  await page.route(/\.data\?/, (route) =>
    route.request().resourceType() === 'other' ? route.abort() : route.fallback(),
  );
  await signInAs(page, GIULIA);
  await fillCart(page, []);
  const { period, number } = await findFree(page, { type: 'plane', depot: 'HAM', inDays: 140, days: 3 });
  const query = new URLSearchParams({ type: 'plane', depot: 'HAM', from: period.localFrom, to: period.localTo });
  await openPage(page, `/trailers?${query.toString()}`);
  const chip = page
    .getByRole('group', { name: de['word.filters'] })
    .getByRole('button', { name: de['search.filter.liftAxle'] });
  const cards = page.locator('main ol > li article');
  const here = page.url();
  const count = await cards.count();
  const note = toast(page, de['system.pageNotLoaded']);

  await whileOffline(page, async () => {
    await chip.click();
    await expect(note).toContainText(de['system.noConnection']);
    await expect(page).toHaveURL(here);
    await expect(cards).toHaveCount(count);
  });
  await failNext(page, /\/trailers\.data$/, busy);
  await retry(note);
  await expect(page).not.toHaveURL(here);
  await expect(note).toHaveCount(0);
  await failNext(page, /\/trailers\.data$/, timedOut);
  await chip.click();
  await expect(page).toHaveURL(here);
  await expect(cards).toHaveCount(count);

  const card = cards.filter({ hasText: number }).getByRole('link').first();
  await whileOffline(page, async () => {
    await card.click();
    await expect(note).toContainText(de['system.noConnection']);
    await expect(cards).toHaveCount(count);
  });
  await retry(note);
  await expectOpen(page, /\/trailers\/[0-9a-f-]{36}/);
  await line.expectCalm();

  const add = page.getByRole('button', { name: de['toCart.add'] }).first();
  await whileOffline(page, async () => {
    await add.click();
    await expect(toast(page, de['error.unavailable'])).toBeVisible();
  });
  await failNext(page, /\/api\/cart\/items$/, busy);
  await add.click();
  await expect(add).toBeEnabled();
  // It is in the cart; only the count in the header could not be read anew at once.
  await failNext(page, /\.data$/, timedOut);
  await add.click();
  await expect(page.getByText(`${number} liegt im Warenkorb`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb: 1 Auflieger' })).toBeVisible();
  await line.expectCalm();
});

test('bad line: code that could not be had comes once there is a line', async ({ page }) => {
  await signInAs(page, GIULIA);
  await fillCart(page, []);
  const { id, period, number } = await findFree(page, { type: 'plane', depot: 'HAM', inDays: 143, days: 3 });
  const query = new URLSearchParams({ from: period.localFrom, to: period.localTo });
  const path = `/trailers/${id}?${query.toString()}`;
  const document = await (await page.request.get(path)).text();
  // What the document names comes; everything that is loaded later does not.
  const late = (url: URL) => /\/assets\/[^/]+\.js$/.test(url.pathname) && !document.includes(url.pathname);
  await page.route(late, (route) => route.abort('internetdisconnected'));
  await openPage(page, path);
  const add = page.getByRole('button', { name: de['toCart.add'] }).first();
  await add.click();
  await expect(page.getByText(de['error.unavailable'])).toBeVisible();
  await page.unroute(late);
  await whileOffline(page, () => expect(add).toBeEnabled());
  await add.click();
  await expect(page.getByText(`${number} liegt im Warenkorb`)).toBeVisible();
});

test('bad line: from the cart to the order', async ({ page }) => {
  const line = watchLine(page);
  await signInAs(page, GIULIA);
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 150, days: 2 }]);
  await openPage(page, '/cart');
  const note = toast(page, de['system.pageNotLoaded']);

  // What is typed is not saved, but stays, and is saved on the way on.
  await failNext(page, /\/api\/cart$/, timedOut);
  const number = page.getByLabel(de['word.poNumber']);
  await number.fill('4500-2024');
  await number.blur();
  await expect(toast(page, de['error.unavailable'])).toBeVisible();
  await expect(number).toHaveValue('4500-2024');
  await whileOffline(page, async () => {
    await next(page, de['cart.toServices']).click();
    await expect(note).toContainText(de['system.noConnection']);
    await expect(number).toHaveValue('4500-2024');
    await expect(page).toHaveURL('/cart');
  });
  await failNext(page, /\/cart\/services\.data$/, busy);
  await retry(note);
  await expectOpen(page, '/cart/services');
  await failNext(page, /\/cart\/payment\.data$/, timedOut, 2);
  await next(page, de['cart.toPayment']).click();
  await expect(note).toContainText(de['system.noConnection']);
  await retry(note);
  await expectOpen(page, '/cart/payment');
  await expect(page.getByRole('radio', { name: de['word.method.transfer'] })).toBeChecked();
  await failNext(page, /\/checkout\.data$/, busy);
  await next(page, de['cart.toCheckout']).click();
  await expectOpen(page, '/checkout');
  await expect(page.getByLabel(de['word.poNumber'])).toHaveValue('4500-2024');
  await line.expectCalm();

  const rent = page.getByRole('button', { name: de['checkout.rent'] });
  const costs = page.getByLabel(de['word.costCentre']);
  await tick(page, /Adige Logistica/);
  await whileOffline(page, async () => {
    await costs.fill('Verona 7');
    await rent.click();
    await expect(page.getByText(de['checkout.connection'])).toBeVisible();
    await expect(costs).toHaveValue('Verona 7');
  });
  await failNext(page, /\/checkout\/[0-9a-f-]{36}\.data$/, busy);
  await page.getByRole('button', { name: de['checkout.retry'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  await expect(page.getByText('4500-2024')).toBeVisible();
  await expect(page.getByText('Verona 7')).toBeVisible();
  await line.expectCalm();
});

test('bad line: an account', async ({ page }) => {
  const line = watchLine(page);
  await foundCompany(page, { email: 'wiebke@line.example', name: 'Funkloch Cargo GmbH' });
  await openPage(page, '/account');
  const first = page.getByLabel(de['word.field.firstName']);
  const save = page.getByRole('main').getByRole('button', { name: de['ui.save'], exact: true }).first();
  await first.fill('Wilhelmine');

  // The very first message of the page says that there is no line.
  await whileOffline(page, async () => {
    await save.click();
    await expect(toast(page, de['account.me.notSaved'])).toBeVisible();
    await expect(first).toHaveValue('Wilhelmine');
  });
  await failNext(page, /\/api\/users$/, busy);
  await save.click();
  await expect(save).toBeEnabled();
  await expect(first).toHaveValue('Wilhelmine');
  await failNext(page, /\/account\.data$/, busy);
  await save.click();
  await expect(toast(page, de['account.me.saved'])).toBeVisible();
  await expect(first).toHaveValue('Wilhelmine');
  await line.expectCalm();

  // Another tab of the account is not had, and what is typed in this one stays.
  const last = page.getByLabel(de['word.field.lastName']);
  await last.fill('Wattenberg');
  await whileOffline(page, async () => {
    await page.getByRole('banner').getByRole('link', { name: de['word.bookings'] }).click();
    await expect(toast(page, de['system.pageNotLoaded'])).toContainText(de['system.noConnection']);
    await expect(last).toHaveValue('Wattenberg');
  });
  await save.click();
  await expect
    .poll(async () => (await call(page, 'GET', '/api/users/me')).user)
    .toMatchObject({ firstName: 'Wilhelmine', lastName: 'Wattenberg' });
  await line.expectCalm();
});

test('bad line: a pick-up is answered and signed without one', async ({ page }) => {
  const line = watchLine(page);
  await signInAs(page, ANNA);
  const rental = await rentNow(page, 'HAM');
  await answerAll(page, rental.bookingId, 'pickUp');
  await openPage(page, `${rental.pickUp}#signatures`);
  const pad = page.getByRole('region', { name: de['handover.sign.customer'] }).getByRole('img');
  await expectReadyToSign(pad);
  await page.getByRole('button', { name: `${de['handover.change']}: ${de['handover.step.mileage']}` }).click();
  const mileage = page.getByLabel(de['handover.step.mileage'], { exact: true });
  await failNext(page, /\/api\/bookings\/.+\/handovers\//, busy);
  await mileage.fill('200250');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: de['word.next'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: de['handover.signatures.question'] })).toBeVisible();
  await expect(page.getByText('200.250 km')).toBeVisible();
  await expectReadyToSign(pad);
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad to sign on');
  await page.mouse.move(box.x + 40, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 50, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: de['handover.sign.pickUp'], exact: true }).click();
  await expect(page.getByText(/Unterschrift ist auf diesem Gerät gesichert/)).toBeVisible();
  await line.expectCalm();

  await failNext(page, /\/sign$/, busy);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: de['handover.done.pickUp'] })).toBeVisible();
  const booking = await call(page, 'GET', `/api/bookings/${rental.bookingId}`);
  expect(booking.status).toBe('onRent');
  await line.expectCalm();
});
