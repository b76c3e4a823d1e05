import { expect, type Page, test } from '@playwright/test';
import { book, bookIdle, bookTrailer } from '../support/booker.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { moveOrder, sendOut } from '../support/pass-time.ts';
import { call, morningAhead, signInAs } from '../support/shopper.ts';

const { de, pl } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
const DIRK = 'dirk.dispatch@nordwind.example';
const DAY_MS = 86_400_000;
const PAWEL = 'pawel@wielkopolska.example';

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const row = (page: Page, number: string | undefined) => page.locator(`article[data-booking="${number}"]`);
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** 4998 → 49,98 € */
const euros = (cents: number) => new RegExp(`(?<![\\d.])${escape((cents / 100).toFixed(2).replace('.', ','))}\\s€`);
/** A message with anything in the place of its values. */
const like = (message: string) =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map(escape)
      .join('.+'),
  );

test('the list opens as it was left, and an address beats what was kept', async ({ page }) => {
  await signInAs(page, ANNA);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 60, days: 3 }]);
  await openPage(page, '/booking?tab=upcoming');
  await expect(row(page, order.lineItems[0]?.number)).toBeVisible();
  await page.getByRole('searchbox', { name: de['bookings.search'] }).fill(order.number);
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('article[data-booking]')).toHaveCount(1);
  await expectNoViolations(page);

  await page.getByRole('button', { name: new RegExp(de['bookings.filter.type']) }).click();
  await page.getByRole('option', { name: de['trailerType.cool'] }).click();
  await expect(page.getByRole('heading', { name: de['bookings.none'] })).toBeVisible();

  await openPage(page, '/booking');
  await expect(page).toHaveURL(/type=cool/);
  await expect(page.getByRole('searchbox', { name: de['bookings.search'] })).toHaveValue(order.number);
  await page.getByRole('button', { name: de['bookings.clear'] }).click();
  await expect(row(page, order.lineItems[0]?.number)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/type=cool/);
  await expect(page.getByRole('searchbox', { name: de['bookings.search'] })).toHaveValue(order.number);

  await openPage(page, `/booking?tab=past&q=${order.number}`);
  await expect(page.getByRole('link', { name: new RegExp(`^${de['bookings.tab.past']}`) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: de['bookings.none'] })).toBeVisible();
});

test('an order above its author’s limit is approved where it waits', async ({ page }) => {
  await signInAs(page, DIRK);
  const order = await book(page, [{ type: 'cool', depot: 'HAM', inDays: 30, days: 45 }]);
  await openPage(page, `/booking?tab=upcoming&q=${order.number}`);
  await expect(row(page, order.lineItems[0]?.number)).toContainText(de['order.status.pendingApproval']);
  await expect(page.getByRole('button', { name: de['bookings.approve'] })).toHaveCount(0);
  await signInAs(page, ANNA);
  await openPage(page, `/booking?tab=waiting&q=${order.number}`);
  await expect(page.getByText(/^Dirk Dispatch bittet um Ihre Freigabe/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['bookings.approve'] }).click();
  await expect(page.getByText(`${order.number} ist freigegeben`)).toBeVisible();
  await expect(page.getByRole('heading', { name: de['bookings.none'] })).toBeVisible();
});

test('an order is rejected where it waits, with a reason that its author reads', async ({ page }) => {
  await signInAs(page, DIRK);
  const order = await book(page, [{ type: 'cool', depot: 'HAM', inDays: 30, days: 45 }]);
  await signInAs(page, ANNA);
  await openPage(page, `/booking?tab=waiting&q=${order.number}`);
  await page.getByRole('button', { name: de['decision.reject'] }).click();
  const dialog = page.getByRole('dialog', { name: de['decision.title'].replace('{number}', order.number) });
  await dialog.getByRole('button', { name: de['decision.reject'] }).click();
  await expect(dialog.getByLabel(de['decision.reason'])).toBeFocused();
  await expect(dialog.getByText(de['error.field.required'])).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel(de['decision.reason']).fill('Der alte Vertrag läuft noch.');
  await dialog.getByRole('button', { name: de['decision.reject'] }).click();
  await expect(page.getByText(`${order.number} ist abgelehnt`)).toBeVisible();
  await signInAs(page, DIRK);
  await openPage(page, `/checkout/${order.id}`);
  await expect(page.getByText('Der alte Vertrag läuft noch.')).toBeVisible();
});

