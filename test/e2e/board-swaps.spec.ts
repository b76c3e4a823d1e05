import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { pressEnterOn } from '../support/keyboard.ts';
import { expectMail } from '../support/outbox.ts';
import {
  barIn,
  boardAt,
  bookAs,
  dragTo,
  findDepotId,
  giveReason,
  makeTwin,
  trailerOf,
  type Twin,
  walkTo,
} from '../support/planner.ts';
import { morningAhead, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const ADMIN = 'admin@trailyard.example';
const ANNA = 'anna.admin@nordwind.example';
const PAWEL = 'pawel@wielkopolska.example';
const WIDE = { width: 1440, height: 1200 };

test.use({ viewport: WIDE });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Two bookings at the same time on equal trailers, at a depot where no other journey plans. */
async function openTwoTaken(
  page: Page,
  browser: Browser,
  { code, inDays }: { readonly code: 'BRE' | 'LEJ'; readonly inDays: number },
) {
  const from = morningAhead(inDays);
  await signInAs(page, ADMIN);
  const first = await makeTwin(page, { code });
  const second = await makeTwin(page, { code });
  const carried = await bookAs(browser, PAWEL, first, from, 3);
  const inItsWay = await bookAs(browser, ANNA, second, from, 4);
  return { first, second, carried, inItsWay, board: boardAt(from, await findDepotId(page, code)) };
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: de['adminBooking.swap.confirm'] });

/** Who gives way, and to which of the equal trailers, is said before it happens. */
const expectChain = (page: Page, { number }: { readonly number: string }) =>
  expect(
    page
      .getByRole('dialog')
      .getByText(new RegExp(`${number}.*Nordwind`))
      .first(),
  ).toBeVisible();

test('a booking is dropped on a taken trailer, both change places, and both customers are told', async ({
  page,
  browser,
}) => {
  const { first, second, carried, inItsWay, board } = await openTwoTaken(page, browser, { code: 'BRE', inDays: 130 });
  await openPage(page, board);
  const bar = barIn(page, first, 'Wielkopolska');
  await dragTo(bar, second, `${second.number} ist belegt: 1 Buchung weicht aus.`);
  await expectChain(page, inItsWay);
  await giveReason(page);
  await expectNoViolations(page);
  await confirm(page).click();
  await expect(barIn(page, second, 'Wielkopolska')).toBeVisible();
  await expect(barIn(page, second, 'Wielkopolska')).toBeFocused();
  await expect(barIn(page, first, 'Nordwind')).toBeVisible();
  expect(await trailerOf(page, carried.id)).toBe(second.number);
  expect(await trailerOf(page, inItsWay.id)).toBe(first.number);
  await expectMail(PAWEL, carried.number);
  await expectMail(ANNA, inItsWay.number);
});

/** Lifts the booking that has the keyboard, and carries it until it is over a trailer. */
async function carryTo(page: Page, from: Twin, to: Twin) {
  await page.keyboard.press('m');
  const note = page.getByRole('status').filter({ hasText: de['adminBoard.carry.keys'] });
  await expect(note).toContainText(from.number);
  await expect(async () => {
    await page.keyboard.press(from.number < to.number ? 'ArrowDown' : 'ArrowUp');
    await expect(note).toContainText(to.number, { timeout: 300 });
  }).toPass();
  return note;
}

test('by the keyboard alone a booking changes to a free trailer, and then to a taken one, whose booking makes room', async ({
  page,
  browser,
}) => {
  const { first, second, carried, inItsWay, board } = await openTwoTaken(page, browser, { code: 'LEJ', inDays: 160 });
  const third = await makeTwin(page, { code: 'LEJ' });
  await openPage(page, board);
  await walkTo(page, first, barIn(page, first, 'Wielkopolska'));
  await expect(await carryTo(page, first, third)).toContainText(`frei: ${de['adminBooking.exchange.equal']}`);
  await page.keyboard.press('Enter');
  await giveReason(page);
  await pressEnterOn(confirm(page));
  await expect(barIn(page, third, 'Wielkopolska')).toBeFocused();
  expect(await trailerOf(page, carried.id)).toBe(third.number);

  // The keyboard is where the booking is, so it goes on at once.
  await expect(await carryTo(page, third, second)).toContainText(`${second.number} ist belegt: 1 Buchung weicht aus.`);
  await page.keyboard.press('Enter');
  await expectChain(page, inItsWay);
  await giveReason(page);
  await expectNoViolations(page);
  await pressEnterOn(confirm(page));
  await expect(barIn(page, second, 'Wielkopolska')).toBeFocused();
  expect(await trailerOf(page, carried.id)).toBe(second.number);
  expect([first.number, third.number]).toContain(await trailerOf(page, inItsWay.id));
  await expectMail(ANNA, inItsWay.number);
});
