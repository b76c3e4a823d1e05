import { expect, type Page, test } from '@playwright/test';
import { answerAll, rentNow } from '../support/hauler.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { signInAs } from '../support/shopper.ts';

const { de, en } = WORDS;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

async function chooseLanguage(page: Page, name: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Sprache|Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

const question = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

test('the error page can be read in another language, also where the path cannot be read', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openPage(page, '/%zz');
  await question(page, de['errorPage.headline.404']);
  await expect(page.getByText('Page Not Found: /%zz', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/%zz');
  await question(page, en['errorPage.headline.404']);
  await expect(page.getByText('Page Not Found: /en/%zz', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('another language in the middle of a pick-up keeps what is typed, and asks whoever has signed', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signInAs(page, 'anna.admin@nordwind.example');
  const rental = await rentNow(page, 'HAM');
  await openPage(page, rental.pickUp);
  await page.getByRole('button', { name: de['handover.begin.pickUp'] }).click();
  await page.getByLabel(de['word.fullName']).fill('Jan Kowalski');
  await chooseLanguage(page, 'English');
  await question(page, en['handover.driver.pickUp']);
  await expect(page).toHaveURL(`/en${rental.pickUp}#driver`);
  await expect(page.getByLabel(en['word.fullName'])).toHaveValue('Jan Kowalski');

  await answerAll(page, rental.bookingId, 'pickUp');
  await page.reload();
  await openPage(page, `/en${rental.pickUp}#signatures`);
  await page.getByRole('radio', { name: en['ui.signature.type'] }).first().check();
  await page.getByLabel(en['word.fullName']).fill('Jan Kowalski');
  await chooseLanguage(page, 'Deutsch');
  const dialog = page.getByRole('alertdialog', { name: en['handover.language.title'] });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: en['handover.leave.stay'] }).click();
  await expect(page.getByLabel(en['word.fullName'])).toHaveValue('Jan Kowalski');
  await chooseLanguage(page, 'Deutsch');
  await dialog.getByRole('button', { name: en['handover.language.confirm'] }).click();
  await question(page, de['handover.signatures.question']);
});
