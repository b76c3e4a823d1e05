import { expect, type Page, test } from '@playwright/test';
import { answerConsent, expectComplaint, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { type MoneyShop, openMoneyShop } from '../support/money-shop.ts';
import { expectMail } from '../support/outbox.ts';
import { signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const OPERATOR = 'admin@trailyard.example';
const RENTAL = { daysAgo: 40, days: 60 };

let shop: MoneyShop;
test.beforeAll(async () => {
  shop = await openMoneyShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const preview = (page: Page) => page.locator('[data-preview-subject]');

test('the operator rewrites the subject of a mail, sees it, saves it, and a customer gets it', async ({ page }) => {
  await signInAs(page, OPERATOR);
  await openPage(page, '/admin/settings');
  await page.getByRole('link', { name: de['adminMailWords.open'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: de['adminMailWords.title'] })).toBeVisible();
  await expectNoViolations(page);
  await page.locator('a[href$="/admin/settings/mails/invoice/de"]').click();
  const subject = page.getByLabel(de['adminMail.subject'], { exact: true });
  await expect(subject).toHaveValue(de['mail.invoice.subject']);
  await expectNoViolations(page);

  // A place that is gone is complained of, and shown as soon as it is written.
  await subject.fill('Ihr Beleg von uns');
  await page.getByLabel(de['adminMailWords.text'], { exact: true }).fill('Anbei der Beleg.');
  await button(page, de['ui.save']).click();
  await expectComplaint(
    page.getByLabel(de['adminMailWords.text'], { exact: true }),
    de['error.field.place-missing'].replace('{about}', '{number}'),
  );
  await button(page, de['stale.drop']).click();
  await subject.fill('Ihr Beleg ');
  await button(page, de['adminMailWords.places.insert'].replace('{place}', '{number}')).click();
  await expect(subject).toHaveValue('Ihr Beleg {number}');
  await expect(subject).toBeFocused();
  await page.getByLabel(de['adminMailWords.text'], { exact: true }).fill('Anbei {number} über {amount}.\n\nBis bald!');
  await expect(preview(page)).toContainText(/Ihr Beleg I-\d\d-DE-\d+/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Bis bald!', { exact: true })).toBeVisible();

  // Whoever leaves is asked first.
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await button(page, de['ui.unsaved.keep']).click();
  await expect(subject).toHaveValue('Ihr Beleg {number}');
  await page.getByLabel(de['word.reason']).fill('Herzlicher');
  await button(page, de['ui.save']).click();
  await expect(page.getByText(de['adminMailWords.saved']).first()).toBeVisible();
  await expect(page.getByText(de['adminMailWords.rewritten'], { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);

  const payer = await shop.makePayer({ name: 'Elbe Kontor GmbH', locale: 'de' });
  const { orderId } = await shop.rent(payer, RENTAL);
  const { number } = await shop.bill(payer, orderId);
  await expectMail(payer.invoiceEmail, `Ihr Beleg ${number}`);
  await openPage(page, `/admin/mails?q=${payer.invoiceEmail}`);
  await page.getByRole('link', { name: `Ihr Beleg ${number}` }).click();
  await expect(page.getByRole('main')).toContainText('Bis bald!');

  await openPage(page, '/admin/audit?action=mailWords');
  await expect(page.getByRole('main')).toContainText('Ihr Beleg {number}');
  await openPage(page, '/admin/settings/mails/invoice/de');
  await page.locator('summary').click();
  await expect(page.locator('ol > li').first()).toContainText('Herzlicher');
  await button(page, de['adminMailWords.reset']).click();
  await expect(subject).toHaveValue(de['mail.invoice.subject']);
  await expect(page.locator('ol > li').first()).toContainText(de['adminMailWords.asOriginal']);
});
