import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { answerAll, bringTrailer, periodSoon, setKeyBox, toRental } from '../support/hauler.ts';
import { answerConsent, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { type MoneyShop, openMoneyShop } from '../support/money-shop.ts';
import { readPdf } from '../support/read-pdf.ts';
import { call, fillCart, morningAhead, signInAs } from '../support/shopper.ts';
import { signTyped } from '../support/sign-typed.ts';

const { de } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
const ADMIN = 'admin@trailyard.example';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Where it is brought back, and somebody is behind the counter meanwhile. */
const BACK_AT = { code: 'LEJ', name: 'Leipzig GVZ' } as const;

let shop: MoneyShop;
test.beforeAll(async () => {
  shop = await openMoneyShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

test.use({ viewport: DESK });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));
test.afterEach(({ playwright, baseURL }) => setKeyBox(playwright, baseURL, BACK_AT.code, true));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const question = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
/** Both the side column and the bar at the bottom hold the next step; one of them is shown. */
const next = (page: Page, name: string): Locator =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name }));

/** From the search for exactly one trailer to its order, as somebody clicks through the shop. */
async function orderOneWay(page: Page, number: string) {
  await fillCart(page, []);
  const search = new URLSearchParams({ depot: 'HAM', q: number, ...periodSoon() });
  await openPage(page, `/trailers?${search.toString()}`);
  await button(page, de['returnTo.elsewhere']).click();
  const list = page.getByRole('dialog', { name: de['returnTo.elsewhere'] });
  await list.getByLabel(de['returnTo.find']).fill('Leip');
  await list.getByRole('button', { name: BACK_AT.name }).click();
  await expect(page).toHaveURL(/returnDepot=LEJ/);
  const card = page.locator(`article.trailer-card-free[data-trailer="${number}"]`);
  await expect(card).toContainText(/Einweg Hamburg → Leipzig, 3\d\d\s*km\s*3\d\d,\d\d\s*€/);
  await card.getByRole('link').first().click();
  await button(page, de['toCart.add']).click();
  await expect(page.getByRole('link', { name: de['toCart.open'] }).filter({ visible: true }).first()).toBeVisible();

  await openPage(page, '/cart');
  await expect(page.locator('article')).toContainText(BACK_AT.name);
  await expectNoViolations(page);
  await next(page, de['cart.toServices']).click();
  await next(page, de['cart.toPayment']).click();
  await expect(page).toHaveURL('/cart/payment');
  await page.getByText(de['word.method.transfer'], { exact: true }).click();
  await next(page, de['cart.toCheckout']).click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(BACK_AT.name);
  await expectNoViolations(page);
  await tick(page, /Nordwind Spedition/);
  await next(page, de['checkout.rent']).click();
  await question(page, de['order.title.confirmed']);
  return call(page, 'GET', `/api/orders/${page.url().split('/').at(-1)}`);
}

/** The operator finds the return among the tasks, and confirms it where the trailer is said to be. */
async function confirmAtTheDesk(browser: Browser, baseURL: string | undefined, number: string) {
  const desk = await browser.newContext({ baseURL: baseURL ?? '', viewport: DESK });
  const page = await desk.newPage();
  await answerConsent(desk, baseURL);
  await signInAs(page, ADMIN);
  await openPage(page, '/admin/tasks?kind=returnToConfirm');
  await page.getByRole('link', { name: new RegExp(`${number} in Leipzig`) }).click();
  await button(page, de['adminBooking.confirmReturn']).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: de['returnPlace.depot'] })).toContainText(BACK_AT.name);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['adminBooking.confirmReturn'] }).click();
  await expect(page.getByText(de['adminBooking.confirmReturn.done']).first()).toBeVisible();
  return page;
}

/** The words of a paper, once it has been drawn. */
async function readPaper(page: Page, path: string): Promise<string> {
  await expect.poll(async () => (await page.request.get(path)).status(), { message: path, timeout: 30_000 }).toBe(200);
  const answer = await page.request.get(path);
  return readPdf(await answer.body()).text.replaceAll(/\s+/g, ' ');
}

test('a one-way rental goes from the search to its return at the other depot, where its trailer is found from then on', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, ANNA);
  const number = await bringTrailer('HAM', 'plane');
  const order = await orderOneWay(page, number);
  const rental = toRental(order);
  await setKeyBox(playwright, baseURL, BACK_AT.code, false);

  await page.setViewportSize(PHONE);
  await answerAll(page, rental.bookingId, 'pickUp');
  await openPage(page, `${rental.pickUp}#signatures`);
  await signTyped(page, 'Jan Kowalski');
  await button(page, de['handover.sign.pickUp']).click();
  await question(page, de['handover.done.pickUp']);

  await openPage(page, rental.return);
  await question(page, de['handover.start.return']);
  await expect(page.getByRole('main')).toContainText(BACK_AT.name);
  await expectNoViolations(page);
  await answerAll(page, rental.bookingId, 'return');
  await openPage(page, `${rental.return}#signatures`);
  await page.reload();
  await expect(page.getByText(`Rückgabe am Depot ${BACK_AT.name}.`)).toBeVisible();
  await button(page, de['handover.sign.absent']).click();
  await signTyped(page, 'Jan Kowalski');
  await button(page, de['handover.sign.return']).click();
  await question(page, de['handover.done.toConfirm']);
  await expectNoViolations(page);

  const desk = await confirmAtTheDesk(browser, baseURL, number);
  const { trailer } = await call(desk, 'GET', `/api/admin/bookings/${rental.bookingId}`);
  await openPage(desk, `/admin/trailers/${trailer.id}`);
  await expect(desk.getByText(`${BACK_AT.name} (${BACK_AT.code})`)).toBeVisible();
  await desk.context().close();

  // The way is paid for once, and nothing more for coming back there.
  await page.setViewportSize(DESK);
  await openPage(page, `/booking/${rental.bookingId}`);
  await expect(page.getByText(de['word.returned'], { exact: true }).first()).toBeVisible();
  await expect(page.getByText(BACK_AT.name).first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(de['booking.charge.wrongDepot']) })).toHaveCount(0);
  await expectNoViolations(page);
  const { fee } = order.lineItems[0].oneWay;
  const amount = (fee.cents / 100).toFixed(2).replace('.', ',');
  const contract = await readPaper(page, `/api/orders/${order.id}/contract.pdf`);
  expect(contract).toContain(BACK_AT.name);
  expect(contract).toContain(amount);
  const { id: invoice } = await shop.bill(await shop.findUnitOf(order.id), order.id);
  const billed = await readPaper(page, `/api/invoices/${invoice}/pdf`);
  expect(billed).toContain(de['service.oneWay']);
  expect(billed).toContain(`Hamburg-Altenwerder → ${BACK_AT.name}`);
  expect(billed).toContain(amount);

  // From there it is offered to everybody who looks.
  const from = morningAhead(21);
  const to = morningAhead(24);
  await openPage(page, `/trailers?${new URLSearchParams({ depot: BACK_AT.code, q: number, from, to }).toString()}`);
  await expect(page.locator(`article.trailer-card-free[data-trailer="${number}"]`)).toContainText(BACK_AT.name);
  await openPage(page, `/trailers?${new URLSearchParams({ depot: 'HAM', q: number, from, to }).toString()}`);
  await expect(page.locator(`article[data-trailer="${number}"]`)).toHaveCount(0);
});
