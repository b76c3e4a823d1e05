import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { previewReturn } from '#services/booking/preview-return.ts';
import { returnBookings } from '#services/booking/return-bookings.ts';
import { getOrder } from '#services/order/get-order.ts';
import { bookTrailers, bringBack, pickUp } from '../support/booking-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeDepot, makePriceList } from '../support/make-rows.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { makeRenting, plus, type Renting } from '../support/renting.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: TestApp;
let read: Renting['read'];
let rent: Renting['rent'];
let moveTo: Renting['moveTo'];
let allocationEnd: Renting['allocationEnd'];
beforeAll(async () => {
  shop = await createTestApp();
  ({ read, rent, moveTo, allocationEnd } = await makeRenting(shop));
});
afterAll(() => shop[Symbol.asyncDispose]());

test('two of six trailers come back under one number; the others stay', async () => {
  const actor = await makeCustomer(shop.deps);
  const bookings = await rent(actor, { trailers: 6 });
  const [first, second, ...others] = bookings;
  if (!first || !second) throw new Error('No bookings');
  const at = plus(first.to, -2 * DAY_MS);
  const answer = await returnBookings(shop.deps, actor, { bookingIds: [first.id, second.id], at });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expect(answer.value.reference).toMatch(/^R-\d\d-\d{6}$/);
  expect(answer.value.items.map(({ number, status }) => [number, status])).toEqual([
    [first.number, 'returnAnnounced'],
    [second.number, 'returnAnnounced'],
  ]);
  // Five days at 42 euros become three: two days less, for each.
  expect(answer.value.outlook.difference.cents).toBe(-2 * 2 * 4200);
  for (const { id } of others) expect((await read(actor, id)).status).toBe('onRent');
  const shown = await read(actor, first.id);
  expect(shown.announcedReturn).toMatchObject({ for: at, reference: answer.value.reference });
  expect(shown.timeline[0]).toMatchObject({
    kind: 'booking.announceReturn',
    data: { announcedFor: at, reference: answer.value.reference, from: 'onRent', to: 'returnAnnounced' },
  });

  moveTo(at);
  await bringBack(shop.deps, actor, first.id);
  await bringBack(shop.deps, actor, second.id);
  const order = await getOrder(shop.deps, actor, first.orderId);
  expect(order.ok && order.value.status).toBe('active');
  expect((await read(actor, second.id)).charges).toMatchObject([{ kind: 'earlyReturn', net: { cents: -8400 } }]);
});

test('without a time each comes back as agreed, and nobody’s return is moved', async () => {
  const actor = await makeCustomer(shop.deps);
  const [first, second, late] = await rent(actor, { trailers: 3 });
  if (!first || !second || !late) throw new Error('No bookings');
  const extended = await extendBooking(shop.deps, actor, {
    bookingId: second.id,
    input: { to: plus(second.to, 2 * DAY_MS) },
  });
  if (!extended.ok) throw new Error(extended.error.code);
  const agreed = (await read(actor, second.id)).to;
  const bookingIds = [first.id, second.id];
  const preview = await previewReturn(shop.deps, actor, { bookingIds });
  if (!preview.ok) throw new Error(preview.error.code);
  expect(preview.value).toMatchObject({ possible: true, difference: { cents: 0 } });
  const times = preview.value.items.map(({ bookingId, at }) => [bookingId, at]);
  expect(Object.fromEntries(times)).toEqual({ [first.id]: first.to, [second.id]: agreed });
  const answer = await returnBookings(shop.deps, actor, { bookingIds });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expect((await read(actor, first.id)).announcedReturn?.for).toBe(first.to);
  expect((await read(actor, second.id)).announcedReturn?.for).toBe(agreed);

  // What is overdue comes as soon as it can.
  moveTo(plus(late.to, HOUR_MS));
  expect(await returnBookings(shop.deps, actor, { bookingIds: [late.id] })).toMatchObject({ ok: true });
  expect((await read(actor, late.id)).announcedReturn?.for).toBe(shop.deps.clock.now().toISOString());
});