test('a note is written where the booking stands', async ({ page }) => {
  await signInAs(page, ANNA);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 62, days: 3 }]);
  const number = order.lineItems[0]?.number;
  await openPage(page, `/booking?tab=upcoming&q=${order.number}`);
  await row(page, number).getByRole('button', { name: de['booking.note.add'] }).click();
  await expect(row(page, number).getByLabel(de['word.note'])).toBeFocused();
  await page.keyboard.type('Tor 4, bitte vorher anrufen');
  await row(page, number).getByRole('button', { name: de['ui.save'] }).click();
  await expect(row(page, number).getByText('Tor 4, bitte vorher anrufen')).toBeVisible();
  await row(page, number).getByRole('heading').getByRole('link').click();
  await expect(page.getByText('Tor 4, bitte vorher anrufen').first()).toBeVisible();
  await expectNoViolations(page);
});

test('a Polish customer extends beyond day 30 and reads why the tax changes', async ({ page }) => {
  await signInAs(page, PAWEL);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 64, days: 28 }]);
  await openPage(page, `/pl/booking/${order.lineItems[0]?.id}`);
  await page
    .getByRole('button', { name: new RegExp(`^${pl['booking.act.extend']}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: pl['booking.extend.title'] });
  await expect(drawer.getByRole('row', { name: pl['booking.extend.total'] })).toBeVisible();
  await drawer.getByRole('button', { name: /^Do / }).last().click();
  await expect(drawer.getByText(like(pl['booking.extend.taxChange']))).toBeVisible();
  await expect(drawer.getByText(/Polska .*odwrotne obciążenie.*19\s?%, Niemcy/)).toBeVisible();
  await expect(drawer.getByRole('row', { name: pl['booking.extend.tax'] })).toContainText(/0,00\s€/);
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: /^Przedłuż/ }).click();
  await expect(page.locator('.toast').getByText(like(pl['booking.extend.done']))).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(pl['booking.flag.extended'], { exact: true })).toBeVisible();
  await expect(page.getByText(pl['booking.event.booking.extend'], { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /0%|0 %/ }).first()).toBeVisible();

  // The extension has a paper of its own, with the booking and with the order.
  const number = `${order.lineItems[0]?.number}-A1`;
  const file = page
    .getByRole('listitem')
    .filter({ hasText: pl['booking.file.extensionAddendum'].replace('{number}', number) });
  const href = await file.getByRole('link').getAttribute('href');
  expect((await (await page.request.get(href ?? '')).text()).startsWith('%PDF')).toBe(true);
  await openPage(page, `/pl/checkout/${order.id}`);
  await expect(
    page.getByRole('link', { name: pl['order.files.addendum'].replace('{number}', number) }),
  ).toHaveAttribute('href', href ?? '');
});

test('an extension that the next booking forbids names the longest one and a twin', async ({ page, browser }) => {
  await signInAs(page, ANNA);
  // Not in a December: the month of a date field goes on to the January of the same year there.
  const isDecember = (days: number) => morningAhead(days).slice(5, 7) === '12';
  const inDays = isDecember(105) || isDecember(120) ? 145 : 100;
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays, days: 5 }]);
  const [line] = order.lineItems;
  const other = await browser.newPage();
  await signInAs(other, PAWEL);
  await bookTrailer(other, line?.trailerId ?? '', morningAhead(inDays + 12), 4);
  await other.close();

  await openPage(page, `/booking/${line?.id}`);
  await page
    .getByRole('button', { name: new RegExp(`^${de['booking.act.extend']}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: de['booking.extend.title'] });
  await expect(drawer.getByRole('row', { name: de['booking.extend.total'] })).toBeVisible();
  const month = drawer.getByRole('spinbutton').nth(1);
  await month.focus();
  await month.press('ArrowUp');
  const notice = drawer.getByRole('alert').filter({ hasText: de['booking.extend.refused'] });
  await expect(
    notice.getByText(like(`${de['booking.extend.refused']} ${de['booking.extend.reason.taken']}`)),
  ).toBeVisible();
  await expect(drawer.getByRole('heading', { name: de['booking.twins'] })).toBeVisible();
  await expect(drawer.getByRole('link', { name: new RegExp(`^${de['word.view']}`) }).first()).toHaveAttribute(
    'href',
    /\/trailers\/.+from=/,
  );
  await expectNoViolations(page);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await drawer.getByRole('button', { name: / verlängern$/ }).click();
  await expect(page.locator('.toast').getByText(like(de['booking.extend.done']))).toBeVisible();
});

