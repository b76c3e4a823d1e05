import { expect, type Page, test } from '@playwright/test';
import { bookTrailer } from '../support/booker.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { pressEnterOn, tabTo } from '../support/keyboard.ts';
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
const ANNA = 'anna.admin@nordwind.example';
const PAWEL = 'pawel@wielkopolska.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('an extension by the keyboard alone is made possible by a chain of two, and whoever gives way is told', async ({
  page,
  browser,
}) => {
  await signInAs(page, ADMIN);
  const first = await makeTwin(page);
  const second = await makeTwin(page);
  const third = await makeTwin(page);
  // Not in a December: the month of a date field goes on to the January of the same year there.
  const inDays = morningAhead(62).slice(5, 7) === '12' ? 95 : 60;
  await signInAs(page, ANNA);
  const { lineItems } = await bookTrailer(page, first.id, morningAhead(inDays), 2);
  const booking = lineItems[0]?.id;
  const other = await browser.newPage();
  await signInAs(other, PAWEL);
  const next = await bookTrailer(other, first.id, morningAhead(inDays + 7), 10, 'any');
  const inItsWay = await bookTrailer(other, second.id, morningAhead(inDays + 13), 10, 'any');
  await bookTrailer(other, third.id, morningAhead(inDays + 5), 4);

  await openPage(page, `/booking/${booking}`);
  const extend = page.getByRole('button', { name: new RegExp(`^${de['booking.act.extend']}`) });
  await pressEnterOn(extend.filter({ visible: true }));
  const drawer = page.getByRole('dialog', { name: de['booking.extend.title'] });
  await expect(drawer.getByRole('row', { name: de['booking.extend.total'] })).toBeVisible();
  await tabTo(drawer.getByRole('spinbutton').nth(1));
  await page.keyboard.press('ArrowUp');
  await expect(drawer.getByText(de['booking.extend.movesOthers'])).toBeVisible();
  await expectNoViolations(page);
  await pressEnterOn(drawer.getByRole('button', { name: / verlängern$/ }));
  await expect(page.locator('.toast')).toBeVisible();
  await expect(drawer).toHaveCount(0);

  const hasNow = async ({ lineItems: [line] }: typeof next) =>
    (await call(other, 'GET', `/api/bookings/${line?.id}`)).trailer.id;
  expect([await hasNow(next), await hasNow(inItsWay)]).toEqual([second.id, third.id]);
  await openPage(other, `/booking/${next.lineItems[0]?.id}`);
  await expect(other.getByText(de['booking.event.booking.swapTrailer'], { exact: true })).toBeVisible();
  await other.close();
});

test('a booking is dragged to its twin, and the customer is told', async ({ page, browser }) => {
  await signInAs(page, ADMIN);
  const first = await makeTwin(page);
  const second = await makeTwin(page);
  const depotId = await findDepotId(page, 'HAM');
  const from = morningAhead(130);
  const booking = await bookAs(browser, PAWEL, first, from);

  await page.setViewportSize({ width: 1440, height: 1200 });
  await openPage(page, boardAt(from, depotId));
  const bar = barIn(page, first, 'Wielkopolska');
  await dragTo(bar, second, `${second.number}, frei: ${de['adminBooking.exchange.equal']}`);
  await giveReason(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['adminBooking.swap.confirm'] }).click();
  await expect(barIn(page, second, 'Wielkopolska')).toBeVisible();
  await expect(bar).toHaveCount(0);
  // Whoever goes on by keys goes on from there, and hears what has come of it.
  await expect(barIn(page, second, 'Wielkopolska')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `Auf ${second.number}: reserviert` })).toHaveCount(1);
  expect(await trailerOf(page, booking.id)).toBe(second.number);
  await expectMail(PAWEL, booking.number);
});

/** Presses a button of the window that is open, or of the page, by the keyboard alone. */
const press = (page: Page, name: string) => pressEnterOn(page.getByRole('button', { name, exact: true }).last());

/** Presses a key until the board says that it is over a trailer. */
async function carryTo(page: Page, key: 'ArrowDown' | 'ArrowUp', trailer: string) {
  const note = page.getByRole('status').filter({ hasText: de['adminBoard.carry.keys'] });
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(note).toContainText(trailer, { timeout: 300 });
  }).toPass();
  await expect(note).toContainText(`${trailer}, frei: ${de['adminBooking.exchange.equal']}`);
}

