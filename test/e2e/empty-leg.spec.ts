import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, fillCart, morningAhead, orderAtOnce, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const FINN = 'finn.fleet@trailyard.example';
const DIRK = 'dirk.dispatch@nordwind.example';
const DAY_MS = 86_400_000;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** A trailer that nothing takes any more, on its way from Hamburg to Munich for a few days on which its certificates last. */
async function planTransfer(page: Page) {
  const { items: depots } = await call(page, 'GET', '/api/depots');
  const idOf = (code: string) => depots.find((depot: { code: string }) => depot.code === code).id;
  const { items } = await call(
    page,
    'GET',
    `/api/admin/trailers?depot=${idOf('HAM')}&type=plane&status=active&limit=100`,
  );
  const from = morningAhead(40);
  const to = `${new Date(Date.parse(from.slice(0, 10)) + 4 * DAY_MS).toISOString().slice(0, 10)}T15:00`;
  for (const { id, number } of items.toReversed()) {
    const body = { toDepotId: idOf('MUC'), from, to };
    const answer = await page.request.post(`/api/admin/trailers/${id}/transfers`, { data: body });
    if (answer.ok()) return { id, number };
  }
  throw new Error('Every trailer in Hamburg is taken');
}

test('the desk offers a transfer, a customer takes it over, and the transfer is gone', async ({ page }) => {
  await signInAs(page, FINN);
  const { number } = await planTransfer(page);
  await openPage(page, `/admin/transfers?q=${number}`);
  await page.getByRole('button', { name: de['adminTransfer.offer'], exact: true }).click();
  const drawer = page.getByRole('dialog', { name: new RegExp(number) });
  await expect(drawer.getByLabel(de['adminTransfer.offer.price'])).toHaveValue('49,00');
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: de['ui.save'] }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(/Angeboten für 49,00\s*€/)).toBeVisible();
  await call(page, 'POST', '/api/users/logout');

  await openPage(page, '/empty-legs');
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(card).toContainText(/Leerfahrt Hamburg → München/);
  await expect(card).toContainText(/49,00\s*€/);
  await expectNoViolations(page);

  await signInAs(page, DIRK);
  await fillCart(page, []);
  // Guests may see a home page of the last minute.
  await openPage(page, '/?shop');
  await page.getByRole('link', { name: de['leg.see'] }).click();
  await expect(page).toHaveURL(/\/empty-legs$/);
  await card.getByRole('button', { name: de['toCart.add'] }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(/Leerfahrt nach München-Riem/).first()).toBeVisible();
  const order = await orderAtOnce(page);
  expect(order.totals.net.cents).toBe(4900);
  await openPage(page, `/booking/${order.lineItems[0].id}`);
  await expect(page.getByText(/Leerfahrt nach München-Riem/).first()).toBeVisible();
  await openPage(page, '/empty-legs');
  await expect(card).toHaveCount(0);
});
