import { expect, type Page } from '@playwright/test';
import { findIdleTrailers } from './pass-time.ts';
import { addToCart, call, fillCart, morningAhead, orderAtOnce, type Wish } from './shopper.ts';

const DAY_MS = 86_400_000;

export type MadeOrder = {
  readonly id: string;
  readonly number: string;
  readonly lineItems: readonly { readonly id: string; readonly number: string; readonly trailerId: string }[];
};

/** Orders what is free, as whoever is signed in on the page. */
export async function book(page: Page, wishes: readonly Wish[]): Promise<MadeOrder> {
  await fillCart(page, wishes);
  return orderAtOnce(page);
}

/** How many trailers of which depots; those with a key box come first. */
type IdleOrder = { readonly atKeyBox?: number; readonly elsewhere?: number; readonly days: number };

/** Orders trailers that nobody has or wants for a while, so that the order can be moved in time. */
export async function bookIdle(page: Page, { atKeyBox = 0, elsewhere = 0, days }: IdleOrder): Promise<MadeOrder> {
  await fillCart(page, []);
  const trailers = [
    ...(await findIdleTrailers({ count: atKeyBox, atKeyBox: true })),
    ...(await findIdleTrailers({ count: elsewhere, atKeyBox: false })),
  ];
  for (const id of trailers) await addToCart(page, await askFor(page, id, morningAhead(8), days));
  return orderAtOnce(page);
}

/** Orders one certain trailer. */
export async function bookTrailer(page: Page, trailerId: string, from: string, days: number): Promise<MadeOrder> {
  await fillCart(page, []);
  await addToCart(page, await askFor(page, trailerId, from, days));
  return orderAtOnce(page);
}

async function askFor(page: Page, id: string, from: string, days: number) {
  const to = `${new Date(Date.parse(from.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)}T09:00`;
  const trailer = await call(page, 'GET', `/api/trailers/${id}?${new URLSearchParams({ from, to }).toString()}`);
  expect(trailer.free, `${trailer.number} from ${from} to ${to}`).toBe(true);
  return trailer;
}
