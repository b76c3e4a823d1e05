import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectComplaint, expectNoViolations, openPage, tick, WORDS } from '../support/journey.ts';
import { approveCompany, foundCompany, NEW_PASSWORD } from '../support/new-company.ts';
import { findMailedPath } from '../support/outbox.ts';
import { signInAs } from '../support/shopper.ts';

const { de } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const emailOf = (page: Page, row: number) => page.getByLabel(de['word.field.email'], { exact: true }).nth(row);

test('two colleagues are invited, one registers from the mail, is promoted and leaves', async ({
  page,
  browser,
  baseURL,
}) => {
  const { businessUnit } = await foundCompany(page, { email: 'wiebke@team.example' });
  await approveCompany(baseURL, businessUnit.id);
  await openPage(page, '/team');
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: de['team.invite'] }).first().click();
  await expect(page).toHaveURL('/invite');
  // The address is a moment ahead of the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['invite.title']);
  await emailOf(page, 0).fill('wiebke@team.example');
  await page.getByRole('button', { name: de['invite.add'] }).click();
  await emailOf(page, 1).fill('jan@team.example');
  await page.getByRole('button', { name: '2 Einladungen senden' }).click();
  await expectComplaint(emailOf(page, 0), de['error.field.already-member']);
  await expectNoViolations(page);
  await emailOf(page, 0).fill('ida@team.example');
  await page.getByRole('button', { name: '2 Einladungen senden' }).click();
  await expect(page.getByText('2 Einladungen sind unterwegs.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'ida@team.example' })).toBeVisible();
  await expectNoViolations(page);

  const jan = page.getByRole('row').filter({ hasText: 'jan@team.example' });
  await jan.getByRole('button', { name: de['invite.resend'] }).click();
  await expect(page.getByText('Die Einladung an jan@team.example ist noch einmal unterwegs.')).toBeVisible();
  await jan.getByRole('button', { name: de['invite.revoke'] }).click();
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: de['invite.revoke'], exact: true }).click();
  await expect(jan).toHaveCount(0);

  const colleague = await browser.newContext();
  await answerConsent(colleague, baseURL);
  const theirs = await colleague.newPage();
  await openPage(theirs, await findMailedPath('ida@team.example', /^\/register\/[\w-]{43}$/));
  await theirs.getByLabel(de['word.field.firstName']).fill('Ida');
  await theirs.getByLabel(de['word.field.lastName']).fill('Neu');
  await theirs.getByLabel(de['password.label'], { exact: true }).fill(NEW_PASSWORD);
  for (const words of [/Mietbedingungen/, /Datenschutzerklärung/]) await tick(theirs, words);
  await theirs.getByRole('button', { name: de['register.submit'] }).click();
  await expect(theirs.locator('#account-menu')).toBeVisible();

  await openPage(page, '/team');
  const ida = page.getByRole('row').filter({ hasText: 'Ida Neu' });
  await expect(ida).toContainText(de['role.dispatcher']);
  await ida.getByRole('button', { name: 'Aktionen für Ida Neu' }).click();
  await page.getByRole('menuitem', { name: de['team.edit'] }).click();
  const drawer = page.getByRole('dialog', { name: 'Ida Neu' });
  await drawer.getByText(de['team.role.admin']).click();
  await expect(drawer.getByRole('status')).toContainText(de['team.right.manageTeam']);
  await expectNoViolations(page);
  await drawer.getByRole('textbox', { name: de['team.limit'] }).fill('2500');
  await drawer.getByRole('button', { name: de['ui.save'] }).click();
  await expect(page.getByText(de['team.saved'])).toBeVisible();
  await expect(ida).toContainText(de['role.admin']);
  await expect(ida).toContainText('2.500 €');

  await page.getByRole('searchbox').fill('ida');
  await expect(page).toHaveURL('/team?q=ida');
  await expect(page.getByRole('row').filter({ hasText: 'Wiebke' })).toHaveCount(0);
  await ida.getByRole('button', { name: 'Aktionen für Ida Neu' }).click();
  await page.getByRole('menuitem', { name: de['team.remove'] }).click();
  await expect(page.getByRole('alertdialog')).toContainText(de['team.remove.access']);
  await expectNoViolations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: de['team.remove'] }).click();
  await expect(page.getByText('Ida Neu ist nicht mehr im Team.')).toBeVisible();
  await expect(page.getByText('Niemand passt zu „ida“')).toBeVisible();
  await theirs.goto(`${baseURL}/booking`);
  await expect(theirs).toHaveURL(/\/login/);
  await colleague.close();
});

test('the last admin cannot be demoted, and is told why', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@last.example' });
  await openPage(page, '/team');
  await page.getByRole('button', { name: 'Aktionen für Wiebke Weser' }).click();
  await page.getByRole('menuitem', { name: de['team.edit'] }).click();
  const drawer = page.getByRole('dialog', { name: 'Wiebke Weser' });
  await drawer.getByText(de['team.role.viewer']).click();
  await expect(drawer.getByText(de['team.demoteSelf'])).toBeVisible();
  await drawer.getByRole('button', { name: de['ui.save'] }).click();
  await expect(page.getByText(de['error.last-admin'])).toBeVisible();
});

for (const path of ['/team', '/invite']) {
  test(`${path} tells everybody but admins whom to ask`, async ({ page }) => {
    await signInAs(page, 'viktor.view@nordwind.example');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['team.closed']);
    await expect(page.getByRole('main').getByRole('link', { name: 'Anna Admin' })).toBeVisible();
    await expectNoViolations(page);
  });
}
