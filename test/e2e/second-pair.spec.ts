import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { type MoneyShop, openMoneyShop } from '../support/money-shop.ts';
import { signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const CLEO = 'cleo.counts@trailyard.example';
const ADMIN = 'admin@trailyard.example';
/** Long enough that what is billed of it is above the sum from which two people have to agree. */
const LONG = { daysAgo: 80, days: 85 };

let shop: MoneyShop;
test.beforeAll(async () => {
  shop = await openMoneyShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function openAs(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  opened.push(context);
  await answerConsent(context, test.info().project.use.baseURL);
  const page = await context.newPage();
  await signInAs(page, email);
  return page;
}

async function billMuch(name: string) {
  const payer = await shop.makePayer({ name, locale: 'de' });
  const { orderId } = await shop.rent(payer, LONG);
  const { id, number } = await shop.bill(payer, orderId);
  return { company: `/admin/business-units/${payer.businessUnitId}`, invoice: `/admin/invoices/${id}`, number };
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });
const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const writeOff = (page: Page, number: string) =>
  row(page, number).getByRole('button', { name: de['adminAccount.writeOff'], exact: true });
const waits = (page: Page, number: string) =>
  row(page, number).getByRole('link', { name: de['adminApproval.state.waiting'], exact: true });

async function askToWriteOff(page: Page, { company, number }: { company: string; number: string }, reason: string) {
  await openPage(page, company);
  await writeOff(page, number).click();
  await page.getByRole('dialog').getByLabel(de['word.reason']).fill(reason);
  await inDialog(page, de['adminAccount.writeOff']).click();
  await expect(page.locator('.toast', { hasText: de['adminApproval.asked'] })).toBeVisible();
}

/** From the list of tasks to the request. */
async function openTask(page: Page, number: string) {
  await openPage(page, '/admin/tasks?kind=secondPair');
  await page
    .getByRole('listitem')
    .filter({ hasText: number })
    .getByRole('link', { name: new RegExp(`^${de['word.view']}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
}

test('two of the staff agree: one asks, it waits, another agrees, and the log names both', async ({ browser }) => {
  const debt = await billMuch('Elbkontor Transport GmbH');
  const cleo = await openAs(browser, CLEO);
  await askToWriteOff(cleo, debt, 'Insolvenz, Quote null');

  await expect(waits(cleo, debt.number)).toBeVisible();
  await expect(writeOff(cleo, debt.number)).toHaveCount(0);
  await expect(row(cleo, debt.number)).not.toContainText(de['adminAccount.writtenOff']);
  await expectNoViolations(cleo);
  await openPage(cleo, debt.invoice);
  await expect(cleo.getByText(de['adminApproval.waiting'])).toBeVisible();
  await expect(cleo.getByRole('main').getByText(de['invoice.status.open'], { exact: true }).first()).toBeVisible();

  await openPage(cleo, '/admin/tasks?kind=secondPair');
  await expect(cleo.getByText(debt.number)).toHaveCount(0);
  await openPage(cleo, debt.company);
  await waits(cleo, debt.number).click();
  await expect(cleo.getByText(de['adminApproval.own'])).toBeVisible();
  await expect(cleo.getByRole('button', { name: de['adminApproval.approve'], exact: true })).toHaveCount(0);
  await expectNoViolations(cleo);

  const admin = await openAs(browser, ADMIN);
  await openTask(admin, debt.number);
  await expect(admin.getByRole('main')).toContainText('Insolvenz, Quote null');
  await expectNoViolations(admin);
  await admin.getByRole('button', { name: de['adminApproval.approve'], exact: true }).click();
  await inDialog(admin, de['adminApproval.approve']).click();
  await expect(admin.getByText(de['adminApproval.state.approved'], { exact: true }).first()).toBeVisible();

  await openPage(cleo, debt.company);
  await expect(row(cleo, debt.number)).toContainText(de['adminAccount.writtenOff']);
  await expect(waits(cleo, debt.number)).toHaveCount(0);
  await openPage(admin, `/admin/audit?object=${debt.invoice.split('/').at(-1) ?? ''}`);
  const entry = admin.getByRole('main').locator('li, tr').filter({ hasText: de['adminAudit.action.invoice.writeOff'] });
  await expect(entry.first()).toContainText('Ada Admin');
  await expect(entry.first()).toContainText('Cleo Counts');
});

test('who does not agree says why, and whoever asked reads it where they asked', async ({ browser }) => {
  const debt = await billMuch('Weserkontor Transport GmbH');
  const cleo = await openAs(browser, CLEO);
  await askToWriteOff(cleo, debt, 'Kunde antwortet nicht');

  const admin = await openAs(browser, ADMIN);
  await openTask(admin, debt.number);
  await admin.getByRole('button', { name: de['adminApproval.reject'], exact: true }).click();
  await admin.getByRole('dialog').getByLabel(de['word.reason']).fill('Erst noch einmal anrufen');
  await inDialog(admin, de['adminApproval.reject']).click();
  await expect(admin.getByText(de['adminApproval.state.rejected'], { exact: true }).first()).toBeVisible();

  for (const path of [debt.company, debt.invoice]) {
    await openPage(cleo, path);
    await expect(cleo.getByText(de['adminApproval.rejected'])).toBeVisible();
    await expect(cleo.getByRole('main')).toContainText('Erst noch einmal anrufen');
  }
  await openPage(cleo, debt.company);
  await expect(writeOff(cleo, debt.number)).toBeVisible();
  await expect(row(cleo, debt.number)).not.toContainText(de['adminAccount.writtenOff']);
});
