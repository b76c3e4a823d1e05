import { expect, type Page, test } from '@playwright/test';
import { bookTrailer } from '../support/booker.ts';
import { trailerInput } from '../support/fleet-world.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { expectMail } from '../support/outbox.ts';
import { call, morningAhead, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const ADMIN = 'admin@trailyard.example';
const ANNA = 'anna.admin@nordwind.example';
const PAWEL = 'pawel@wielkopolska.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Trailers that carry more than any other of the depot, so that only they are equal to each other. */
async function makeTwins(
  page: Page,
  count: number,
  more: Parameters<typeof trailerInput>[1] = { payloadKg: 31_000 },
): Promise<readonly { readonly id: string; readonly number: string }[]> {
  await signInAs(page, ADMIN);
  const { items: depots } = await call(page, 'GET', '/api/depots');
  const { id: depotId } = depots.find(({ code }: { code: string }) => code === 'HAM');
  const twins = [];
  for (let i = 0; i < count; i += 1) {
    const twin = await call(page, 'POST', '/api/admin/trailers', trailerInput(depotId, more));
    for (const kind of ['hu', 'sp', 'xl']) {
      await call(page, 'PUT', `/api/admin/trailers/${twin.id}/certificates/${kind}`, { validUntil: '2099-12-31' });
    }
    await call(page, 'PUT', `/api/admin/trailers/${twin.id}/status`, { status: 'active' });
    twins.push(twin);
  }
  return twins;
}

test('an extension is made possible by a chain of two, and whoever gives way is told', async ({ page, browser }) => {
  const [first, second, third] = (await makeTwins(page, 3)).map(({ id }) => id);
  // Not in a December: the month of a date field goes on to the January of the same year there.
  const inDays = morningAhead(62).slice(5, 7) === '12' ? 95 : 60;
  await signInAs(page, ANNA);
  const { lineItems } = await bookTrailer(page, first ?? '', morningAhead(inDays), 2);
  const booking = lineItems[0]?.id;
  const other = await browser.newPage();
  await signInAs(other, PAWEL);
  const next = await bookTrailer(other, first ?? '', morningAhead(inDays + 7), 10, 'any');
  const inItsWay = await bookTrailer(other, second ?? '', morningAhead(inDays + 13), 10, 'any');
  await bookTrailer(other, third ?? '', morningAhead(inDays + 5), 4);

  await openPage(page, `/booking/${booking}`);
  await page
    .getByRole('button', { name: new RegExp(`^${de['booking.act.extend']}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: de['booking.extend.title'] });
  await expect(drawer.getByRole('row', { name: de['booking.extend.total'] })).toBeVisible();
  const month = drawer.getByRole('spinbutton').nth(1);
  await month.focus();
  await month.press('ArrowUp');
  await expect(drawer.getByText(de['booking.extend.movesOthers'])).toBeVisible();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: / verlängern$/ }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(drawer).toHaveCount(0);

  const trailerOf = async ({ lineItems: [line] }: typeof next) =>
    (await call(other, 'GET', `/api/bookings/${line?.id}`)).trailer.id;
  expect([await trailerOf(next), await trailerOf(inItsWay)]).toEqual([second, third]);
  await openPage(other, `/booking/${next.lineItems[0]?.id}`);
  await expect(other.getByText(de['booking.event.booking.swapTrailer'], { exact: true })).toBeVisible();
  await other.close();
});

/** What a booking has, and its bar in the row of a trailer. */
const barIn = (page: Page, trailer: string, company: string) =>
  page.getByRole('row', { name: new RegExp(trailer) }).getByRole('button', { name: new RegExp(company) });

/** Three weeks of the trailers of one depot and type, with a plan or without. */
const boardAt = (day: string, depotId: string) => `/admin/board?from=${day.slice(0, 10)}&depot=${depotId}&type=plane`;

async function giveReason(page: Page) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: de['word.reason'] }).click();
  await page.getByRole('option', { name: de['adminBooking.reason.planning'] }).click();
}

const trailerOf = async (page: Page, bookingId: string | undefined) =>
  (await call(page, 'GET', `/api/admin/bookings/${bookingId}`)).trailer.number;

test('a booking is dragged to its twin, and the customer is told', async ({ page, browser }) => {
  const [first, second] = await makeTwins(page, 2);
  const { items: depots } = await call(page, 'GET', '/api/depots');
  const { id: depotId } = depots.find(({ code }: { code: string }) => code === 'HAM');
  const customer = await browser.newPage();
  await signInAs(customer, PAWEL);
  const from = morningAhead(130);
  const order = await bookTrailer(customer, first?.id ?? '', from, 3, 'any');
  await customer.close();

  await page.setViewportSize({ width: 1440, height: 1200 });
  await openPage(page, boardAt(from, depotId));
  const bar = barIn(page, first?.number ?? '', 'Wielkopolska');
  const target = page.getByRole('row', { name: new RegExp(second?.number ?? '') });
  await target.scrollIntoViewIfNeeded();
  await bar.hover();
  await page.mouse.down();
  await target.hover();
  await expect(page.getByText(`${second?.number}, frei: ${de['adminBooking.exchange.equal']}`)).toBeVisible();
  await page.mouse.up();
  await giveReason(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['adminBooking.swap.confirm'] }).click();
  await expect(barIn(page, second?.number ?? '', 'Wielkopolska')).toBeVisible();
  await expect(bar).toHaveCount(0);
  // Whoever goes on by keys goes on from there, and hears what has come of it.
  await expect(barIn(page, second?.number ?? '', 'Wielkopolska')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `Auf ${second?.number}: reserviert` })).toHaveCount(1);
  expect(await trailerOf(page, order.lineItems[0]?.id)).toBe(second?.number);
  await expectMail(PAWEL, order.lineItems[0]?.number ?? '');
});

/** Presses a key until the board says that it is over a trailer. */
async function carryTo(page: Page, key: 'ArrowDown' | 'ArrowUp', trailer: string) {
  const note = page.getByRole('status').filter({ hasText: de['adminBoard.carry.keys'] });
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(note).toContainText(trailer, { timeout: 300 });
  }).toPass();
  await expect(note).toContainText(`${trailer}, frei: ${de['adminBooking.exchange.equal']}`);
}

test('a plan is tried by keys, found stale, corrected, carried out and undone', async ({ page, browser }) => {
  const [first, second, third] = await makeTwins(page, 3);
  const { items: depots } = await call(page, 'GET', '/api/depots');
  const { id: depotId } = depots.find(({ code }: { code: string }) => code === 'HAM');
  const customer = await browser.newPage();
  await signInAs(customer, PAWEL);
  const from = morningAhead(160);
  const { lineItems } = await bookTrailer(customer, first?.id ?? '', from, 3, 'any');
  await customer.close();
  const booking = lineItems[0]?.id;
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  };

  await page.setViewportSize({ width: 1440, height: 1200 });
  await openPage(page, boardAt(from, depotId));
  await press(de['adminBoard.plan.begin']);
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(de['adminBoard.plan.begin']);
  const bar = page.getByRole('region', { name: de['word.noun.plan'] });
  await expect(bar).toContainText('0 Änderungen');

  await barIn(page, first?.number ?? '', 'Wielkopolska').focus();
  await page.keyboard.press('m');
  const isBelow = (first?.number ?? '') < (second?.number ?? '');
  await carryTo(page, isBelow ? 'ArrowDown' : 'ArrowUp', second?.number ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Es geschieht noch nichts/)).toBeVisible();
  await expectNoViolations(page);
  await press(de['adminBoard.intoPlan']);
  await expect(bar).toContainText('1 Änderung');
  await expect(barIn(page, second?.number ?? '', 'Wielkopolska')).toBeVisible();
  expect(await trailerOf(page, booking)).toBe(first?.number);

  // Somebody else is faster.
  const reason = { kind: 'planning' };
  await call(page, 'POST', `/api/admin/bookings/${booking}/swap`, { trailerId: third?.id, reason });
  await press(de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(de['adminBoard.plan.apply']);
  await expect(page.getByText(de['adminBoard.plan.problem.stale'])).toBeVisible();
  await expectNoViolations(page);
  await press(de['adminBoard.plan.renew']);
  await expect(page.getByText(de['adminBoard.plan.problem.stale'])).toHaveCount(0);
  await page.keyboard.press('Escape');
  await press(de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(de['adminBoard.plan.apply']);
  await expect(bar).toContainText('ausgeführt');
  expect(await trailerOf(page, booking)).toBe(second?.number);

  await press(de['adminBoard.plan.undo']);
  await expect(bar).toContainText('Was-wäre-wenn');
  await press(de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(de['adminBoard.plan.apply']);
  await expect(bar).toContainText('ausgeführt');
  expect(await trailerOf(page, booking)).toBe(third?.number);
});

test('a trailer gets to the workshop although it is booked, and a transfer leaves a day later, all by keys', async ({
  page,
  browser,
}) => {
  const [first, second, third] = await makeTwins(page, 3);
  const { items: depots } = await call(page, 'GET', '/api/depots');
  const idOf = (code: string) => depots.find((depot: { code: string }) => depot.code === code).id;
  const customer = await browser.newPage();
  await signInAs(customer, PAWEL);
  const from = morningAhead(190);
  const { lineItems } = await bookTrailer(customer, first?.id ?? '', from, 3, 'exact');
  await customer.close();
  const leaves = { toDepotId: idOf('BER'), from: `${from.slice(0, 10)}T08:00`, to: `${from.slice(0, 10)}T14:00` };
  await call(page, 'POST', `/api/admin/trailers/${third?.id}/transfers`, leaves);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  };

  await page.setViewportSize({ width: 1440, height: 1200 });
  const board = boardAt(from, idOf('HAM'));
  await openPage(page, `${board}&view=table&q=${first?.number}`);
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^reserviert, Wielkopolska/ }).focus();
  await page.keyboard.press('Enter');
  await press(de['adminBoard.stay']);
  const [year = '', month = '', day = ''] = morningAhead(192).slice(0, 10).split('-');
  await page.getByRole('dialog').getByRole('spinbutton').nth(5).focus();
  await page.keyboard.type(`${day}${month}${year}0700`);
  await press(de['ui.save']);
  await expect(page.getByText(de['adminTrailer.workshop.taken'])).toBeVisible();
  await expectNoViolations(page);
  await press(de['adminBoard.room']);
  const bar = page.getByRole('region', { name: de['word.noun.plan'] });
  await expect(bar).toContainText('2 Änderungen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await trailerOf(page, lineItems[0]?.id)).toBe(first?.number);
  await press(de['adminBoard.plan.apply']);
  await giveReason(page);
  await press(de['adminBoard.plan.apply']);
  await expect(bar).toContainText('ausgeführt');
  // The button that went on goes back now, and has the keyboard.
  await expect(page.getByRole('button', { name: de['adminBoard.plan.undo'] })).toBeFocused();
  expect(await trailerOf(page, lineItems[0]?.id)).toBe(second?.number);
  await expectMail(PAWEL, lineItems[0]?.number ?? '');

  await openPage(page, `${board}&q=${third?.number}`);
  const way = page
    .getByRole('row', { name: new RegExp(third?.number ?? '') })
    .getByRole('button', { name: /nach BER/ });
  await way.focus();
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${third?.number} nach BER` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible();
  await expectNoViolations(page);
  await press(de['ui.save']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(way).toBeFocused();
  const { transfer } = await call(page, 'GET', `/api/admin/trailers/${third?.id}`);
  const leftOn = new Date(`${from.slice(0, 10)}T12:00Z`);
  leftOn.setUTCDate(leftOn.getUTCDate() + 1);
  expect(transfer.from.slice(0, 10)).toBe(leftOn.toISOString().slice(0, 10));
});

test('a refused extension is asked for, and the desk makes it with the chain that it saw', async ({
  page,
  browser,
}) => {
  const own = { payloadKg: 32_000 };
  const [first] = await makeTwins(page, 1, own);
  // Of another class: nobody is moved there before a person has looked at it.
  const [better] = await makeTwins(page, 1, { ...own, priceClass: 'planeMega' });
  const inDays = morningAhead(62).slice(5, 7) === '12' ? 95 : 60;
  await signInAs(page, ANNA);
  const { lineItems } = await bookTrailer(page, first?.id ?? '', morningAhead(inDays), 2);
  const path = `/booking/${lineItems[0]?.id}`;
  const other = await browser.newPage();
  await signInAs(other, PAWEL);
  const next = await bookTrailer(other, first?.id ?? '', morningAhead(inDays + 7), 10, 'any');

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
  await desk.getByRole('link', { name: new RegExp(`^${de['adminFigure.act.answer']}: ${first?.number}`) }).click();
  const answer = desk.getByRole('dialog');
  await expect(answer.getByText(next.lineItems[0]?.number ?? '')).toContainText(better?.number ?? '');
  await expect(answer.getByText('Eine Ladung kommt später')).toBeVisible();
  await expectNoViolations(desk);
  await answer.getByRole('textbox', { name: de['adminBooking.answer.words'] }).fill('Gern, gute Fahrt');
  await answer.getByRole('button', { name: de['adminBooking.answer.agree'] }).click();
  await expect(desk.locator('.toast')).toContainText(de['adminBooking.answer.agreed']);
  await expect(answer).toHaveCount(0);
  await desk.close();

  const line = next.lineItems[0]?.id;
  expect((await call(other, 'GET', `/api/bookings/${line}`)).trailer.id).toBe(better?.id);
  await other.close();
  await openPage(page, path);
  await expect(page.getByText('Gern, gute Fahrt')).toBeVisible();
  await expect(page.getByText(de['booking.event.booking.askExtension'], { exact: true })).toBeVisible();
});
