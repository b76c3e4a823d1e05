import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { bookTrailer } from './booker.ts';
import { trailerInput } from './fleet-world.ts';
import { WORDS } from './journey.ts';
import { chooseByKeys, pressUntilFocused, tabTo } from './keyboard.ts';
import { call, signInAs } from './shopper.ts';

/** What journeys over the board have in common. */

const { de } = WORDS;

export type Twin = { readonly id: string; readonly number: string };

export async function findDepotId(page: Page, code: string): Promise<string> {
  const { items } = await call(page, 'GET', '/api/depots');
  return items.find((depot: { code: string }) => depot.code === code).id;
}

type Wish = {
  readonly code: string;
  readonly more: Parameters<typeof trailerInput>[1];
};

/**
 * A trailer of the operator, who is signed in on the page. It carries more than any other of the depot, so that only those
 * made here are equal to each other.
 */
export async function makeTwin(
  page: Page,
  { code = 'HAM', more = { payloadKg: 31_000 } }: Partial<Wish> = {},
): Promise<Twin> {
  // Another process that runs journeys counts anew.
  const mark = randomUUID().slice(0, 8).toUpperCase();
  const input = trailerInput(await findDepotId(page, code), { number: `N-${mark}`, plate: `HH ${mark}`, ...more });
  const twin = await call(page, 'POST', '/api/admin/trailers', input);
  for (const kind of ['hu', 'sp', 'xl']) {
    await call(page, 'PUT', `/api/admin/trailers/${twin.id}/certificates/${kind}`, { validUntil: '2099-12-31' });
  }
  await call(page, 'PUT', `/api/admin/trailers/${twin.id}/status`, { status: 'active' });
  return twin;
}

/** Somebody books a trailer in a browser of their own, and would take an equal or better one. */
export async function bookAs(browser: Browser, email: string, { id }: Twin, from: string, days = 3) {
  const customer = await browser.newPage();
  await signInAs(customer, email);
  const { lineItems } = await bookTrailer(customer, id, from, days, 'any');
  await customer.close();
  return { id: lineItems[0]?.id ?? '', number: lineItems[0]?.number ?? '' };
}

export const rowOf = (page: Page, { number }: Twin) => page.getByRole('row', { name: new RegExp(number) });

/** What a booking has, and its bar in the row of a trailer. */
export const barIn = (page: Page, trailer: Twin, company: string) =>
  rowOf(page, trailer).getByRole('button', { name: new RegExp(company) });

/** Three weeks of the trailers of one depot and type. */
export const boardAt = (day: string, depotId: string) =>
  `/admin/board?from=${day.slice(0, 10)}&depot=${depotId}&type=plane`;

/** In the window that is open. */
export const giveReason = (page: Page) =>
  chooseByKeys(
    page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: de['word.reason'] }),
    de['adminBooking.reason.planning'],
  );

/** The trailer that a booking really has. */
export const trailerOf = async (page: Page, bookingId: string | undefined) =>
  (await call(page, 'GET', `/api/admin/bookings/${bookingId}`)).trailer.number;

/** Into the board by the tab key, and on by the arrows: to the row of a trailer, and along it to a bar. */
export async function walkTo(page: Page, trailer: Twin, bar: Locator) {
  await tabTo(page.getByRole('grid').locator('[tabindex="0"]'));
  const name = rowOf(page, trailer).locator('[data-bar="-1"]');
  await pressUntilFocused(name, { before: 'ArrowDown', behind: 'ArrowUp' });
  await pressUntilFocused(bar, { before: 'ArrowRight' });
}

/** With the mouse from its row to that of another trailer. */
export async function dragTo(bar: Locator, to: Twin, words?: string) {
  const page = bar.page();
  await rowOf(page, to).scrollIntoViewIfNeeded();
  await bar.hover();
  await page.mouse.down();
  await rowOf(page, to).hover();
  if (words !== undefined) await expect(page.getByText(words)).toBeVisible();
  await page.mouse.up();
}