describe('a return that is announced', () => {
  test('is refused as a whole when a colleague was faster with one of them, and says with which', async () => {
    const actor = await makeCustomer(shop.deps);
    const [first, second] = await rent(actor, { trailers: 2 });
    if (!first || !second) throw new Error('No bookings');
    await bringBack(shop.deps, actor, second.id);
    const refused = await returnBookings(shop.deps, actor, { bookingIds: [first.id, second.id], at: first.to });
    expect(refused).toMatchObject({
      error: {
        code: 'illegal-state',
        details: { bookings: [{ id: second.id, status: 'returned', lastChange: { kind: 'booking.return' } }] },
      },
    });
    expect((await read(actor, first.id)).status).toBe('onRent');
  });

  test('is refused where one of the versions is stale', async () => {
    const actor = await makeCustomer(shop.deps);
    const [first, second] = await rent(actor, { trailers: 2 });
    if (!first || !second) throw new Error('No bookings');
    await changeBooking(shop.deps, actor, { bookingId: second.id, input: { driverName: 'Ida' } });
    const versions = { [first.id]: first.version, [second.id]: second.version };
    const refused = await returnBookings(shop.deps, actor, {
      bookingIds: [first.id, second.id],
      at: first.to,
      versions,
    });
    expect(refused).toMatchObject({
      error: { code: 'stale-version', details: { current: [{ id: second.id }] } },
    });
  });

  test('can be announced anew, under a new number', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor);
    if (!booking) throw new Error('No booking');
    const references: string[] = [];
    for (const days of [0, -1]) {
      const at = plus(booking.to, days * DAY_MS);
      const answer = await returnBookings(shop.deps, actor, { bookingIds: [booking.id], at });
      if (!answer.ok) throw new Error(answer.error.code);
      references.push(answer.value.reference);
    }
    expect(new Set(references).size).toBe(2);
    expect((await read(actor, booking.id)).announcedReturn?.reference).toBe(references[1]);
  });

  test.each([
    ['past', (booking: Booking) => plus(booking.from, -HOUR_MS)],
    ['too-late', (booking: Booking) => plus(booking.to, 8 * DAY_MS)],
  ])('for a time that is %s is refused', async (code, at) => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor);
    if (!booking) throw new Error('No booking');
    const input = { bookingIds: [booking.id], at: at(booking) };
    expect(await returnBookings(shop.deps, actor, input)).toMatchObject({
      error: { code: 'invalid-fields', fields: { at: code } },
    });
  });

  test('outside of the opening hours is refused, with the nearest times that are inside', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor, { days: 9 });
    if (!booking) throw new Error('No booking');
    const closed = await makeDepot(shop.deps.db, { leadTimeMinutes: 0 });
    await shop.deps.db.updateTable('booking').set({ depotId: closed }).where('id', '=', booking.id).execute();
    // Open on Mondays only; a Sunday night in summer and winter is none.
    const sunday = new Date(booking.to);
    sunday.setUTCDate(sunday.getUTCDate() - sunday.getUTCDay());
    sunday.setUTCHours(12, 0, 0, 0);
    const at = sunday.toISOString();
    const seen = await previewReturn(shop.deps, actor, { bookingIds: [booking.id], at });
    const next = seen.ok ? seen.value.items[0] : undefined;
    expect([next?.problem, next?.localAt.slice(11)]).toEqual(['closed', expect.stringMatching(/^1[34]:00$/)]);
    expect(Date.parse(next?.before ?? '')).toBeLessThan(sunday.getTime());
    expect(Date.parse(next?.after ?? '')).toBeGreaterThan(sunday.getTime());
    expect(await returnBookings(shop.deps, actor, { bookingIds: [booking.id], at })).toMatchObject({
      error: { fields: { at: 'closed' } },
    });
  });
});