test('by the keyboard alone a plan is tried, found stale, corrected, carried out and undone', async ({
  page,
  browser,
}) => {
  await signInAs(page, ADMIN);
  const first = await makeTwin(page);
  const second = await makeTwin(page);
  const third = await makeTwin(page);
  const depotId = await findDepotId(page, 'HAM');
  const from = morningAhead(160);
  const { id: booking } = await bookAs(browser, PAWEL, first, from);

  await page.setViewportSize({ width: 1440, height: 1200 });
  await openPage(page, boardAt(from, depotId));
  await press(page, de['adminBoard.plan.begin']);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, de['adminBoard.plan.begin']);
  const bar = page.getByRole('region', { name: de['word.noun.plan'] });
  await expect(bar).toContainText('0 Änderungen');

  await walkTo(page, first, barIn(page, first, 'Wielkopolska'));
  await page.keyboard.press('m');
  const isBelow = first.number < second.number;
  await carryTo(page, isBelow ? 'ArrowDown' : 'ArrowUp', second.number);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Es geschieht noch nichts/)).toBeVisible();
  await expectNoViolations(page);
  await press(page, de['adminBoard.intoPlan']);
  await expect(bar).toContainText('1 Änderung');
  await expect(barIn(page, second, 'Wielkopolska')).toBeVisible();
  expect(await trailerOf(page, booking)).toBe(first.number);

  // Somebody else is faster.
  const reason = { kind: 'planning' };
  await call(page, 'POST', `/api/admin/bookings/${booking}/swap`, { trailerId: third.id, reason });
  await press(page, de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(page, de['adminBoard.plan.apply']);
  await expect(page.getByText(de['adminBoard.plan.problem.stale'])).toBeVisible();
  await expectNoViolations(page);
  await press(page, de['adminBoard.plan.renew']);
  await expect(page.getByText(de['adminBoard.plan.problem.stale'])).toHaveCount(0);
  await page.keyboard.press('Escape');
  await press(page, de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(page, de['adminBoard.plan.apply']);
  await expect(bar).toContainText('ausgeführt');
  expect(await trailerOf(page, booking)).toBe(second.number);

  await press(page, de['adminBoard.plan.undo']);
  await expect(bar).toContainText('Was-wäre-wenn');
  await press(page, de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(page, de['adminBoard.plan.apply']);
  await expect(bar).toContainText('ausgeführt');
  expect(await trailerOf(page, booking)).toBe(third.number);
});

test('by the keyboard alone a booked trailer gets to the workshop, and a transfer leaves a day later', async ({
  page,
  browser,
}) => {
  await signInAs(page, ADMIN);
  const first = await makeTwin(page);
  await makeTwin(page);
  const third = await makeTwin(page);
  const depotId = await findDepotId(page, 'HAM');
  const customer = await browser.newPage();
  await signInAs(customer, PAWEL);
  const from = morningAhead(190);
  const { lineItems } = await bookTrailer(customer, first.id, from, 3, 'exact');
  await customer.close();
  const leaves = {
    toDepotId: await findDepotId(page, 'BER'),
    from: `${from.slice(0, 10)}T08:00`,
    to: `${from.slice(0, 10)}T14:00`,
  };
  await call(page, 'POST', `/api/admin/trailers/${third.id}/transfers`, leaves);

  await page.setViewportSize({ width: 1440, height: 1200 });
  const board = boardAt(from, depotId);
  await openPage(page, `${board}&view=table&q=${first.number}`);
  await expectNoViolations(page);
  await pressEnterOn(page.getByRole('button', { name: /^reserviert, Wielkopolska/ }));
  await press(page, de['adminBoard.stay']);
  const [year = '', month = '', day = ''] = morningAhead(192).slice(0, 10).split('-');
  await tabTo(page.getByRole('dialog').getByRole('spinbutton').nth(5));
  await page.keyboard.type(`${day}${month}${year}0700`);
  await press(page, de['ui.save']);
  await expect(page.getByText(de['adminTrailer.workshop.taken'])).toBeVisible();
  await expectNoViolations(page);
  await press(page, de['adminBoard.room']);
  const bar = page.getByRole('region', { name: de['word.noun.plan'] });
  await expect(bar).toContainText('2 Änderungen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await trailerOf(page, lineItems[0]?.id)).toBe(first.number);
  await press(page, de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(page, de['adminBoard.plan.apply']);
  await expect(bar).toContainText('ausgeführt');
  // The button that went on goes back now, and has the keyboard.
  await expect(page.getByRole('button', { name: de['adminBoard.plan.undo'] })).toBeFocused();
  // Any of the equal ones that are free, those of other journeys included.
  expect(await trailerOf(page, lineItems[0]?.id)).not.toBe(first.number);
  await expectMail(PAWEL, lineItems[0]?.number ?? '');

  await openPage(page, `${board}&q=${third.number}`);
  const way = rowOf(page, third).getByRole('button', { name: /nach BER/ });
  await walkTo(page, third, way);
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${third.number} nach BER` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible();
  await expectNoViolations(page);
  await press(page, de['ui.save']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(way).toBeFocused();
  const { transfer } = await call(page, 'GET', `/api/admin/trailers/${third.id}`);
  const leftOn = new Date(`${from.slice(0, 10)}T12:00Z`);
  leftOn.setUTCDate(leftOn.getUTCDate() + 1);
  expect(transfer.from.slice(0, 10)).toBe(leftOn.toISOString().slice(0, 10));
});

test('a refused extension is asked for, and the desk makes it with the chain that it saw', async ({
  page,
  browser,
}) => {
  const own = { payloadKg: 32_000 };
  await signInAs(page, ADMIN);
  const first = await makeTwin(page, { more: own });
  // Of another class: nobody is moved there before a person has looked at it.
  const better = await makeTwin(page, { more: { ...own, priceClass: 'planeMega' } });
  const inDays = morningAhead(62).slice(5, 7) === '12' ? 95 : 60;
  await signInAs(page, ANNA);
  const { lineItems } = await bookTrailer(page, first.id, morningAhead(inDays), 2);
  const path = `/booking/${lineItems[0]?.id}`;
  const other = await browser.newPage();
  await signInAs(other, PAWEL);
  const next = await bookTrailer(other, first.id, morningAhead(inDays + 7), 10, 'any');

  await openPage(page, path);
  await page
    .getByRole('button', { name: new RegExp(`^${de['booking.act.extend']}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: de['booking.extend.title'] });
  await expect(drawer.getByRole('row', { name: de['booking.extend.total'] })).toBeVisible();
  const month = drawer.getByRole('spinbutton').nth(1);
  await month.focus();
  await month.press('ArrowUp');
  await expect(drawer.getByRole('heading', { name: de['booking.desk.title'] })).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole('textbox', { name: de['booking.desk.note'] }).fill('Eine Ladung kommt später');
  await drawer.getByRole('button', { name: de['booking.desk.ask'] }).click();
  await expect(page.locator('.toast')).toContainText(de['booking.desk.done']);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(de['booking.request.asked.text'])).toBeVisible();

  const desk = await browser.newPage();
  await signInAs(desk, ADMIN);
  await openPage(desk, '/admin/tasks?kind=extensionAsked');
  await desk.getByRole('link', { name: new RegExp(`^${de['adminFigure.act.answer']}: ${first.number}`) }).click();
  const answer = desk.getByRole('dialog');
  await expect(answer.getByText(next.lineItems[0]?.number ?? '')).toContainText(better.number);
  await expect(answer.getByText('Eine Ladung kommt später')).toBeVisible();
  await expectNoViolations(desk);
  await answer.getByRole('textbox', { name: de['adminBooking.answer.words'] }).fill('Gern, gute Fahrt');
  await answer.getByRole('button', { name: de['adminBooking.answer.agree'] }).click();
  await expect(desk.locator('.toast')).toContainText(de['adminBooking.answer.agreed']);
  await expect(answer).toHaveCount(0);
  await desk.close();

  const line = next.lineItems[0]?.id;
  expect((await call(other, 'GET', `/api/bookings/${line}`)).trailer.id).toBe(better.id);
  await other.close();
  await openPage(page, path);
  await expect(page.getByText('Gern, gute Fahrt')).toBeVisible();
  await expect(page.getByText(de['booking.event.booking.askExtension'], { exact: true })).toBeVisible();
});
