import { expect, test } from '@playwright/test';
import { answerConsent, expectComplaint, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('a depot tells where it is, when it is open and what stands there', async ({ page }) => {
  await openPage(page, '/depots');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Hamburg-Altenwerder', exact: true }).click();
  await expect(page).toHaveURL('/depots/HAM');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamburg-Altenwerder');
  await expect(page.getByText(de['depot.page.keyBox'])).toBeVisible();
  await expect(page.locator('#depot-map [data-map]')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: de['depot.page.search'] }).click();
  await expect(page).toHaveURL(/\/trailers\?depot=HAM/);
  await page.getByRole('link', { name: de['word.depotPage'] }).click();
  await expect(page).toHaveURL('/depots/HAM');
});

test('a trailer hands out its data sheet', async ({ page, request }) => {
  await openPage(page, '/depots/HAM');
  await page.locator('[aria-labelledby="fleet"] h3 a').first().click();
  await expect(page).toHaveURL(/\/trailers\/[0-9a-f-]{36}/);
  const link = page.getByRole('link', { name: de['trailer.dataSheet'] });
  const sheet = await request.get((await link.getAttribute('href')) ?? '');
  expect(sheet.status()).toBe(200);
  expect(sheet.headers()['content-disposition']).toContain('Datenblatt-');
  await expect(page.getByRole('link', { name: de['word.depotPage'] })).toHaveAttribute('href', '/depots/HAM');
});

test('questions find their answers, and what they do not find can be asked', async ({ page }) => {
  await openPage(page, '/help#key-box');
  await expect(page.locator('#key-box')).toBeVisible();
  await page.getByRole('searchbox', { name: de['help.search'] }).fill('ruckgabe');
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  await page.getByRole('searchbox', { name: de['help.search'] }).fill('xyzzy');
  await page.getByRole('link', { name: de['help.none'] }).click();

  const form = page.locator('#write');
  await form.getByLabel(de['help.contact.message']).fill('Haben Sie auch Tieflader?');
  await form.getByRole('button', { name: de['help.contact.send'] }).click();
  await expectComplaint(form.getByLabel(de['help.contact.name']), de['error.field.required']);
  await expectNoViolations(page);
  await form.getByLabel(de['help.contact.name']).fill('Max Muster');
  await form.getByLabel(de['word.field.email']).fill('max@muster.example');
  await form.getByRole('button', { name: new RegExp(de['help.contact.topic.choose']) }).click();
  await page.getByRole('option', { name: de['help.topic.offer'] }).click();
  await expect(form.getByLabel(de['help.contact.message'])).toHaveValue('Haben Sie auch Tieflader?');
  await form.getByRole('button', { name: de['help.contact.send'] }).click();
  await expect(form.getByRole('alert')).toContainText('max@muster.example');
});

test('whoever is signed in need not say who they are', async ({ page }) => {
  await signInAs(page, 'pawel@wielkopolska.example');
  await openPage(page, '/pl/help');
  await expect(page.locator('#write').getByLabel(pl['word.field.email'])).toHaveValue('pawel@wielkopolska.example');
  await expectNoViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('help is searched by its address, and answers open', async ({ page }) => {
    await page.goto('/help?q=Schlusselbox');
    const answer = page.locator('details', { has: page.locator('#key-box') });
    await answer.locator('summary').click();
    await expect(page.locator('#key-box')).toBeVisible();
    await expect(page.locator('#password')).toHaveCount(0);
  });
});
