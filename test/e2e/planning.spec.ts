import { expect, type Page, test } from '@playwright/test';
import { bookTrailer } from '../support/booker.ts';
import { trailerInput } from '../support/fleet-world.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
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
