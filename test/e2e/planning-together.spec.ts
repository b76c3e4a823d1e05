import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { expectMail } from '../support/outbox.ts';
import {
  barIn,
  boardAt,
  bookAs,
  dragTo,
  findDepotId,
  giveReason,
  makeTwin,
  rowOf,
  trailerOf,
  walkTo,
} from '../support/planner.ts';
import { call, morningAhead, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const ADMIN = 'admin@trailyard.example';
const COLLEAGUE = 'dora.desk@trailyard.example';
const ANNA = 'anna.admin@nordwind.example';
const PAWEL = 'pawel@wielkopolska.example';

const WIDE = { width: 1440, height: 1200 };
test.use({ viewport: WIDE });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Somebody else of the operator at a browser of their own. */
async function openColleague(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ viewport: WIDE, ...(baseURL && { baseURL }) });
  await answerConsent(context, baseURL);
  const page = await context.newPage();
  await signInAs(page, COLLEAGUE);
  return page;
}

/** As if somebody had come back to the page from another tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const planBar = (page: Page) => page.getByRole('region', { name: de['word.noun.plan'] });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

test('two operators work on one plan: each sees what the other does, and of two who carry it out one is told', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, ADMIN);
  const first = await makeTwin(page, { code: 'BRE' });
  const second = await makeTwin(page, { code: 'BRE' });
  const from = morningAhead(190);
  const booking = await bookAs(browser, PAWEL, first, from);

  await openPage(page, boardAt(from, await findDepotId(page, 'BRE')));
  await button(page, de['adminBoard.plan.begin']).click();
  await button(page, de['adminBoard.plan.begin']).click();
  await expect(planBar(page)).toContainText('0 Änderungen');
  const colleague = await openColleague(browser, baseURL);
  await openPage(colleague, page.url());
  await expect(planBar(colleague)).toContainText('0 Änderungen');

  // What the one puts in, the other sees without asking for the page anew.
  await dragTo(barIn(page, first, 'Wielkopolska'), second);
  await button(page, de['adminBoard.intoPlan']).click();
  await expect(planBar(page)).toContainText('1 Änderung');
  await comeBack(colleague);
  await expect(planBar(colleague)).toContainText('1 Änderung');
  await expect(barIn(colleague, second, 'Wielkopolska')).toBeVisible();
  expect(await trailerOf(page, booking.id)).toBe(first.number);

  // Whoever changes what the other has changed meanwhile is told, and sees that first.
  await button(colleague, de['adminBoard.plan.changes']).click();
  await colleague.getByLabel(de['adminBoard.plan.name']).fill('Bremen enger');
  await button(colleague, de['ui.save']).click();
  await expect(planBar(colleague)).toContainText('Bremen enger');
  await button(page, de['adminBoard.plan.changes']).click();
  await button(page, de['adminBoard.plan.takeOut']).click();
  await expect(page.locator('.toast')).toContainText(de['error.stale-version']);
  await expect(page.getByRole('heading', { name: 'Bremen enger' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await colleague.keyboard.press('Escape');

  // Both are about to carry it out.
  for (const one of [page, colleague]) {
    await button(one, de['adminBoard.plan.apply']).click();
    await giveReason(one);
  }
  await button(colleague, de['adminBoard.plan.apply']).click();
  await expect(planBar(colleague)).toContainText('ausgeführt');
  await button(page, de['adminBoard.plan.apply']).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(planBar(page)).toContainText('ausgeführt');
  await expectNoViolations(page);
  expect(await trailerOf(page, booking.id)).toBe(second.number);
  // Once, although two have wanted it.
  await expectMail(PAWEL, booking.number);
  await colleague.context().close();
});

test('the board shows what others do without being asked for anew, and the keyboard keeps its place on it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, ADMIN);
  const first = await makeTwin(page, { code: 'LEJ' });
  const second = await makeTwin(page, { code: 'LEJ' });
  await openPage(page, boardAt(morningAhead(190), await findDepotId(page, 'LEJ')));
  await expect(rowOf(page, first)).toBeVisible();
  const booking = await bookAs(browser, PAWEL, first, morningAhead(196));
  await comeBack(page);
  const bar = barIn(page, first, 'Wielkopolska');
  await walkTo(page, first, bar);

  // Another one comes before it in the row, and keys still mean what has the keyboard.
  await bookAs(browser, ANNA, first, morningAhead(190));
  await comeBack(page);
  await expect(barIn(page, first, 'Nordwind')).toBeVisible();
  await expect(bar).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('status').filter({ hasText: de['adminBoard.carry.keys'] })).toContainText(booking.number);
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();

  const colleague = await openColleague(browser, baseURL);
  const swap = { trailerId: second.id, reason: { kind: 'planning' } };
  await call(colleague, 'POST', `/api/admin/bookings/${booking.id}/swap`, swap);
  await colleague.context().close();
  await comeBack(page);
  await expect(barIn(page, second, 'Wielkopolska')).toBeVisible();
  await expect(bar).toHaveCount(0);
  // What had the keyboard is gone; the board is still within its reach.
  await walkTo(page, second, barIn(page, second, 'Wielkopolska'));
  await expectNoViolations(page);
});
