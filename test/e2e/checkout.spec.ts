import { devices, expect, type Page, test } from '@playwright/test';
import { localePath } from '../../src/i18n/paths.ts';
import { answerConsent, expectComplaint, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { findMailedPath } from '../support/outbox.ts';
import { call, fillCart, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const LUKAS = 'lukas@donau.example';
const SAMPLE_IBAN = 'AT61 1904 3002 3457 3201';
/** Each device and each language is seen; the journeys begin some days apart, as the depot has few trailers. */
const DEVICES = {
  desktop: { inDays: 60, locales: ['de', 'en'], look: { viewport: { width: 1440, height: 900 } } },
  phone: {
    inDays: 81,
    locales: ['pl'],
    look: {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent: devices['Pixel 7'].userAgent,
    },
  },
} as const;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Both the side column and the bar at the bottom hold the next step; one of them is shown. */
const next = (page: Page, name: string) => page.getByRole('button', { name }).or(page.getByRole('link', { name }));

async function revokeMandate(page: Page) {
  const answer = await page.request.get('/api/payment/mandate');
  if (answer.ok()) await call(page, 'DELETE', '/api/payment/mandate');
}

for (const [device, { look, inDays, locales }] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(look);
    for (const [i, locale] of locales.entries()) {
      test(`a trailer is rented by direct debit with a new mandate (${locale})`, async ({ page }) => {
        const words = WORDS[locale];
        const at = (path: string) => localePath(locale, path);
        // Looked at in one language only: the words differ, the marks and colours do not.
        const expectAccessible = async () => (i === 0 ? expectNoViolations(page) : undefined);
        await signInAs(page, LUKAS);
        await revokeMandate(page);
        const [trailer] = await fillCart(page, [{ type: 'plane', depot: 'VIE', inDays: inDays + 7 * i, days: 2 }]);

        await openPage(page, at('/cart'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['word.noun.cart']);
        await expect(page.locator('article')).toContainText(trailer?.number ?? '');
        await expectAccessible();
        await next(page, words['cart.toServices']).click();

        await expect(page).toHaveURL(at('/cart/services'));
        await tick(page, words['service.lashingKit']);
        await expect(page.getByRole('checkbox', { name: words['service.lashingKit'] })).toBeChecked();
        await expectAccessible();
        await next(page, words['cart.toPayment']).click();

        await expect(page).toHaveURL(at('/cart/payment'));
        await expect(page.getByRole('radio', { name: words['payment.choice.sepa'] })).toBeChecked();
        await expect(page.getByText(words['payment.risk.checking'])).toHaveCount(0);
        await next(page, words['payment.mandate.grant']).click();
        const iban = page.getByLabel('IBAN');
        await expectComplaint(iban, words['error.field.required']);
        await iban.fill('AT61 1904 3002 3457 3202');
        await next(page, words['payment.mandate.grant']).click();
        await expectComplaint(iban, words['error.field.iban']);
        await iban.fill(SAMPLE_IBAN.replaceAll(' ', ''));
        await iban.blur();
        await expect(iban).toHaveValue(SAMPLE_IBAN);
        await expect(page.getByText(words['payment.iban.valid'])).toBeVisible();
        await page.getByLabel(words['payment.place'], { exact: true }).fill('Wien');
        await tick(page, /Donau Trans GmbH/);
        await expectAccessible();
        await next(page, words['payment.mandate.grant']).click();

        await expect(page).toHaveURL(at('/checkout'));
        await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);
        await expect(page.getByText('AT61 ••••').first()).toBeVisible();
        await expect(page.getByText(words['service.lashingKit'])).toBeVisible();
        await expectAccessible();
        await next(page, words['checkout.rent']).click();
        await expect(page.getByText(words['checkout.terms.missing']).filter({ visible: true })).toBeVisible();
        await tick(page, /Donau Trans GmbH/);
        await next(page, words['checkout.rent']).click();

        await expect(page).toHaveURL(new RegExp(`${at('/checkout')}/[0-9a-f-]{36}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['order.title.confirmed']);
        await expect(page.getByRole('heading', { name: words['order.sepa'] })).toBeVisible();
        await expect(page.getByRole('link', { name: words['order.files.contract'] })).toBeVisible();
        await expectAccessible();
      });
    }
  });
}

test('three trailers of two depots are rented by transfer, with all the papers', async ({ page }) => {
  await signInAs(page, 'claire@lavigne.example');
  const trailers = await fillCart(page, [
    { type: 'plane', depot: 'HAM', inDays: 205, days: 5 },
    { type: 'plane', depot: 'HAM', inDays: 205, days: 5 },
    { type: 'chassisAllround', depot: 'RTM', inDays: 206, days: 5 },
  ]);
  await openPage(page, '/cart');
  for (const { number } of trailers) await expect(page.locator(`article[data-trailer="${number}"]`)).toBeVisible();
  await page.getByLabel(de['word.poNumber']).fill('4500-1187');
  await page.getByLabel(de['cart.note']).fill('Zwei Fahrer, gegen 09:30.');
  await next(page, de['cart.toServices']).click();
  await next(page, de['cart.toPayment']).click();
  await expect(page.getByRole('radio', { name: de['word.method.transfer'] })).toBeChecked();
  await next(page, de['cart.toCheckout']).click();

  await expect(
    page.getByRole('heading', { name: de['cart.tax.title'].match(/=2 \{([^}]*)\}/)?.[1] ?? '' }),
  ).toBeVisible();
  await expect(page.getByLabel(de['word.poNumber'])).toHaveValue('4500-1187');
  await page.getByLabel(de['word.costCentre']).fill('2140 Fernverkehr');
  await expect(page.getByRole('timer').first()).toBeVisible();
  await tick(page, /Transports Lavigne/);
  const gross = await page.getByRole('complementary').getByRole('row', { name: de['word.grossTotal'] }).innerText();
  await next(page, de['checkout.rent']).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  for (const { number } of trailers) await expect(page.locator(`article[data-trailer="${number}"]`)).toBeVisible();
  await expect(page.getByText('2140 Fernverkehr')).toBeVisible();
  await expect(page.getByText('Zwei Fahrer, gegen 09:30.')).toBeVisible();
  const sum = page.getByRole('complementary').getByRole('row', { name: de['word.grossTotal'] });
  await expect.poll(() => sum.innerText()).toBe(gross);
  await expect(page.getByRole('img', { name: de['order.code'] })).toBeVisible();
  const order = page.url().split('/').at(-1) ?? '';
  const { number, payment } = await call(page, 'GET', `/api/orders/${order}`);
  expect(payment.epcCode.split('\n')).toEqual(expect.arrayContaining(['BCD', 'SCT', number]));
  for (const [name, start] of [
    ['confirmation.pdf', '%PDF'],
    ['contract.pdf', '%PDF'],
    ['calendar.ics', 'BEGIN:VCALENDAR'],
  ]) {
    const link = page.locator(`a[href="/api/orders/${order}/${name}"]`);
    await expect(link).toBeVisible();
    const file = await page.request.get(`/api/orders/${order}/${name}`);
    expect((await file.text()).startsWith(start ?? '')).toBe(true);
  }
  await expectNoViolations(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb: leer/ })).toBeVisible();
});

test('a dispatcher of a company without a mandate reads why direct debit is off', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, LUKAS);
  await revokeMandate(page);
  const email = 'greta.gruber@donau.example';
  await call(page, 'POST', '/api/team/invitations', { invitations: [{ email, role: 'dispatcher' }] });
  const path = await findMailedPath(email, /\/register\//);

  const context = await browser.newContext();
  await answerConsent(context, baseURL);
  const hers = await context.newPage();
  await call(hers, 'POST', `${baseURL}/api/registrations/${path.split('/').at(-1)}`, {
    firstName: 'Greta',
    lastName: 'Gruber',
    password: 'fog over the danube',
    tosAccepted: true,
    privacyPolicyAccepted: true,
  });
  await call(hers, 'POST', `${baseURL}/api/users/tour`);
  const { addresses } = await call(hers, 'GET', `${baseURL}/api/users/addresses`);
  const defaultBillingAddressId = addresses[0].id;
  await call(hers, 'PATCH', `${baseURL}/api/users`, {
    defaultBillingAddressId,
    billingAddressIds: [defaultBillingAddressId],
  });
  await fillCart(hers, [{ type: 'plane', depot: 'HAM', inDays: 215, days: 2 }]);

  // The company pays by direct debit, so the last step is not open yet.
  await openPage(hers, `${baseURL}/checkout`);
  await expect(hers).toHaveURL(`${baseURL}/cart/payment`);
  await expect(hers.getByRole('radio', { name: de['payment.choice.sepa'] })).toBeDisabled();
  await expect(hers.getByText(de['payment.obstacle.noMandate'])).toBeVisible();
  await expect(hers.getByRole('complementary').getByText(de['payment.need.method'])).toBeVisible();
  await expect(next(hers, de['cart.showMissing'])).toBeVisible();
  await expectNoViolations(hers);
  await hers.getByText(de['word.method.transfer'], { exact: true }).click();
  await next(hers, de['cart.toCheckout']).click();
  await expect(hers).toHaveURL(`${baseURL}/checkout`);

  // The choice is this tab's and survives a reload; leaving the cart forgets it, once the browser is idle.
  await hers.reload();
  await expect(hers.getByRole('timer').first()).toBeVisible();
  await hers.getByRole('link', { name: de['word.bookings'] }).first().click();
  await expect(hers).toHaveURL(`${baseURL}/booking`);
  // The address is a moment ahead of the page.
  await expect(hers.getByRole('heading', { level: 1, name: de['word.bookings'] })).toBeVisible();
  const kept = () => hers.evaluate(() => sessionStorage.getItem('payment') ?? '');
  await expect.poll(kept).not.toContain('transfer');
  await openPage(hers, `${baseURL}/checkout`);
  await expect(hers).toHaveURL(`${baseURL}/cart/payment`);
  await context.close();
});

test('a company without credit pays in advance', async ({ page }) => {
  await signInAs(page, 'rosa@rutas.example');
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 222, days: 3 }]);
  await openPage(page, '/cart/payment');
  const sepa = page.getByRole('radio', { name: de['payment.choice.sepa'] });
  await expect(sepa).toBeDisabled();
  await expect(page.getByText(de['payment.obstacle.riskCheckFailed'])).toBeVisible();
  await expect(page.getByText(de['payment.advance'])).toBeVisible();
  await expectNoViolations(page);
  const kept = await page.evaluate(() => sessionStorage.getItem('payment'));
  expect(JSON.parse(kept ?? '{}').state).toMatchObject({ riskCheckFailed: true });

  await next(page, de['cart.toCheckout']).click();
  await expect(page.getByText(de['payment.transfer.advance']).first()).toBeVisible();
  await tick(page, /Rutas del Sur/);
  await next(page, de['checkout.rent']).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.placed']);
  await expect(page.getByRole('img', { name: de['order.code'] })).toBeVisible();
  await expect(page.getByRole('link', { name: de['order.files.contract'] })).toHaveCount(0);
  await expectNoViolations(page);
});

test('an order above the limit waits until an admin approves it', async ({ page, browser, baseURL }) => {
  await signInAs(page, 'dirk.dispatch@nordwind.example');
  await fillCart(page, [
    { type: 'cool', depot: 'HAM', inDays: 70, days: 20 },
    { type: 'cool', depot: 'HAM', inDays: 70, days: 20 },
  ]);
  await openPage(page, '/checkout');
  await expect(page.getByRole('timer').first()).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(de['cart.ahead.now.approval']);
  await tick(page, /Nordwind Spedition/);
  await next(page, de['checkout.rent']).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.pendingApproval']);
  await expect(page.getByRole('heading', { name: de['order.waits'] })).toBeVisible();
  await expect(page.getByRole('button', { name: de['order.approve'] })).toHaveCount(0);
  await expectNoViolations(page);

  const context = await browser.newContext();
  await answerConsent(context, baseURL);
  const annas = await context.newPage();
  await signInAs(annas, 'anna.admin@nordwind.example');
  await openPage(annas, page.url());
  await annas.getByLabel(/Nachricht an Dirk/).fill('Gute Fahrt.');
  await expectNoViolations(annas);
  await annas.getByRole('button', { name: de['order.approve'] }).click();
  await expect(annas.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['order.title.confirmed']);
  await expect(page.getByText('Gute Fahrt.')).toBeVisible();
  await expect(page.getByText(/Freigegeben von Anna Admin/)).toBeVisible();
});

test('an order of another company, of nobody, or of no shape is not found', async ({ page }) => {
  await signInAs(page, 'claire@lavigne.example');
  const { items } = await call(page, 'GET', '/api/orders');
  const own = items[0]?.id;
  expect((await page.request.get(`/checkout/${own}`)).status()).toBe(200);
  await signInAs(page, 'giulia@adige.example');
  for (const id of [own, '00000000-0000-4000-8000-000000000000', 'O-26-000001']) {
    const answer = await page.request.get(`/checkout/${id}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`Page Not Found: /checkout/${id}`);
  }
});
