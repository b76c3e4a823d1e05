import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { previewCancellation } from '#services/booking/preview-cancellation.ts';
import { getOrder } from '#services/order/get-order.ts';
import { bookTrailers, pickUp } from '../support/booking-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { makeRenting, plus, type Renting } from '../support/renting.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_MS = 3_600_000;

let shop: TestApp;
let read: Renting['read'];
let book: Renting['book'];
let rent: Renting['rent'];
let moveTo: Renting['moveTo'];
let allocationEnd: Renting['allocationEnd'];
beforeAll(async () => {
  shop = await createTestApp();
  ({ read, book, rent, moveTo, allocationEnd } = await makeRenting(shop));
});
afterAll(() => shop[Symbol.asyncDispose]());

describe('a pick-up', () => {
  test('makes the order active', async () => {
    const actor = await makeCustomer(shop.deps);
    const [booking] = await rent(actor);
    expect([booking?.status, booking?.order.status, booking?.pickedUpAt]).toEqual(['onRent', 'active', booking?.from]);
  });

  test('waits while the trailer is still out with somebody else', async () => {
    const [actor, next] = [await makeCustomer(shop.deps), await makeCustomer(shop.deps)];
    const [booking] = await rent(actor, { days: 5 });
    if (!booking) throw new Error('No booking');
    const { lineItems } = await bookTrailers(shop.deps, next, { daysAhead: 6, trailerIds: [booking.trailerId] });
    moveTo(lineItems[0]?.from ?? '');
    const following = await read(next, lineItems[0]?.id ?? '');
    expect(following.flags).toEqual(['endangered']);
    await expect(pickUp(shop.deps, next, following.id)).rejects.toThrow('"reason":"overdue"');
  });
});

describe('a cancellation', () => {
  test('is free until 24 hours before the pick-up, then costs one day at the booking’s own rate', async () => {
    const actor = await makeCustomer(shop.deps);
    const [early] = await book(actor, { days: 8 });
    const [late] = await book(actor, { days: 8 });
    if (!early || !late) throw new Error('No bookings');
    moveTo(plus(early.from, -24 * HOUR_MS));
    const free = await cancelBooking(shop.deps, actor, { bookingId: early.id });
    expect(free.ok && free.value.charges).toEqual([]);
    moveTo(plus(late.from, -23 * HOUR_MS));
    const terms = await previewCancellation(shop.deps, actor, late.id);
    expect(terms.ok && terms.value).toMatchObject({ fee: { cents: 3200 }, grossFee: { cents: 3808 }, endsOrder: true });
    const charged = await cancelBooking(shop.deps, actor, { bookingId: late.id });
    expect(charged.ok && charged.value).toMatchObject({
      status: 'cancelled',
      charges: [{ kind: 'cancellation', net: { cents: 3200 } }],
      totals: { net: { cents: 3200 }, gross: { cents: 3808 } },
      order: { status: 'cancelled' },
    });
    expect(await allocationEnd(late.id)).toBeUndefined();
  });

  test('of one line of several leaves what was agreed, and asks for the others only', async () => {
    const actor = await makeCustomer(shop.deps);
    const [first, second] = await book(actor, { trailers: 2, days: 5 });
    if (!first || !second) throw new Error('No bookings');
    const terms = await previewCancellation(shop.deps, actor, first.id);
    expect(terms.ok && terms.value.endsOrder).toBe(false);
    await cancelBooking(shop.deps, actor, { bookingId: first.id });
    const order = await getOrder(shop.deps, actor, first.orderId);
    expect(order.ok && order.value).toMatchObject({
      status: 'confirmed',
      totals: { net: { cents: 10 * 4200 } },
      feesAndCredits: { cents: -5 * 4200 },
      due: { net: { cents: 5 * 4200 }, gross: { cents: 24_990 } },
    });
    expect((await read(actor, second.id)).siblings).toMatchObject([{ id: first.id, status: 'cancelled' }]);
  });

  test('is told by mail', async () => {
    await shop.forgetOutbox();
    const actor = await makeCustomer(shop.deps);
    const [booking] = await book(actor);
    if (!booking) throw new Error('No booking');
    await shop.workOffOutbox();
    const sent = shop.mails.length;
    await cancelBooking(shop.deps, actor, { bookingId: booking.id });
    await shop.workOffOutbox();
    expect(shop.mails.slice(sent).map(({ subject }) => subject)).toEqual([`Buchung ${booking.number} ist storniert`]);
  });
});

test('nothing of all that has broken an order', async () => {
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
});