test('two of six come back under one number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, ANNA);
  const order = await bookIdle(page, { atKeyBox: 2, elsewhere: 4, days: 10 });
  await sendOut(order.id);
  const [first, second] = order.lineItems;
  // One of the two is agreed to stay a day longer than the others.
  const { to } = await call(page, 'GET', `/api/bookings/${second?.id}`);
  const later = new Date(Date.parse(to) + DAY_MS).toISOString();
  await call(page, 'POST', `/api/bookings/${second?.id}/extension`, { to: later });
  await openPage(page, `/booking?tab=running&q=${order.number}`);
  await expect(page.locator('article[data-booking]')).toHaveCount(6);
  for (const line of [first, second]) {
    await row(page, line?.number).locator('label', { hasText: de['bookings.tick'] }).click();
  }
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('status').getByRole('button', { name: de['booking.act.announceReturn'] }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog.getByRole('checkbox')).toHaveCount(6);
  await expect(dialog.getByText(de['booking.return.each'])).toBeVisible();
  await expect(dialog.getByText(de['booking.return.asBooked'])).toBeVisible();
  await expectNoViolations(page);
  // One time for both is a choice, and can be taken back.
  await dialog.getByRole('button', { name: de['booking.return.oneTime'] }).click();
  await expect(dialog.getByText(de['booking.return.each'])).toHaveCount(0);
  await dialog.getByRole('button', { name: de['booking.return.asAgreed'] }).click();
  await expect(dialog.getByText(de['booking.return.asBooked'])).toBeVisible();
  await dialog.getByRole('button', { name: '2 Rückgaben anmelden' }).click();
  await expect(dialog.getByText(de['booking.return.number'])).toBeVisible();
  await expect(dialog.getByRole('link', { name: new RegExp(`^${de['booking.act.return']}`) })).toHaveCount(2);
  await dialog.getByRole('contentinfo').getByRole('button', { name: de['ui.close'] }).click();
  await expect(page.locator('article').getByText(de['booking.state.returnAnnounced'], { exact: true })).toHaveCount(2);
  await expect(page.getByText(like(de['booking.announced']))).toHaveCount(2);
  await expect(page.getByText('2 ausgewählt')).toHaveCount(0);
  const announced = await Promise.all(
    [first, second].map(async (line) => (await call(page, 'GET', `/api/bookings/${line?.id}`)).announcedReturn.for),
  );
  expect(announced).toEqual([(await call(page, 'GET', `/api/bookings/${first?.id}`)).to, later]);
});

