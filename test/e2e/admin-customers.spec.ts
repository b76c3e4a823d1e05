import { expect, type Page, test } from '@playwright/test';
import {
  answerConsent,
  DEMO_PASSWORD,
  expectComplaint,
  expectNoViolations,
  openPage,
  WORDS,
} from '../support/journey.ts';
import { approveCompany, foundCompany, NEW_PASSWORD } from '../support/new-company.ts';
import { call, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const OPERATOR = 'admin@trailyard.example';
const REASON = 'Ticket 4711: Rechnungsadresse';

/** The log of the page may say the same. */
const said = (page: Page, words: string) => page.locator('.toast', { hasText: words });

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Finds somebody by a search in the list of people and opens their page. */
async function findPerson(page: Page, email: string) {
  await openPage(page, '/admin/users');
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(`/admin/users?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Wiebke Weser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiebke Weser');
}

test('the operator acts as somebody found by search, ends it, and both sides can see it afterwards', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const email = 'wiebke@visited.example';
  const theirs = await (await browser.newContext()).newPage();
  await answerConsent(theirs.context(), baseURL);
  await foundCompany(theirs, { email, name: 'Besuchte Spedition GmbH' });

  await signInAs(page, OPERATOR);
  await findPerson(page, email);
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['adminBusinessUnit.impersonate'] }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: de['adminBusinessUnit.impersonate'] }).click();
  await expectComplaint(dialog.getByLabel(de['word.reason']), de['error.field.required']);
  await dialog.getByLabel(de['word.reason']).fill(REASON);
  await dialog.getByRole('button', { name: de['adminBusinessUnit.impersonate'] }).click();

  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie handeln im Namen von Wiebke Weser');
  await expect(page.getByRole('main')).toContainText(REASON);
  await expect(page.getByRole('link', { name: de['admin.nav.audit'] })).toHaveCount(0);
  await expectNoViolations(page);
  expect((await page.request.get('/admin/users')).status()).toBe(403);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);

  const banner = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Ada Admin' });
  const other = await context.newPage();
  await openPage(other, '/account');
  await expect(banner(other)).toContainText('Besuchte Spedition GmbH');
  await other.getByLabel(de['word.field.firstName']).fill('Wilma');
  await other.getByRole('main').getByRole('button', { name: de['ui.save'] }).first().click();
  await expect(banner(other)).toContainText('Wilma Weser');

  // Whatever language the admin reads, the customer's mails keep theirs.
  await expect(other.getByText(de['account.language.note.impersonating'])).toBeVisible();
  await other.getByRole('button', { name: de['account.language.label'] }).click();
  await other.getByRole('option', { name: 'Polski' }).click();
  await expect(other).toHaveURL('/pl/account');
  const { user } = await call(other, 'GET', '/api/users/me');
  expect(user.locale).toBe('de');

  // Neither the customer's data nor mails to strangers in the customer's name.
  await openPage(other, '/account?tab=privacy');
  await expect(other.getByText(de['account.personal'])).toBeVisible();
  await expect(other.getByRole('link', { name: de['word.downloadFile'] })).toHaveCount(0);
  await openPage(other, '/team');
  await expect(other.getByText(de['invite.closed.impersonating'])).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name: de['team.invite'] })).toHaveCount(0);
  await openPage(other, '/invite');
  await expect(other.getByText(de['invite.closed.impersonating'])).toBeVisible();
  await expect(other.getByLabel(de['word.field.email'])).toHaveCount(0);
  await expectNoViolations(other);
  await openPage(other, '/account');

  await banner(page).getByRole('button', { name: de['nav.endImpersonation'] }).click();
  await expect(page.getByRole('link', { name: de['admin.nav.audit'] })).toBeVisible();
  await expect(banner(other)).toHaveCount(0);

  await openPage(page, '/admin/audit?action=user');
  const record = page
    .getByRole('row')
    .filter({ hasText: de['adminAudit.action.user.change'] })
    .filter({ hasText: 'Wilma Weser' })
    .first();
  await expect(record).toContainText('durch Ada Admin');
  await expect(record).toContainText('Besuchte Spedition GmbH');
  await expectNoViolations(page);

  await openPage(theirs, `${baseURL}/account?tab=privacy`);
  const visit = theirs.getByRole('row').filter({ hasText: REASON });
  await expect(visit).toContainText('Ada Admin');
  await theirs.context().close();
});

test('a new company is approved, and one of its people blocked while signed in elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'wiebke@blocked.example';
  const theirs = await (await browser.newContext()).newPage();
  await answerConsent(theirs.context(), baseURL);
  await foundCompany(theirs, { email, name: 'Gesperrte Spedition GmbH' });
  await openPage(theirs, `${baseURL}/booking`);
  await expect(theirs).toHaveURL(/\/booking$/);

  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/business-units?status=pendingReview');
  await page.getByRole('searchbox').fill('gesperrte sped');
  await expect(page).toHaveURL('/admin/business-units?status=pendingReview&q=gesperrte+sped');
  await page.getByRole('link', { name: 'Gesperrte Spedition GmbH' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gesperrte Spedition GmbH');
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['adminBusinessUnit.approve'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: de['adminBusinessUnit.approve'] }).click();
  await expect(said(page, de['adminBusinessUnit.approve.done'])).toBeVisible();
  await expect(page.getByRole('button', { name: de['adminBusinessUnit.block'] })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const terms = page.locator('form', { hasText: de['adminBusinessUnit.creditLimit'] });
  await terms.getByRole('textbox', { name: de['adminBusinessUnit.creditLimit'] }).fill('12000');
  await terms.getByRole('button', { name: de['ui.save'] }).click();
  await expect(said(page, de['adminBusinessUnit.terms.done'])).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Wiebke Weser' }).first().click();
  // Companies are blocked by a button of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiebke Weser');
  await page.getByRole('button', { name: de['adminBusinessUnit.block'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(de['word.reason']).fill('Zahlung offen');
  await dialog.getByRole('button', { name: de['adminBusinessUnit.block'] }).click();
  await expect(said(page, de['adminBusinessUnit.blockUser.done'])).toBeVisible();
  await expect(page.getByRole('button', { name: de['adminBusinessUnit.unblock'] })).toBeVisible();

  await theirs.goto(`${baseURL}/booking`);
  await expect(theirs).toHaveURL(/\/login/);
  const login = { email, password: NEW_PASSWORD, rememberMe: false };
  const logIn = () =>
    theirs.request.post(`${baseURL}/api/users/login`, { data: login, headers: { Origin: baseURL ?? '' } });
  expect((await logIn()).status()).toBe(403);

  await page.getByRole('button', { name: de['adminBusinessUnit.unblock'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: de['adminBusinessUnit.unblock'] }).click();
  await expect(said(page, de['adminBusinessUnit.unblockUser.done'])).toBeVisible();
  expect((await logIn()).status()).toBe(200);
  await theirs.context().close();
});

test('a company is taken along as a file, its people are forgotten, and it is not let in again', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = 'Vergessene Spedition GmbH';
  const theirs = await (await browser.newContext()).newPage();
  const { businessUnit } = await foundCompany(theirs, { email: 'wiebke@forgotten.example', name });
  await approveCompany(baseURL, businessUnit.id);
  await theirs.context().close();

  await signInAs(page, OPERATOR);
  const confirm = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByLabel(de['word.reason']).fill(REASON);
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };
  await openPage(page, `/admin/business-units/${businessUnit.id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: de['adminBusinessUnit.export'] }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('main').getByRole('link', { name: 'Wiebke Weser' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wiebke Weser');
  await confirm(de['adminBusinessUnit.block']);
  await expect(said(page, de['adminBusinessUnit.blockUser.done'])).toBeVisible();
  await confirm(de['adminBusinessUnit.erase']);
  await expect(said(page, de['error.last-admin'])).toBeVisible();

  await openPage(page, `/admin/business-units/${businessUnit.id}`);
  await confirm(de['adminBusinessUnit.block']);
  await expect(said(page, de['adminBusinessUnit.block.done'])).toBeVisible();
  await confirm(de['adminBusinessUnit.erase']);
  await expect(said(page, de['adminBusinessUnit.erase.done'])).toBeVisible();
  await expect(page.getByRole('link', { name: 'N. N.' }).first()).toBeVisible();
  for (const act of ['unblock', 'erase'] as const) {
    await expect(page.getByRole('button', { name: de[`adminBusinessUnit.${act}`] })).toHaveCount(0);
  }
  await expectNoViolations(page);
});

test('sent mails are searched, read and taken along as a file', async ({ page, browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  await foundCompany(theirs, { email: 'wiebke@mailed.example' });
  await theirs.context().close();
  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/mails?q=wiebke%40mailed.example');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: de['admin.list.csv'] }).click();
  expect((await saved).suggestedFilename()).toBe('mails.csv');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/mails\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText('wiebke@mailed.example');
  await expect(page.getByRole('main')).not.toContainText(/\/register\/[\w-]{43}/);
  await expectNoViolations(page);
});

const PAGES = ['/admin', '/admin/business-units', '/admin/users', '/admin/mails', '/admin/audit'];
const SPELLINGS = (path: string) => [
  path,
  `/pl${path}`,
  `/de${path}`,
  `${path}/`,
  path.replace('/admin', '//admin'),
  path.replace('/admin', '/Admin'),
  path.replace('admin', '%61dmin'),
  path.replace('/admin', '/x/../admin'),
  `${path}.data`,
  `/pl${path}.data`,
  `${path}.data?_routes=${encodeURIComponent(path)}`,
  `${path}.data?_routes=operator`,
];

for (const email of ['anna.admin@nordwind.example', null]) {
  test(`no spelling of a path opens the console for ${email ?? 'a guest'}`, async ({ page, baseURL }) => {
    if (email !== null) {
      await page.request.post('/api/users/login', {
        data: { email, password: DEMO_PASSWORD, rememberMe: false },
        headers: { Origin: baseURL ?? '' },
      });
    }
    for (const path of PAGES.flatMap(SPELLINGS)) {
      const answer = await page.request.get(`${baseURL}${path}`);
      const text = await answer.text();
      expect(text, path).not.toContain('dirk.dispatch@nordwind.example');
      if (path.endsWith('=operator')) expect(text, path).not.toContain('unitsInReview');
      if (!path.includes('.data') && email !== null) expect([403, 404], path).toContain(answer.status());
    }
  });
}
