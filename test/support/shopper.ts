import { expect, type Page } from '@playwright/test';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { DEMO_PASSWORD } from './journey.ts';

const DAY_MS = 86_400_000;

/** A call of the API in the name of whoever is signed in on a page. */
export async function call(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Signs in without a look at the login page, and leaves the tour through the shop for later. */
export async function signInAs(page: Page, email: string) {
  await call(page, 'POST', '/api/users/login', { email, password: DEMO_PASSWORD, rememberMe: false });
  await call(page, 'POST', '/api/users/tour');
}

/** A morning on a working day, at least so many days from now. */
export function morningAhead(days: number): string {
  const date = new Date(Date.now() + days * DAY_MS);
  const weekday = date.getUTCDay();
  const workday = new Date(date.getTime() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY_MS);
  return `${workday.toISOString().slice(0, 10)}T09:00`;
}

export type Wish = {
  readonly type: string;
  readonly subType?: string;
  readonly depot: string;
  readonly inDays: number;
  readonly days: number;
};
export type FoundTrailer = {
  readonly id: string;
  readonly number: string;
  readonly period: Readonly<Record<'from' | 'to' | 'localFrom' | 'localTo', string>>;
};

const LONGEST_SEARCH_DAYS = 28;

/**
 * A free trailer of the demo for a wish, on the day or soon after it: depots close on holidays and Sundays, other journeys
 * rent as well, and a period that the depot's hours would move is no period to count on. Whoever asks again after it was
 * taken gets another.
 */
export async function findFree(page: Page, { type, subType, depot, inDays, days }: Wish): Promise<FoundTrailer> {
  const { items: inCart } = await call(page, 'GET', '/api/cart');
  const known = new Set(inCart.map(({ trailerId }: { trailerId: string }) => trailerId));
  for (let late = 0; late < LONGEST_SEARCH_DAYS; late += 1) {
    const from = morningAhead(inDays + late);
    const to = `${new Date(Date.parse(from.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)}T09:00`;
    const wanted = { type, ...(subType && { subType }), depot, from, to };
    const query = new URLSearchParams({ ...wanted, freeOnly: 'true', limit: '20' });
    const { items } = await call(page, 'GET', `/api/trailers?${query.toString()}`);
    const found = items.find(
      ({ id, period }: FoundTrailer) => !known.has(id) && period.localFrom === from && period.localTo === to,
    );
    if (found) return found;
  }
  throw new Error(`No ${type} is free in ${depot}`);
}

export async function addToCart(page: Page, { id, period }: FoundTrailer, unitChoice: UnitChoice = 'exact') {
  return call(page, 'POST', '/api/cart/items', { trailerId: id, from: period.from, to: period.to, unitChoice });
}

/** Exactly these trailers in the cart, in this order. */
export async function fillCart(page: Page, wishes: readonly Wish[]): Promise<readonly FoundTrailer[]> {
  const { items } = await call(page, 'GET', '/api/cart');
  for (const { id } of items) await call(page, 'DELETE', `/api/cart/items/${id}`);
  const found: FoundTrailer[] = [];
  for (const wish of wishes) {
    const trailer = await findFree(page, wish);
    await addToCart(page, trailer);
    found.push(trailer);
  }
  return found;
}

/** Orders the cart by bank transfer, as somebody who is faster does. */
export async function orderAtOnce(page: Page) {
  const { version } = await call(page, 'GET', '/api/cart');
  const body = { cartVersion: version, paymentMethod: 'transfer', acceptTerms: true };
  return call(page, 'POST', '/api/orders', body, { 'idempotency-key': crypto.randomUUID() });
}
