import { expect, type Page } from '@playwright/test';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { findIdleTrailers } from './pass-time.ts';
import { addToCart, call, fillCart, type FoundTrailer, morningAhead, orderAtOnce, type Wish } from './shopper.ts';

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
type IdleOrder = {
  readonly atKeyBox?: number;
  readonly elsewhere?: number;
  readonly type?: string;
  readonly days: number;
};

/** Orders trailers that nobody has or wants for a while, so that the order can be moved in time. */
export async function bookIdle(page: Page, { atKeyBox = 0, elsewhere = 0, type, days }: IdleOrder): Promise<MadeOrder> {
  await fillCart(page, []);
  const trailers = [
    ...(await findIdleTrailers({ count: atKeyBox, atKeyBox: true, type })),
    ...(await findIdleTrailers({ count: elsewhere, atKeyBox: false, type })),
  ];
  for (const trailer of await askForAll(page, trailers, days)) await addToCart(page, trailer);
  return orderAtOnce(page);
}

/** Orders one certain trailer. */
export async function bookTrailer(
  page: Page,
  trailerId: string,
  from: string,
  days: number,
  unitChoice: UnitChoice = 'exact',
): Promise<MadeOrder> {
  await fillCart(page, []);
  await addToCart(page, await askFor(page, trailerId, from, days), unitChoice);
  return orderAtOnce(page);
}

/** All from the same morning, one on which each of their depots is open. */
async function askForAll(page: Page, ids: readonly string[], days: number, inDays = 8): Promise<readonly Asked[]> {
  const from = morningAhead(inDays);
  const trailers = await Promise.all(ids.map((id) => askFor(page, id, from, days)));
  if (trailers.every(({ period }) => period.localFrom === from)) return trailers;
  return askForAll(page, ids, days, inDays + 1);
}

type Asked = FoundTrailer & { readonly period: { readonly localFrom: string } };

async function askFor(page: Page, id: string, from: string, days: number): Promise<Asked> {
  const to = `${new Date(Date.parse(from.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)}T09:00`;
  const trailer = await call(page, 'GET', `/api/trailers/${id}?${new URLSearchParams({ from, to }).toString()}`);
  expect(trailer.free, `${trailer.number} from ${from} to ${to}`).toBe(true);
  return trailer;
}