test('cancelling tells its fee first', async ({ page }) => {
  await signInAs(page, ANNA);
  const order = await bookIdle(page, { elsewhere: 1, days: 3 });
  await moveOrder(order.id, 10);
  await openPage(page, `/booking/${order.lineItems[0]?.id}`);
  await page
    .getByRole('button', { name: like(de['booking.more']) })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitem', { name: de['booking.act.cancel'] }).click();
  const dialog = page.getByRole('alertdialog', { name: de['booking.cancel.title'] });
  await expect(dialog.getByRole('row', { name: new RegExp(de['booking.charge.cancellation']) })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: like(de['booking.cancel.forFee']) }).click();
  await expect(page.getByText(`${order.lineItems[0]?.number} ist storniert`, { exact: true })).toBeVisible();
  await expect(page.getByText(de['booking.state.cancelled'], { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(de['booking.charge.cancellation']) })).toBeVisible();

  // The list and the order ask for the fee, and for nothing else.
  const { due, balance } = await call(page, 'GET', `/api/orders/${order.id}`);
  await openPage(page, `/booking?tab=past&q=${order.number}`);
  await expect(row(page, order.lineItems[0]?.number)).toContainText(like(de['amounts.change']));
  await expect(row(page, order.lineItems[0]?.number)).toContainText(euros(due.net.cents));
  await openPage(page, `/checkout/${order.id}`);
  const side = page.getByRole('complementary');
  await expect(side.getByRole('row', { name: de['amounts.feesAndCredits'] })).toBeVisible();
  await expect(side.getByRole('row', { name: de['amounts.toPay'] })).toContainText(euros(balance.open.cents));
  await expectNoViolations(page);
});

test('whoever comes second reads what a colleague has changed, and loses nothing', async ({ page, browser }) => {
  await signInAs(page, ANNA);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 66, days: 4 }]);
  const id = order.lineItems[0]?.id ?? '';
  await openPage(page, `/booking/${id}`);
  await page
    .getByRole('button', { name: new RegExp(`^${de['booking.act.extend']}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: de['booking.extend.title'] });
  const submit = drawer.getByRole('button', { name: / verlängern$/ });
  await expect(submit).toBeEnabled();
  const wanted = await submit.innerText();

  const colleague = await browser.newPage();
  await signInAs(colleague, DIRK);
  await call(colleague, 'PATCH', `/api/bookings/${id}`, { driverName: 'Marek Zieliński' });
  await colleague.close();

  await submit.click();
  const notice = drawer.getByRole('alert').filter({ hasText: de['booking.conflict'] });
  await expect(notice).toContainText(`${de['booking.event.booking.editNote']}, Dirk Dispatch`);
  await expect(submit).toHaveText(wanted);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.locator('.toast').getByText(like(de['booking.extend.done']))).toBeVisible();
  await expect(page.getByText('Marek Zieliński').first()).toBeVisible();
});

test('whoever may only look reads everything and is offered nothing', async ({ page }) => {
  await signInAs(page, ANNA);
  const order = await book(page, [{ type: 'plane', depot: 'HAM', inDays: 68, days: 4 }]);
  await signInAs(page, 'viktor.view@nordwind.example');
  await openPage(page, `/booking/${order.lineItems[0]?.id}`);
  await expect(page.getByText(de['booking.notice.onlooker'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: new RegExp(de['booking.act.extend']) })).toHaveCount(
    0,
  );
  await expect(page.getByRole('row', { name: de['word.grossTotal'] })).toBeVisible();
  await expectNoViolations(page);
  await signInAs(page, PAWEL);
  expect((await page.goto(`/booking/${order.lineItems[0]?.id}`))?.status()).toBe(404);
  await signInAs(page, 'admin@trailyard.example');
  expect((await page.goto('/booking'))?.status()).toBe(403);
});

test('long words fit on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, PAWEL);
  const order = await bookIdle(page, { elsewhere: 1, days: 6 });
  await sendOut(order.id);
  for (const path of [`/pl/booking?tab=running&q=${order.number}`, `/ru/booking/${order.lineItems[0]?.id}`]) {
    await openPage(page, path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  }
});
