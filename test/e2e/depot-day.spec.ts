import { expect, type Locator, type Page, test } from '@playwright/test';
import { answerAll, rentNow } from '../support/hauler.ts';
import { answerConsent, expectNoViolations, fillLogin, openPage, WORDS } from '../support/journey.ts';
import { call, signInAs } from '../support/shopper.ts';
import { signTyped } from '../support/sign-typed.ts';

const { de } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
/** He works in Hamburg. */
const BEN = 'ben.yard@trailyard.example';
const HIS_DEPOT = /^Hamburg/;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Amounts in words, and as the loaders of pages send them. */
const AMOUNT = /[\d.,]*\d\s*€|€\s*\d|\bEUR\b|\b\w*cents\\?"\s*[,:]\s*\d|\\?"currency\\?"/gi;
const amountsIn = (text: string): readonly string[] => text.match(AMOUNT) ?? [];

const expectNoAmounts = async (page: Page) => {
  await expect(page.getByRole('main')).toBeVisible();
  expect(amountsIn(await page.locator('body').innerText())).toEqual([]);
};

const entryOf = (page: Page, plate: string): Locator => page.getByRole('listitem').filter({ hasText: plate });

/** Begins a handover from the sheet, answers it, and signs. */
async function handOver(
  page: Page,
  { kind, bookingId, plate }: { kind: 'pickUp' | 'return'; bookingId: string; plate: string },
) {
  await entryOf(page, plate)
    .getByRole('link', { name: de[`handover.begin.${kind}`] })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: de[`handover.start.${kind}`] })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(plate);
  await expectNoAmounts(page);
  const start = page.url();
  await answerAll(page, bookingId, kind);
  await page.goto(`${start}#signatures`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: de['handover.signatures.question'] })).toBeVisible();
  await expectNoAmounts(page);
  await signTyped(page, 'Jan Kowalski');
  await page.getByRole('button', { name: de[`handover.sign.${kind}`], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: de[`handover.done.${kind}`] })).toBeVisible();
  await expectNoAmounts(page);
}

test('somebody of a depot does a day on a phone: makes ready, hands over, takes back', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const anna = await browser.newPage();
  await signInAs(anna, ANNA);
  const { bookingId, plate } = await rentNow(anna, 'HAM');
  const { number, period } = await call(anna, 'GET', `/api/bookings/${bookingId}`);
  const { items: depots } = await call(anna, 'GET', '/api/depots');
  const elsewhere = depots.find(({ name }: { name: string }) => !HIS_DEPOT.test(name));
  await anna.close();

  await openPage(page, '/login');
  await fillLogin(page, { email: BEN });
  await expect(page).toHaveURL(/\/admin\/day-sheet$/);

  await openPage(page, `/admin/day-sheet?date=${period.localFrom.slice(0, 10)}&depot=${elsewhere.id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([HIS_DEPOT]);
  await expect(page.getByText(elsewhere.name)).toHaveCount(0);
  const entry = entryOf(page, plate);
  await expect(entry).toContainText(number);
  await expectNoAmounts(page);
  await expectNoViolations(page);

  const ready = entry.getByRole('checkbox', { name: de['adminFigure.daySheet.ready'] });
  await entry.getByText(de['adminFigure.daySheet.ready']).filter({ visible: true }).click();
  await expect(ready).toBeChecked();
  await expect(entry).toContainText(/Ben \S+, /);
  await page.reload();
  await expect(ready).toBeChecked();
  const start = entry.getByRole('link', { name: de['handover.begin.pickUp'] });
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await handOver(page, { kind: 'pickUp', bookingId, plate });

  await openPage(page, `/admin/day-sheet?date=${period.localTo.slice(0, 10)}`);
  await handOver(page, { kind: 'return', bookingId, plate });
  await openPage(page, `/admin/day-sheet?date=${period.localTo.slice(0, 10)}`);
  await expect(entryOf(page, plate).getByRole('img', { name: de['adminFigure.daySheet.done'] })).toBeVisible();
});
