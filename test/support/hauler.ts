import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs, request, test } from '@playwright/test';
import sharp from 'sharp';
import { Temporal } from 'temporal-polyfill';
import { TRAILER_TYPES, type TrailerType } from '#domain/trailer/trailer-type.ts';
import { trailerInput } from './fleet-world.ts';
import { DEMO_PASSWORD } from './journey.ts';
import { addToCart, call } from './shopper.ts';
import { BECAUSE } from './because.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ADMIN = 'admin@trailyard.example';

/** A grey picture, as a camera would hand it over. */
export const PHOTO = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#777777' } })
    .png()
    .toBuffer(),
};

export type Rental = {
  readonly orderId: string;
  readonly bookingId: string;
  readonly plate: string;
  readonly pickUp: string;
  readonly return: string;
};

/** What a clock in Hamburg shows then. */
const wallTime = (ms: number): string => toClock(ms).toPlainDateTime().toString({ smallestUnit: 'minute' });
const toClock = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Berlin');

/** A round time in an hour or two, which is not the second time in one night that clocks show it. */
function findSoon(): number {
  const latest = Math.floor((Date.now() + 119 * MINUTE_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const isShownOnce = (ms: number) =>
    toClock(ms).toPlainDateTime().toZonedDateTime('Europe/Berlin').epochMilliseconds === ms;
  const times = Array.from({ length: 9 }, (_, step) => latest - step * 5 * MINUTE_MS);
  return times.find(isShownOnce) ?? latest;
}

/** Four days from then on. */
export function periodSoon() {
  const from = findSoon();
  return { from: wallTime(from), to: wallTime(from + 4 * DAY_MS) };
}

/** Depots where a trailer can be had at any hour. */
type KeyBox = 'HAM' | 'LEJ';

/**
 * Rents a trailer at a key box so soon that it can be picked up now: at least one hour ahead, at most two. It is a new
 * one, because the demo is another one every day, and of the few at key boxes all may be out.
 */
export async function rentNow(page: Page, depot: KeyBox, type: TrailerType = 'plane'): Promise<Rental> {
  const query = new URLSearchParams({ ...periodSoon(), q: await bringTrailer(depot, type), freeOnly: 'true' });
  const { items } = await call(page, 'GET', `/api/trailers?${query.toString()}`);
  const { items: old } = await call(page, 'GET', '/api/cart');
  for (const { id } of old) await call(page, 'DELETE', `/api/cart/items/${id}`);
  expect(items, 'the trailer that was just brought').toHaveLength(1);
  await addToCart(page, items[0]);
  const { version } = await call(page, 'GET', '/api/cart');
  const order = await call(
    page,
    'POST',
    '/api/orders',
    { cartVersion: version, paymentMethod: 'transfer', acceptTerms: true },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  expect(order.status).toBe('confirmed');
  return toRental(order);
}

type Ordered = {
  readonly id: string;
  readonly lineItems: readonly {
    readonly id: string;
    readonly bookingId: string;
    readonly trailer: { readonly plate: string };
  }[];
};

/** The first trailer of an order, and where it is handed over. */
export function toRental({ id, lineItems: [line] }: Ordered): Rental {
  if (line === undefined) throw new Error(`Order ${id} has no trailer`);
  const path = `${id}/${line.id}`;
  return {
    orderId: id,
    bookingId: line.bookingId,
    plate: line.trailer.plate,
    pickUp: `/trailer-checkout/${path}`,
    return: `/trailer-checkin/${path}`,
  };
}

type Playwright = Pick<PlaywrightWorkerArgs['playwright'], 'request'>;

/** The operator takes another trailer into the fleet and offers it; returns its number. */
export async function bringTrailer(depot: KeyBox, type: TrailerType): Promise<string> {
  const operator = await signInOperator({ request }, test.info().project.use.baseURL);
  const { items } = await (await operator.get(`/api/admin/depots?q=${depot}`)).json();
  const { id } = items.find(({ code }: { code: string }) => code === depot);
  const [subType = ''] = TRAILER_TYPES[type].subTypes;
  // Another process that runs journeys counts anew.
  const mark = randomUUID().slice(0, 8).toUpperCase();
  const names = { number: `N-${mark}`, plate: `HH ${mark}` };
  const data = trailerInput(id, { type, subType, priceClass: type, facts: {}, ...names });
  const answer = await operator.post('/api/admin/trailers', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id: trailerId, number, requiredCertificates } = await answer.json();
  for (const kind of requiredCertificates) {
    const path = `/api/admin/trailers/${trailerId}/certificates/${kind}`;
    expect((await operator.put(path, { data: { validUntil: '2090-12-31' } })).status()).toBe(200);
  }
  const offered = await operator.put(`/api/admin/trailers/${trailerId}/status`, { data: { status: 'active' } });
  expect(offered.status(), await offered.text()).toBe(200);
  await operator.dispose();
  return number;
}

async function signInOperator(playwright: Playwright, baseURL: string | undefined): Promise<APIRequestContext> {
  const operator = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await operator.post('/api/users/login', { data: { email: ADMIN, password: DEMO_PASSWORD, rememberMe: false } });
  return operator;
}

/** The operator cancels a booking. */
export async function cancelAtTheDesk(playwright: Playwright, baseURL: string | undefined, bookingId: string) {
  const operator = await signInOperator(playwright, baseURL);
  const { version } = await (await operator.get(`/api/admin/bookings/${bookingId}`)).json();
  const answer = await operator.post(`/api/admin/bookings/${bookingId}/cancel`, {
    headers: { 'If-Match': `"${version}"` },
    data: BECAUSE,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await operator.dispose();
}

/** What somebody of the depot reads on the desk, to sign on a customer's device. */
export async function readDepotCode(playwright: Playwright, baseURL: string | undefined, bookingId: string) {
  const operator = await signInOperator(playwright, baseURL);
  const { codeOfDay } = await (await operator.get(`/api/admin/bookings/${bookingId}`)).json();
  await operator.dispose();
  return String(codeOfDay);
}

/** Puts somebody behind the counter of a depot, or takes its key box back into use. */
export async function setKeyBox(playwright: Playwright, baseURL: string | undefined, code: string, keyBox: boolean) {
  const operator = await signInOperator(playwright, baseURL);
  const { items } = await (await operator.get(`/api/admin/depots?q=${code}`)).json();
  const { id } = items.find((depot: { code: string }) => depot.code === code);
  const { version } = await (await operator.get(`/api/admin/depots/${id}`)).json();
  const answer = await operator.patch(`/api/admin/depots/${id}`, {
    data: { keyBox, acceptStranded: true },
    headers: { 'If-Match': `"${version}"` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await operator.dispose();
}

type Parts = Record<string, unknown>;

/** Answers every question of a handover by the API, except what the parts say otherwise (`undefined`: not at all). */
export async function answerAll(page: Page, bookingId: string, kind: 'pickUp' | 'return', parts: Parts = {}) {
  const path = `/api/bookings/${bookingId}/handovers`;
  const { id, plan } = await call(page, 'POST', path, { kind });
  const body = {
    driver: { name: 'Jan Kowalski' },
    mileage: { km: 200_000 },
    ...(plan.steps.includes('cooling') && { cooling: { engineHours: 9000, fuelPercent: 80 } }),
    tyres: Object.fromEntries(plan.tyres.map(({ position }: { position: string }) => [position, 8])),
    checklist: Object.fromEntries(plan.checklist.map((check: string) => [check, { isOk: true }])),
    damages: [],
    equipment: Object.fromEntries(plan.equipment.map((item: string) => [item, 2])),
    cleanliness: { isClean: true },
    ...parts,
  };
  await call(page, 'PATCH', `${path}/${id}`, body);
  for (const position of plan.photos) await putPhoto(page.request, `${path}/${id}/photos/${position}`);
  return id as string;
}

async function putPhoto(visitor: APIRequestContext, path: string) {
  const answer = await visitor.put(path, { data: PHOTO.buffer, headers: { 'Content-Type': PHOTO.mimeType } });
  expect(answer.status(), await answer.text()).toBe(200);
}
