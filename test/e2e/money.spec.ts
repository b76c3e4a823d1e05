import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bookBatch } from '../../src/services/debit/book-batch.ts';
import { confirmMandate } from '../../src/services/payment/confirm-mandate.ts';
import { makeBankFile } from '../support/bank-file.ts';
import { DEBTOR_IBAN } from '../support/debit-world.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { type MoneyShop, openMoneyShop } from '../support/money-shop.ts';
import { expectMail, findMailedPath } from '../support/outbox.ts';
import { signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;
const OPERATOR = 'admin@trailyard.example';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A rental of two months that began in the last one or before: part of it is billed by now, on every day of a year. */
const LONG = { daysAgo: 40, days: 60 };
const POLISH = { locale: 'pl', unit: { country: 'PL', vatId: 'PL5260250274' } } as const;

let shop: MoneyShop;
test.beforeAll(async () => {
  shop = await openMoneyShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

/** Somebody at a browser of their own. */
async function openAs(browser: Browser, email: string, viewport: typeof DESK): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  opened.push(context);
  await answerConsent(context, test.info().project.use.baseURL);
  const page = await context.newPage();
  await signInAs(page, email);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.locator('.toast', { hasText: words });
/** What an invoice is called by its badge. */
const standing = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

/** The operator reads the bank's file of the day, which tells of one payment by a customer. */
async function importPayment(operator: Page, { number, cents }: { readonly number: string; readonly cents: number }) {
  const file = makeBankFile(
    [{ cents, text: `Rechnung ${number}`, name: number, reference: number, day: shop.dayAgo(0) }],
    {
      id: number,
    },
  );
  await openPage(operator, '/admin/bank');
  await operator
    .locator('input[type=file]')
    .setInputFiles({ name: 'camt.xml', mimeType: 'application/xml', buffer: Buffer.from(file) });
  await expect(operator.getByRole('main').getByText(number, { exact: true }).first()).toBeVisible();
}

test('a month ends: the invoice is mailed, paid by transfer and settled on both sides', async ({ browser }) => {
  const payer = await shop.makePayer({ name: 'Hafenkontor GmbH', locale: 'de' });
  await shop.rent(payer, LONG);

  const operator = await openAs(browser, OPERATOR, DESK);
  await openPage(operator, '/admin/billing');
  await button(operator, de['adminBilling.run']).click();
  await inDialog(operator, de['adminBilling.run']).click();
  await expect(operator.getByRole('alertdialog')).toHaveCount(0);
  const run = operator.getByRole('table', { name: de['adminBilling.runs'] }).getByRole('row').nth(1);
  await expect(run).toContainText(de['adminBilling.runs.done']);
  await expectNoViolations(operator);

  const path = await findMailedPath(payer.invoiceEmail, /^\/invoices\/[0-9a-f-]{36}$/);
  const { number, grossCents } = await shop.findInvoice(path.slice('/invoices/'.length));
  await expectMail(payer.invoiceEmail, number);
  const customer = await openAs(browser, payer.email, DESK);
  await openPage(customer, '/invoices');
  await expectNoViolations(customer);
  await customer.getByRole('link', { name: number, exact: true }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(standing(customer, de['invoice.status.open'])).toBeVisible();
  await expectNoViolations(customer);
  for (const [name, start] of [
    ['PDF', '%PDF-'],
    ['XML', '<?xml'],
  ] as const) {
    const href = await customer.getByRole('link', { name, exact: true }).getAttribute('href');
    const answer = await customer.request.get(href ?? '');
    expect(answer.headers()['content-disposition']).toContain(number);
    expect(await answer.text()).toMatch(new RegExp(`^${start.replace('?', String.raw`\?`)}`));
  }

  await importPayment(operator, { number, cents: grossCents });
  await expectNoViolations(operator);
  await customer.reload();
  await expect(standing(customer, de['invoice.status.paid'])).toBeVisible();
  await openPage(operator, `/admin${path}`);
  await expect(standing(operator, de['invoice.status.paid'])).toBeVisible();
  await expectNoViolations(operator);
});

test('a debit is exported, booked and returned: the customer is told, transfers, and owes nothing', async ({
  browser,
}) => {
  const payer = await shop.makePayer({ name: 'Warta Spedycja', ...POLISH });
  const mandate = { iban: DEBTOR_IBAN, accountHolder: 'Warta Spedycja', place: 'Poznań', consent: true } as const;
  const { orderId } = await shop.rent(payer, { ...LONG, payment: { paymentMethod: 'sepa', mandate } });
  expect(await confirmMandate(shop.ago(LONG.daysAgo), payer)).toMatchObject({ ok: true });
  const { id, number, grossCents, collectOn } = await shop.bill(payer, orderId);

  const operator = await openAs(browser, OPERATOR, DESK);
  await openPage(operator, '/admin/debits');
  await expectNoViolations(operator);
  const day = operator.getByRole('row', {
    name: new RegExp(
      `^${collectOn
        .split('-')
        .toReversed()
        .join(String.raw`\.`)}`,
    ),
  });
  await day.getByRole('button', { name: de['adminDebit.create'] }).click();
  await expect(operator).toHaveURL(/\/admin\/debits\/[0-9a-f-]{36}$/);
  const batchPath = new URL(operator.url()).pathname;
  await button(operator, de['adminDebit.export']).click();
  await inDialog(operator, de['adminDebit.export']).click();
  await expect(standing(operator, de['adminDebit.state.exported'])).toBeVisible();
  const file = await operator.request.get(`/api/admin/debit-batches/${batchPath.slice('/admin/debits/'.length)}/file`);
  expect(await file.text()).toContain(`<EndToEndId>${number}</EndToEndId>`);

  const customer = await openAs(browser, payer.email, PHONE);
  await openPage(customer, `/pl/invoices/${id}`);
  await expect(standing(customer, pl['invoice.status.collecting'])).toBeVisible();
  // The day on which the bank collects.
  const booked = await bookBatch(shop.at(new Date(`${collectOn}T11:00:00Z`)), await shop.findOperator(), {
    batchId: batchPath.slice('/admin/debits/'.length),
  });
  expect(booked).toMatchObject({ ok: true });
  await customer.reload();
  await expect(standing(customer, pl['invoice.status.paid'])).toBeVisible();

  await openPage(operator, batchPath);
  await expectNoViolations(operator);
  await operator
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: de['adminDebit.return'] })
    .click();
  await expect(operator.getByRole('dialog')).toContainText('AM04');
  await inDialog(operator, de['adminDebit.return']).click();
  await expect(toast(operator, de['adminDebit.return.done'])).toBeVisible();
  await expectMail(payer.invoiceEmail, pl['mail.debitReturned.subject'].replace('{number}', number));

  await customer.reload();
  const [ask] = pl['order.transfer'].split('{');
  await expect(customer.getByRole('heading', { name: ask ?? '' })).toBeVisible();
  await expectNoViolations(customer);
  await openPage(customer, '/pl/invoices');
  await expect(customer.getByText(number, { exact: true })).toBeVisible();
  await expectNoViolations(customer);

  await importPayment(operator, { number, cents: grossCents });
  await openPage(customer, `/pl/invoices/${id}`);
  await expect(standing(customer, pl['invoice.status.paid'])).toBeVisible();
});

test('an invoice is disputed, corrected and answered', async ({ browser }) => {
  const payer = await shop.makePayer({ name: 'Kranwerk Bremen GmbH', locale: 'de' });
  const { orderId } = await shop.rent(payer, LONG);
  const { id, number } = await shop.bill(payer, orderId);

  const customer = await openAs(browser, payer.email, PHONE);
  await openPage(customer, `/invoices/${id}`);
  await button(customer, de['invoice.dispute']).click();
  await customer.getByLabel(de['invoice.dispute.reason']).fill('Drei Tage stand er in der Werkstatt.');
  await expectNoViolations(customer);
  // Nothing typed is lost by a slip, nor by a line that is gone.
  await customer.keyboard.press('Escape');
  await button(customer, de['ui.unsaved.keep']).click();
  await customer.context().setOffline(true);
  await inDialog(customer, de['invoice.dispute.send']).click();
  await expect(customer.locator('.toast-error')).toBeVisible();
  await expect(customer.getByLabel(de['invoice.dispute.reason'])).toHaveValue('Drei Tage stand er in der Werkstatt.');
  await customer.context().setOffline(false);
  await inDialog(customer, de['invoice.dispute.send']).click();
  await expect(standing(customer, de['invoice.status.disputed'])).toBeVisible();
  await expect(customer.locator('.toast-error')).toHaveCount(0);

  const operator = await openAs(browser, OPERATOR, DESK);
  await openPage(operator, `/admin/invoices/${id}`);
  await expect(operator.getByText('Drei Tage stand er in der Werkstatt.')).toBeVisible();
  await button(operator, de['adminInvoice.correct']).click();
  await operator.getByRole('dialog').getByRole('textbox', { name: /^1\. / }).fill('72');
  await operator.getByRole('dialog').getByLabel(de['word.reason']).fill('Werkstatt, drei Tage');
  await expect(operator.getByRole('dialog').getByText('85,68')).toBeVisible();
  await expectNoViolations(operator);
  await inDialog(operator, de['adminInvoice.correct.confirm']).click();
  await expect(toast(operator, de['adminInvoice.correct.done'].replace('{number}', ''))).toBeVisible();
  await button(operator, de['adminInvoice.dispute.accepted']).click();
  await operator.getByLabel(de['adminInvoice.dispute.answer']).fill('Sie haben recht, drei Tage sind gutgeschrieben.');
  await inDialog(operator, de['adminInvoice.dispute.accepted']).click();
  await expect(toast(operator, de['adminInvoice.dispute.done'])).toBeVisible();

  await expectMail(payer.email, de['mail.disputeAnswered.subject'].replace('{number}', number));
  await customer.reload();
  await expect(customer.getByText('Sie haben recht, drei Tage sind gutgeschrieben.')).toBeVisible();
  await expectNoViolations(customer);
  await customer.getByRole('link', { name: /^C-/ }).first().click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('C-');
  await expect(customer.getByText('Werkstatt, drei Tage')).toBeVisible();
});

test('an invoice is late: the customer is reminded without costs, and pays', async ({ browser }) => {
  const payer = await shop.makePayer({ name: 'Odra Kontener', ...POLISH });
  const { orderId } = await shop.rent(payer, { daysAgo: 60, days: 90 });
  // Due after two weeks, and reminded of from the third day on.
  const { id, number, grossCents } = await shop.bill(payer, orderId, 20);

  const operator = await openAs(browser, OPERATOR, DESK);
  await openPage(operator, '/admin/dunning');
  const late = operator.getByRole('region', { name: 'Odra Kontener', exact: true });
  await expect(late).toContainText(de['dunning.level.0']);
  await expectNoViolations(operator);
  await late.getByRole('button', { name: de['adminDunning.send'], exact: true }).click();
  await inDialog(operator, de['adminDunning.send']).click();
  await expect(toast(operator, de['adminDunning.send.done'])).toBeVisible();
  const [reminder = ''] = pl['mail.dunningReminder.subject'].split('{');
  await expectMail(payer.invoiceEmail, reminder);

  const customer = await openAs(browser, payer.email, PHONE);
  await openPage(customer, '/pl/invoices?status=overdue');
  await customer.getByRole('link', { name: number, exact: true }).click();
  await expect(standing(customer, pl['invoice.status.overdue'])).toBeVisible();
  await expect(customer.getByText(pl['dunning.card.text.0'])).toBeVisible();
  await expectNoViolations(customer);

  await importPayment(operator, { number, cents: grossCents });
  await customer.reload();
  await expect(standing(customer, pl['invoice.status.paid'])).toBeVisible();
  await openPage(operator, '/admin/dunning');
  await expect(late).toHaveCount(0);
  await openPage(operator, `/admin/invoices/${id}`);
  await expect(standing(operator, de['invoice.status.paid'])).toBeVisible();
});
