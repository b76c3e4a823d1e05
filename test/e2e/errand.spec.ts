import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectListening, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { findMailedPath } from '../support/outbox.ts';
import { call, morningAhead } from '../support/shopper.ts';

const { de } = WORDS;
const PASSWORD = 'sieben Kräne im Nebel';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: de['word.next'], exact: true }).click();
const lashingKit = (page: Page) => page.getByRole('checkbox', { name: new RegExp(de['service.lashingKit']) });

/** The steps of the wizard, with numbers as people write them at home. */
async function signUp(page: Page, email: string) {
  await expectListening(page);
  await field(page, de['word.field.name']).fill('Oderbruch Trans GmbH');
  await field(page, de['word.field.registrationNumber']).fill('HRB 4711');
  await field(page, de['word.field.vatId']).fill('DE136695976');
  await expect(field(page, de['word.field.vatId'])).toHaveAccessibleDescription(de['signUp.vatId.valid']);
  await field(page, de['word.field.phone']).fill('040 1234567');
  await expect(page.getByText('+49 40 123 4567')).toBeVisible();
  await next(page);
  await field(page, de['word.field.street']).fill('Am Kai');
  await field(page, de['word.field.postalCode']).fill('01067');
  await field(page, de['word.field.city']).fill('Dresden');
  await next(page);
  await field(page, de['word.field.firstName']).fill('Olaf');
  await field(page, de['word.field.lastName']).fill('Oder');
  await field(page, de['word.field.email']).fill(email);
  await next(page);
  await expect(page.getByText('+49401234567')).toBeVisible();
  await tick(page, /Mietbedingungen/);
  await tick(page, /Datenschutzerklärung/);
  await page.getByRole('button', { name: de['signUp.submit'] }).click();
  await expect(page).toHaveURL(/\/sign-up\/confirmed-Olaf-Oder/);
}

const WAYS = [
  {
    name: 'a guest at a desk finds trailer, dates and services again, by the login',
    width: 1440,
    leave: async (page: Page) => {
      await page.getByRole('link', { name: de['trailer.cart.logIn'] }).first().click();
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await page.getByRole('main').getByRole('link', { name: de['word.registerCompany'] }).click();
    },
  },
  {
    name: 'a guest on a phone finds trailer, dates and services again, by the menu',
    width: 390,
    leave: async (page: Page) => {
      await page.getByRole('button', { name: de['nav.menu'] }).click();
      await page.getByRole('dialog').getByRole('link', { name: de['nav.register'] }).click();
    },
  },
];

for (const { name, width, leave } of WAYS) {
  test(name, async ({ page, browser, baseURL, context }) => {
    test.slow();
    await answerConsent(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const email = `olaf.${width}@oderbruch.example`;
    const period = new URLSearchParams({ from: morningAhead(30), to: morningAhead(37) });
    const query = new URLSearchParams({
      type: 'plane',
      depot: 'HAM',
      freeOnly: 'true',
      limit: '1',
      ...Object.fromEntries(period),
    });
    const { items } = await call(page, 'GET', `/api/trailers?${query.toString()}`);
    const path = `/trailers/${items[0].id}`;
    await openPage(page, '/trailers?type=plane&depot=HAM');
    await openPage(page, `${path}?${period.toString()}`);
    await page.getByText(de['service.lashingKit'], { exact: true }).click();
    await expect(lashingKit(page)).toBeChecked();
    await leave(page);
    await expect(page).toHaveURL(/\/sign-up/);
    await signUp(page, email);

    // Where the mail went, and once more for who does not find it.
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByText('Innerhalb von einem Werktag')).toBeVisible();
    await page.getByRole('button', { name: de['signUp.resend'] }).click();
    await expect(page.getByText(de['signUp.resent'])).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: de['signUp.confirmed.trailer'] }).click();
    await expect(lashingKit(page)).toBeChecked();

    // The mail is read elsewhere.
    const other = await browser.newContext({ viewport: { width, height: 900 } });
    await answerConsent(other, baseURL);
    const tab = await other.newPage();
    await openPage(tab, `${baseURL}${await findMailedPath(email, /^\/register\/[\w-]{43}$/)}`);
    await expect(tab.getByText(de['register.errand.trailer'])).toBeVisible();
    await expect(tab.getByRole('checkbox')).toHaveCount(0);
    await expectNoViolations(tab);
    await field(tab, de['password.label']).fill(PASSWORD);
    await tab.getByRole('button', { name: de['register.submit'] }).click();

    await expect(tab).toHaveURL(`${baseURL}${path}?${period.toString()}`);
    await expect(lashingKit(tab)).toBeChecked();
    await expect(tab.getByText(de['login.welcomeInReview'])).toBeVisible();

    // In review it can go on at once, up to the order.
    await tab.getByRole('button', { name: de['toCart.add'] }).first().click();
    await expect(tab.getByRole('link', { name: de['toCart.open'] }).first()).toBeVisible();
    await openPage(tab, `${baseURL}/trailers`);
    await expect(tab).toHaveURL(/type=plane/);
    await openPage(tab, `${baseURL}/`);
    await expect(tab.getByRole('heading', { name: de['today.review'] })).toBeVisible();
    await expect(tab.getByText(de['today.review.already.cart'])).toBeVisible();
    await expect(tab.getByText(de['today.review.notYet.invite'])).toBeVisible();
    // Whoever is here for the first time is shown around, at a moment that nobody knows.
    await tab.getByRole('button', { name: de['ui.tour.close'] }).click();
    await expectNoViolations(tab);
    await other.close();
  });
}
