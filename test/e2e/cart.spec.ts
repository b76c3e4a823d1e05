import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, fillCart, signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;
const PAWEL = 'pawel@wielkopolska.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const line = (page: Page, number: string | undefined) => page.locator(`article[data-trailer="${number}"]`);
const total = (page: Page) => page.getByRole('complementary').getByRole('row', { name: de['word.grossTotal'] });

test('an empty cart leads to the search, and its later steps lead to it', async ({ page }) => {
  await signInAs(page, 'andrei@carpat.example');
  for (const path of ['/cart', '/cart/services', '/cart/payment', '/checkout']) {
    await page.goto(path);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: de['cart.empty'] })).toBeVisible();
  }
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: de['cart.search'] }).click();
  await expect(page).toHaveURL(/\/trailers/);
});

test('a removed trailer comes back with its extras', async ({ page }) => {
  await signInAs(page, PAWEL);
  const [first, second] = await fillCart(page, [
    { type: 'plane', depot: 'HAM', inDays: 110, days: 4 },
    { type: 'box', depot: 'DUI', inDays: 110, days: 4 },
  ]);
  const { items } = await call(page, 'GET', '/api/cart');
  await call(page, 'PUT', `/api/cart/items/${items[0].id}/services`, { services: ['lashingKit', 'liabilityPlus'] });
  await openPage(page, '/cart');
  const before = await total(page).innerText();
  await line(page, first?.number).getByRole('button', { name: de['cart.remove'] }).click();
  // Under the pointer the message with the way back waits.
  const undo = page.getByRole('button', { name: de['ui.undo'] });
  await undo.hover();
  await expect(line(page, first?.number)).toHaveCount(0);
  await expect(line(page, second?.number)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb: 1 Auflieger' })).toBeVisible();

  await undo.click();
  await expect(line(page, first?.number)).toContainText(de['service.lashingKit']);
  await expect(line(page, first?.number)).toContainText(de['service.liabilityPlus']);
  await expect.poll(() => total(page).innerText()).toBe(before);
});

test('another period is priced while it is chosen, and then holds', async ({ page }) => {
  await signInAs(page, PAWEL);
  const [trailer] = await fillCart(page, [{ type: 'plane', subType: 'standard', depot: 'HAM', inDays: 120, days: 2 }]);
  await openPage(page, '/cart');
  await line(page, trailer?.number).getByRole('button', { name: de['cart.changePeriod'] }).click();
  const drawer = page.getByRole('dialog');
  const answer = drawer.getByRole('alert');
  await expect(answer).toContainText(/2 Tage Miete: 84,00\s€ netto/);
  await drawer.getByLabel(de['word.returnTime']).selectOption('13:00');
  await expect(answer).toContainText(/3 Tage Miete: 126,00\s€ netto/);
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: de['ui.apply'] }).click();
  await expect(drawer).toHaveCount(0);
  await expect(line(page, trailer?.number)).toContainText('13:00');
  await expect(line(page, trailer?.number)).toContainText(/3\s×\s42,00\s€/);
});

test('extras follow their rules, and one choice goes to all trailers', async ({ page }) => {
  await signInAs(page, PAWEL);
  const [plane, reefer] = await fillCart(page, [
    { type: 'plane', depot: 'HAM', inDays: 124, days: 10 },
    { type: 'cool', depot: 'HAM', inDays: 124, days: 10 },
  ]);
  await openPage(page, '/cart/services');
  const card = (number: string | undefined) => page.locator(`section[data-trailer="${number}"]`);
  const box = (number: string | undefined, key: 'liabilityPlus' | 'liabilityTop' | 'lashingKit' | 'tempLog') =>
    card(number).getByRole(key.startsWith('liability') ? 'radio' : 'checkbox', {
      name: new RegExp(`^${de[`service.${key}`]}`),
    });
  await expect(card(plane?.number).getByRole('radio', { name: de['service.liabilityBasic'] })).toBeChecked();
  const choose = (number: string | undefined, key: 'liabilityPlus' | 'liabilityTop' | 'lashingKit') =>
    card(number)
      .locator('label', { hasText: de[`service.${key}`] })
      .click();

  const before = await total(page).innerText();
  await choose(plane?.number, 'liabilityPlus');
  await expect.poll(() => total(page).innerText()).not.toBe(before);
  await expect(box(plane?.number, 'liabilityPlus')).toBeChecked();
  await choose(plane?.number, 'liabilityTop');
  await expect(box(plane?.number, 'liabilityTop')).toBeChecked();
  await expect(box(plane?.number, 'liabilityPlus')).not.toBeChecked();
  await choose(plane?.number, 'lashingKit');
  await card(plane?.number).getByRole('button', { name: de['cart.services.carry'] }).click();
  await expect(page.getByText('Extras gelten jetzt für alle 2 Auflieger')).toBeVisible();
  await expect(box(reefer?.number, 'liabilityTop')).toBeChecked();
  await expect(box(reefer?.number, 'tempLog')).not.toBeChecked();
  await expectNoViolations(page);

  // The server has seen the same.
  const { items } = await call(page, 'GET', '/api/cart');
  expect(items.map(({ services }: { services: { key: string }[] }) => services.map(({ key }) => key))).toEqual([
    ['liabilityTop', 'lashingKit'],
    ['liabilityTop'],
  ]);
});

test('what is typed for the books is kept, also across a step back', async ({ page }) => {
  await signInAs(page, PAWEL);
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 140, days: 2 }]);
  await openPage(page, '/pl/cart');
  await page.getByLabel(pl['word.poNumber']).fill('PO-77');
  await page.getByLabel(pl['word.costCentre']).fill('WLKP');
  await page.getByRole('link', { name: pl['cart.toServices'] }).click();
  await expect(page).toHaveURL('/pl/cart/services');
  await page.goBack();
  await expect(page.getByLabel(pl['word.poNumber'])).toHaveValue('PO-77');
  await expect(page.getByLabel(pl['word.costCentre'])).toHaveValue('WLKP');
  await page.reload();
  await expect(page.getByLabel(pl['word.costCentre'])).toHaveValue('WLKP');
});

test('who may not rent is told so, and by whom it is done', async ({ page }) => {
  for (const email of ['viktor.view@nordwind.example', 'berta.books@nordwind.example', 'admin@trailyard.example']) {
    await signInAs(page, email);
    const answer = await page.goto('/cart');
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: de['cart.closed'] })).toBeVisible();
    // A page that answers 403 is not fetched ahead.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })).toHaveAttribute(
      'data-ahead',
      'never',
    );
    await expectNoViolations(page);
    expect((await page.request.get('/checkout')).status()).toBe(403);
  }
});

test('the summary opens from the bar of a phone and needs no scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, PAWEL);
  await fillCart(page, [
    { type: 'plane', depot: 'HAM', inDays: 150, days: 20 },
    { type: 'chassisAllround', depot: 'RTM', inDays: 150, days: 20 },
  ]);
  for (const path of ['/pl', '/pl/trailers', '/pl/cart', '/pl/cart/services', '/pl/cart/payment', '/pl/checkout']) {
    await openPage(page, path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
  // The bar leaves the end of the page in reach.
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  await page.getByRole('button', { name: new RegExp(pl['cart.showOrder']) }).click();
  await expect(page.getByRole('dialog')).toContainText(pl['word.grossTotal']);
  await expectNoViolations(page);
});