describe('a return', () => {
  test('on the agreed day costs nothing more, and two hours of grace neither', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor);
    if (!booking) throw new Error('No booking');
    moveTo(plus(booking.to, 2 * HOUR_MS));
    await bringBack(shop.deps, actor, booking.id);
    const returned = await read(actor, booking.id);
    expect([returned.status, returned.charges]).toEqual(['returned', []]);
  });

  test('before the end credits the unused days at the frozen price, and frees the trailer after its turnaround', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor, { days: 10 });
    if (!booking) throw new Error('No booking');
    await makePriceList(shop.deps.db, { plane: [99_900, 99_900, 99_900, 99_900] });
    const at = plus(booking.from, 8 * DAY_MS);
    const seen = await previewReturn(shop.deps, actor, { bookingIds: [booking.id], at });
    expect(seen.ok && seen.value).toMatchObject({
      difference: { cents: -2 * 3200 },
      grossDifference: { cents: -7616 },
    });
    moveTo(at);
    await bringBack(shop.deps, actor, booking.id);
    const returned = await read(actor, booking.id);
    expect(returned.charges).toMatchObject([{ kind: 'earlyReturn', net: { cents: -6400 }, tax: { rate: 19 } }]);
    expect(returned.totals.net.cents).toBe(8 * 3200);
    expect(await allocationEnd(booking.id)).toBe(plus(at, 2 * HOUR_MS));
    await makePriceList(shop.deps.db, { plane: [4200, 3200, 2400, 2000], cool: [9500, 7800, 6200, 5400] });
  });

  test('of a reefer never costs less than its three days', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor, { days: 5, type: 'cool' });
    if (!booking) throw new Error('No booking');
    moveTo(plus(booking.from, DAY_MS));
    await bringBack(shop.deps, actor, booking.id);
    expect((await read(actor, booking.id)).totals.net.cents).toBe(3 * 9500);
  });

  test('after the end charges the added days as if they had been booked', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor, { days: 5 });
    if (!booking) throw new Error('No booking');
    moveTo(plus(booking.to, DAY_MS));
    expect((await read(actor, booking.id)).flags).toEqual(['overdue']);
    await bringBack(shop.deps, actor, booking.id);
    const returned = await read(actor, booking.id);
    // Six days would have been cheaper as seven at the longer band's rate.
    expect(returned.charges).toMatchObject([{ kind: 'lateReturn', net: { cents: 7 * 3200 - 5 * 4200 } }]);
    expect(await allocationEnd(booking.id)).toBe(plus(booking.to, DAY_MS + 2 * HOUR_MS));
  });

  test('that is late takes nothing of the next customer’s time', async () => {
    const [actor, next] = [await makeCustomer(shop.deps), await makeCustomer(shop.deps)];
    const [booking] = await rent(actor, { days: 5 });
    if (!booking) throw new Error('No booking');
    const { lineItems } = await bookTrailers(shop.deps, next, { daysAhead: 6, trailerIds: [booking.trailerId] });
    const following = lineItems[0];
    moveTo(plus(following?.from ?? '', HOUR_MS));
    await bringBack(shop.deps, actor, booking.id);
    expect(await allocationEnd(booking.id)).toBe(following?.from);
    await pickUp(shop.deps, next, following?.id ?? '');
  });

  test('of an extended booking gives back first what the extension cost, with its own tax', async () => {
    const actor = await makeCustomer(shop.deps, {
      unit: { country: 'PL', vatId: 'PL7771234567', vatIdStatus: 'valid' },
    });
    const [booking] = await rent(actor, { days: 28 });
    if (!booking) throw new Error('No booking');
    const extended = await extendBooking(shop.deps, actor, {
      bookingId: booking.id,
      input: { to: plus(booking.to, 7 * DAY_MS) },
    });
    if (!extended.ok) throw new Error(extended.error.code);
    moveTo(plus(booking.from, 20 * DAY_MS));
    await bringBack(shop.deps, actor, booking.id);
    const returned = await read(actor, booking.id);
    expect(returned.charges.map(({ net, tax }) => [net.cents, tax.case])).toEqual(
      expect.arrayContaining([
        [-12_000, 'reverseCharge'],
        [-(72_000 - 20 * 3200), 'shortTerm'],
      ]),
    );
    expect(returned.totals.net.cents).toBe(20 * 3200);
  });
});

test('nothing of all that has broken an order', async () => {
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
});
