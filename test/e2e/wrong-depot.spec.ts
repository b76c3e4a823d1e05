import { type Browser, expect, type Page, test } from '@playwright/test';
import { bookTrailer } from '../support/booker.ts';
import { answerAll, bringTrailer, rentNow, setKeyBox } from '../support/hauler.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { chooseByKeys, pressEnterOn, tabTo } from '../support/keyboard.ts';
import { moveOrder, sendOut } from '../support/pass-time.ts';
import { call, morningAhead, signInAs } from '../support/shopper.ts';
import { signTyped } from '../support/sign-typed.ts';

const { de } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
const PAWEL = 'pawel@wielkopolska.example';
const ADMIN = 'admin@trailyard.example';
const DESK = { width: 1440, height: 900 };
const AGREED = 'Hamburg-Altenwerder';
const WRONG = { code: 'LEJ', name: 'Leipzig GVZ' } as const;
const DAY_HOURS = 24;
/** What the way costs, and 50 euros for the trouble. */
const COSTS = /an das Depot Leipzig GVZ statt an das vereinbarte. Das kostet zusätzlich 3\d\d,\d\d\s€ netto/;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));
test.afterEach(({ playwright, baseURL }) => setKeyBox(playwright, baseURL, WRONG.code, true));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const question = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
const placeField = (page: Page) => page.getByRole('button', { name: de['returnPlace.depot'] });

/**
 * A trailer from Hamburg that was due there so many hours ago, or will be, and somebody else who fetches it so many hours
 * from now.
 */
async function rentBeforeAnother(page: Page, browser: Browser, hours: { readonly due: number; readonly next: number }) {
  await signInAs(page, ANNA);
  const rental = await rentNow(page, 'HAM');
  const { trailer } = await call(page, 'GET', `/api/bookings/${rental.bookingId}`);
  const other = await browser.newPage();
  await signInAs(other, PAWEL);
  const following = await bookTrailer(other, trailer.id, morningAhead(20), 3, 'any');
  await other.close();
  await sendOut(rental.orderId, 4 * DAY_HOURS - hours.due);
  await moveOrder(following.id, hours.next);
  await answerAll(page, rental.bookingId, 'return');
  return { rental, trailer, following: following.lineItems[0]?.number ?? '' };
}

async function openDesk(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ viewport: DESK, ...(baseURL && { baseURL }) });
  await answerConsent(context, baseURL);
  const desk = await context.newPage();
  await signInAs(desk, ADMIN);
  return desk;
}

test('a trailer comes back late to the wrong depot: the customer sees the fee and signs, the desk confirms, finds another for the next customer and lowers the fee', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const { rental, trailer, following } = await rentBeforeAnother(page, browser, { due: -14, next: -1 });
  await setKeyBox(playwright, baseURL, WRONG.code, false);

  await openPage(page, `${rental.return}#signatures`);
  await expect(page.getByText(`Rückgabe am Depot ${AGREED}.`)).toBeVisible();
  await button(page, de['returnPlace.other']).click();
  await placeField(page).click();
  await page.getByRole('option', { name: WRONG.name }).click();
  await expect(page.getByText(COSTS)).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // Hamburg has a key box; in Leipzig somebody would have to sign, and nobody is there.
  await button(page, de['handover.sign.absent']).click();
  await signTyped(page, 'Jan Kowalski');
  await button(page, de['handover.sign.return']).click();
  await question(page, de['handover.done.toConfirm']);
  await expectNoViolations(page);

  const desk = await openDesk(browser, baseURL);
  await openPage(desk, '/admin/tasks?kind=returnToConfirm');
  await desk.getByRole('link', { name: new RegExp(`${trailer.number} in Leipzig`) }).click();
  await button(desk, de['adminBooking.confirmReturn']).click();
  await expect(desk.getByRole('alertdialog').getByText(COSTS)).toBeVisible();
  await expectNoViolations(desk);
  await desk.getByRole('alertdialog').getByRole('button', { name: de['adminBooking.confirmReturn'] }).click();
  await expect(desk.getByText(de['adminBooking.confirmReturn.done']).first()).toBeVisible();

  // Whoever should have it by now gets another one.
  await bringTrailer('HAM', 'plane');
  await openPage(desk, '/admin/tasks?kind=misplaced');
  await expectNoViolations(desk);
  const task = desk.getByRole('listitem').filter({ hasText: `${trailer.number} steht am falschen Depot` });
  await expect(task).toContainText(following);
  await task.getByRole('link', { name: new RegExp(`^${de['adminFigure.act.swap']}`) }).click();
  await desk.getByRole('dialog').getByRole('button', { name: de['word.reason'] }).click();
  await desk.getByRole('option', { name: de['adminBooking.reason.planning'] }).click();
  await desk.getByRole('dialog').getByRole('button', { name: de['adminBooking.swap.confirm'] }).click();
  await expect(desk.getByText(de['adminBooking.swap.done']).first()).toBeVisible();

  await openPage(desk, `/admin/bookings/${rental.bookingId}`);
  await button(desk, `${de['adminBooking.fee.change']}: ${de['adminBooking.charge.wrongDepot']}`).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('textbox').first().fill('120');
  await drawer.getByRole('button', { name: de['word.reason'] }).click();
  await desk.getByRole('option', { name: de['adminBooking.reason.goodwill'] }).click();
  await expectNoViolations(desk);
  await drawer.getByRole('button', { name: de['adminBooking.fee.change'] }).click();
  await expect(desk.getByText(de['adminBooking.fee.done']).first()).toBeVisible();
  await desk.context().close();

  await openPage(page, `/booking/${rental.bookingId}`);
  await expect(page.getByRole('row', { name: new RegExp(de['booking.charge.wrongDepot']) })).toContainText('120,00');
  await expect(page.getByText(WRONG.name).first()).toBeVisible();
  await expectNoViolations(page);
});

test('by the keyboard alone a trailer is given back at the wrong depot, and the desk finds its way back too short', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { rental, trailer } = await rentBeforeAnother(page, browser, { due: 6, next: 9 });
  await openPage(page, `${rental.return}#signatures`);
  await pressEnterOn(button(page, de['returnPlace.other']));
  await chooseByKeys(placeField(page), WRONG.name);
  await expect(page.getByText(COSTS)).toBeVisible();
  const customer = page.getByRole('region', { name: de['handover.sign.customer'] });
  await tabTo(customer.getByRole('radio', { name: de['ui.signature.draw'] }));
  await page.keyboard.press('ArrowRight');
  await tabTo(customer.getByLabel(de['word.fullName']));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Jan Kowalski');
  await pressEnterOn(button(page, de['handover.sign.return']));
  await question(page, de['handover.done.return']);
  await openPage(page, `/booking/${rental.bookingId}`);
  await expect(page.getByRole('row', { name: new RegExp(de['booking.charge.wrongDepot']) })).toBeVisible();

  const desk = await openDesk(browser, baseURL);
  await openPage(desk, '/admin/tasks?kind=transferTight');
  await pressEnterOn(desk.getByRole('link', { name: new RegExp(`^${de['word.view']}: .*${trailer.number}`) }));
  await expect(desk).toHaveURL(`/admin/trailers/${trailer.id}`);
  await expect(desk.getByText(`${WRONG.name} (${WRONG.code})`)).toBeVisible();
  await expectNoViolations(desk);
  await desk.context().close();
});
