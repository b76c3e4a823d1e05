import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import type { ExtensionPreview } from '#contract/extension.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import type { Member } from '#domain/team/actor.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getOrder } from '#services/order/get-order.ts';
import { markTransferReceived } from '#services/order/mark-transfer-received.ts';
import { bookTrailers, pickUp } from '../support/booking-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeDepot, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { makeServices } from '../support/service-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 24 * 3_600_000;

let shop: TestApp;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  await makeServices(shop.deps, [
    { key: 'cover', unit: 'perDay', prices: { plane: 390 } },
    { key: 'lashing', unit: 'once', prices: { plane: 5900 } },
  ]);
  depotId = await makeOpenDepot(shop.deps.db, { country: 'DE' });
});
afterAll(() => shop[Symbol.asyncDispose]());

const polish = () =>
  makeCustomer(shop.deps, { unit: { country: 'PL', vatId: 'PL7771234567', vatIdStatus: 'valid', name: 'Trans' } });

/** The customer's only booking, of so many days from three days ahead on. */
async function book(actor: Member, days: number, trailerIds?: readonly string[]): Promise<Booking> {
  const ids = trailerIds ?? [await makeTrailer(shop.deps.db, { depotId })];
  const { lineItems } = await bookTrailers(shop.deps, actor, { days, trailerIds: ids });
  return read(actor, lineItems[0]?.id ?? '');
}

async function read(actor: Member, bookingId: string): Promise<Booking> {
  const found = await getBooking(shop.deps, actor, bookingId);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const after = (booking: Pick<Booking, 'to'>, days: number): string =>
  new Date(Date.parse(booking.to) + days * DAY_MS).toISOString();

async function preview(actor: Member, bookingId: string, to: string): Promise<ExtensionPreview> {
  const seen = await previewExtension(shop.deps, actor, { bookingId, input: { to } });
  if (!seen.ok) throw new Error(JSON.stringify(seen.error));
  return seen.value;
}

async function extend(actor: Member, bookingId: string, to: string): Promise<Booking> {
  const extended = await extendBooking(shop.deps, actor, { bookingId, input: { to } });
  if (!extended.ok) throw new Error(JSON.stringify(extended.error));
  return extended.value;
}

describe('an extension', () => {
  test.each([
    [2, 1],
    [5, 2],
    [6, 1],
    [20, 15],
    [28, 7],
    [100, 120],
  ])('of %i days by %i costs what renting at once would have cost, to the cent', async (days, more) => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, days);
    const seen = await preview(actor, booking.id, after(booking, more));
    const extended = await extend(actor, booking.id, after(booking, more));
    const atOnce = await book(await makeCustomer(shop.deps), days + more);
    expect(extended.net).toEqual(atOnce.net);
    expect(extended.price).toEqual(atOnce.price);
    expect(extended.trace).toEqual(atOnce.trace);
    expect(seen.difference.cents).toBe(extended.net.cents - booking.net.cents);
    expect(seen.newTotal).toEqual(extended.net);
    expect(extended.flags).toContain('extended');
  });

  test('charges services by the day for the added days, and those that are paid once not again', async () => {
    const actor = await makeCustomer(shop.deps);
    const trailerId = await makeTrailer(shop.deps.db, { depotId });
    const cart = await fillCart(shop.deps, actor, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 3, 2) }]);
    const chosen = await chooseServices(shop.deps, actor, {
      itemId: cart.items[0]?.id ?? '',
      services: ['cover', 'lashing'],
    });
    if (!chosen.ok) throw new Error(chosen.error.code);
    const placed = await order(shop.deps, actor, chosen.value);
    if (!placed.ok) throw new Error(placed.error.code);
    const bookingId = placed.value.order.lineItems[0]?.id ?? '';
    const booking = await read(actor, bookingId);
    const seen = await preview(actor, bookingId, after(booking, 3));
    expect(seen).toMatchObject({ rentDifference: { cents: 12_600 }, serviceDifference: { cents: 3 * 390 } });
    const extended = await extend(actor, bookingId, after(booking, 3));
    expect(extended.services.map(({ key, price }) => [key, price.cents])).toEqual([
      ['cover', 5 * 390],
      ['lashing', 5900],
    ]);
    expect(extended.net.cents).toBe(5 * 4200 + 5 * 390 + 5900);
  });

  test('changes the sums of its order with it', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 2);
    const seen = await preview(actor, booking.id, after(booking, 3));
    const before = await getOrder(shop.deps, actor, booking.orderId);
    await extend(actor, booking.id, after(booking, 3));
    const now = await getOrder(shop.deps, actor, booking.orderId);
    if (!before.ok || !now.ok) throw new Error('No order');
    expect(now.value.totals.gross.cents - before.value.totals.gross.cents).toBe(seen.gross.cents);
    expect(now.value.totals.net.cents).toBe(5 * 4200);
    expect(now.value.version).toBe(before.value.version + 1);
  });

  test.each(['awaitingTransfer', 'overdue'] as const)(
    'of an order that is %s is due with it',
    async (paymentStatus) => {
      const actor = await makeCustomer(shop.deps);
      const booking = await book(actor, 2);
      await shop.deps.db
        .updateTable('customerOrder')
        .set({ paymentStatus })
        .where('id', '=', booking.orderId)
        .execute();
      const tomorrow = new Date(shop.deps.clock.now().getTime() + DAY_MS);
      const seen = await previewExtension({ ...shop.deps, clock: { now: () => tomorrow } }, actor, {
        bookingId: booking.id,
        input: { to: after(booking, 3) },
      });
      if (!seen.ok) throw new Error(seen.error.code);
      const { method, dueOn } = seen.value.payment;
      expect(await getOrder(shop.deps, actor, booking.orderId)).toMatchObject({
        value: { payment: { method, dueOn } },
      });
    },
  );

  test('of a paid order is due by itself, and paid by itself', async () => {
    const actor = await makeCustomer(shop.deps);
    const operator = {
      kind: 'platformAdmin',
      role: 'admin',
      userId: (await makePlatformAdmin(shop.deps)).userId,
    } as const;
    const booking = await book(actor, 2);
    const { orderId } = booking;
    await markTransferReceived(shop.deps, operator, { orderId });
    const seen = await preview(actor, booking.id, after(booking, 3));
    const extended = await extend(actor, booking.id, after(booking, 3));
    expect(extended.order).toMatchObject({ paymentMethod: 'transfer', paymentStatus: 'awaitingTransfer' });
    expect(await getOrder(shop.deps, actor, orderId)).toMatchObject({
      value: { payment: { amount: seen.gross, dueOn: seen.payment.dueOn } },
    });
    expect(exposureOf(await readExposure(shop.deps.db, actor))).toBe(seen.difference.cents);
    const received = await markTransferReceived(shop.deps, operator, { orderId });
    expect(received).toMatchObject({ value: { paymentStatus: 'paid' } });
    expect(exposureOf(await readExposure(shop.deps.db, actor))).toBe(0);
    await extend(actor, booking.id, after(booking, 4));
    const again = await getOrder(shop.deps, actor, orderId);
    expect(again).toMatchObject({ value: { paymentStatus: 'awaitingTransfer', payment: { amount: { cents: 1666 } } } });
  });

  test('of an order that is cancelled afterwards lets what was paid be refunded', async () => {
    const actor = await makeCustomer(shop.deps);
    const operator = {
      kind: 'platformAdmin',
      role: 'admin',
      userId: (await makePlatformAdmin(shop.deps)).userId,
    } as const;
    const booking = await book(actor, 2);
    await markTransferReceived(shop.deps, operator, { orderId: booking.orderId });
    await extend(actor, booking.id, after(booking, 3));
    const cancelled = await cancelOrder(shop.deps, actor, { orderId: booking.orderId });
    expect(cancelled).toMatchObject({ value: { status: 'cancelled', paymentStatus: 'refunded' } });
  });

  test('is told by mail in the language of its reader, and stands in the history', async () => {
    await shop.forgetOutbox();
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 2);
    await shop.workOffOutbox();
    const sent = shop.mails.length;
    shop.passTime(60);
    await extend(actor, booking.id, after(booking, 3));
    await shop.workOffOutbox();
    expect(shop.mails.slice(sent).map(({ subject }) => subject)).toEqual([`Buchung ${booking.number} ist verlängert`]);
    const { timeline } = await read(actor, booking.id);
    expect(shop.mails.at(-1)?.text).toContain('149,94');
    expect(timeline.map(({ kind }) => kind)).toEqual(['mail', 'booking.extend', 'mail', 'order.place']);
    expect(timeline[1]).toMatchObject({
      actor: 'Maria Muster',
      data: { previousEnd: booking.to, newEnd: after(booking, 3), days: 5, difference: { cents: 12_600 } },
    });
  });
});

describe('past day 30', () => {
  test('a Polish customer in Hamburg pays German tax on the first part and none on the extension', async () => {
    const actor = await polish();
    const booking = await book(actor, 28);
    const seen = await preview(actor, booking.id, after(booking, 7));
    expect(seen).toMatchObject({
      possible: true,
      taxCase: 'reverseCharge',
      previousTaxCase: 'shortTerm',
      tax: { country: 'PL', rate: 0, amount: { cents: 0 } },
      taxChange: { customerCountry: 'PL', vatId: 'PL7771234567', isVatIdValid: true, previous: { rate: 19 } },
    });
    // 28 days cost as much as 30 at the longer band's rate, so two of the seven days are free.
    expect(seen.difference.cents).toBe(35 * 2400 - 30 * 2400);
    const extended = await extend(actor, booking.id, after(booking, 7));
    expect(extended.totals.taxes).toMatchObject([
      { country: 'DE', case: 'shortTerm', rate: 19, base: { cents: 72_000 }, amount: { cents: 13_680 } },
      { country: 'PL', case: 'reverseCharge', rate: 0, base: { cents: 12_000 }, amount: { cents: 0 } },
    ]);
    expect(extended.tax).toEqual({ country: 'DE', case: 'shortTerm', rate: 19 });
    const found = await getOrder(shop.deps, actor, booking.orderId);
    expect(found.ok && found.value.totals).toEqual(extended.totals);
  });

  test('exactly 30 days are still short, one minute more is not', async () => {
    const actor = await polish();
    const booking = await book(actor, 28);
    expect((await preview(actor, booking.id, after(booking, 2))).taxCase).toBe('shortTerm');
    const minuteMore = new Date(Date.parse(after(booking, 2)) + 60_000).toISOString();
    expect((await preview(actor, booking.id, minuteMore)).taxCase).toBe('reverseCharge');
  });

  test.each([
    [{ country: 'DE' }, 'domestic', 19],
    [{ country: 'PL', vatId: null, vatIdStatus: 'invalid' as const }, 'noVatId', 19],
    [{ country: 'CH', vatId: null, vatIdStatus: 'unchecked' as const }, 'outsideEu', 0],
  ])('%o is taxed as %s', async (unit, taxCase, rate) => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 28);
    await shop.deps.db.updateTable('businessUnit').set(unit).where('id', '=', actor.businessUnitId).execute();
    const seen = await preview(actor, booking.id, after(booking, 7));
    expect([seen.taxCase, seen.tax.rate]).toEqual([taxCase, rate]);
  });

  test('a second extension says nothing new about tax', async () => {
    const actor = await polish();
    const booking = await book(actor, 28);
    const extended = await extend(actor, booking.id, after(booking, 7));
    const seen = await preview(actor, booking.id, after(extended, 7));
    expect([seen.previousTaxCase, seen.taxCase, seen.taxChange]).toEqual(['reverseCharge', 'reverseCharge', null]);
  });
});

describe('a trailer that somebody else has next', () => {
  async function makeCollision() {
    const [trailerId, twinId] = [
      await makeTrailer(shop.deps.db, { depotId }),
      await makeTrailer(shop.deps.db, { depotId }),
    ];
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 2, [trailerId]);
    await bookTrailers(shop.deps, await makeCustomer(shop.deps), { daysAhead: 7, trailerIds: [trailerId] });
    return { actor, booking, twinId };
  }

  test('is refused with the longest possible end and a twin for the added time', async () => {
    const { actor, booking, twinId } = await makeCollision();
    const to = after(booking, 7);
    const seen = await preview(actor, booking.id, to);
    // Four days later the next customer comes; two hours before, the turnaround begins.
    const longestTo = new Date(Date.parse(booking.to) + 2 * DAY_MS - 2 * 3_600_000).toISOString();
    expect(seen).toMatchObject({ possible: false, reason: 'taken', longestTo });
    expect(seen.twins.map(({ id }) => id)).toContain(twinId);
    const refused = await extendBooking(shop.deps, actor, { bookingId: booking.id, input: { to } });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'trailer-taken', details: { reason: 'taken', longestTo } },
    });
    expect((await read(actor, booking.id)).version).toBe(booking.version);
  });

  test('can be kept exactly as long as the answer says', async () => {
    const { actor, booking } = await makeCollision();
    const { longestTo, suggestions } = await preview(actor, booking.id, after(booking, 7));
    expect(suggestions.map(({ kind }) => kind)).toEqual(['longest']);
    const minuteMore = new Date(Date.parse(longestTo ?? '') + 60_000).toISOString();
    expect((await preview(actor, booking.id, minuteMore)).possible).toBe(false);
    expect((await extend(actor, booking.id, longestTo ?? '')).to).toBe(longestTo);
  });

  test('goes to one of two who want it at once: an extension against an order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const trailerId = await makeTrailer(shop.deps.db, { depotId });
      const [actor, rival] = [await makeCustomer(shop.deps), await makeCustomer(shop.deps)];
      const booking = await book(actor, 2, [trailerId]);
      const cart = await fillCart(shop.deps, rival, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 6) }]);
      // Without the lock on the trailer both read that it is free, and one of them fails with a broken constraint.
      const answers = await Promise.all([
        extendBooking(shop.deps, actor, { bookingId: booking.id, input: { to: after(booking, 5) } }),
        order(shop.deps, rival, cart),
      ]);
      expect(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)).toSorted()).toEqual([
        'ok',
        'trailer-taken',
      ]);
    }
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  });
});

describe('an extension is refused', () => {
  test('to the second of two colleagues, with what the first has done', async () => {
    const first = await makeCustomer(shop.deps);
    const second = await makeCustomer(shop.deps, { role: 'dispatcher', businessUnitId: first.businessUnitId });
    const booking = await book(first, 2);
    // Without the lock on the order both would see version 1, and the trailer would be paid for twice.
    const answers = await Promise.all(
      [first, second].map((actor, i) =>
        extendBooking(shop.deps, actor, {
          bookingId: booking.id,
          version: booking.version,
          input: { to: after(booking, i + 1) },
        }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(refused).toMatchObject([
      {
        code: 'stale-version',
        details: { current: [{ id: booking.id, version: 2, lastChange: { kind: 'booking.extend' } }] },
      },
    ]);
    expect((await read(first, booking.id)).extensions).toHaveLength(1);
  });

  test('while the depot is closed then', async () => {
    const closedDepot = await makeDepot(shop.deps.db, { leadTimeMinutes: 0 });
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 2);
    await shop.deps.db.updateTable('booking').set({ depotId: closedDepot }).where('id', '=', booking.id).execute();
    const sunday = new Date(Date.parse(booking.to));
    sunday.setUTCDate(sunday.getUTCDate() + 7 + (7 - sunday.getUTCDay()));
    const input = { to: sunday.toISOString() };
    expect(await extendBooking(shop.deps, actor, { bookingId: booking.id, input })).toMatchObject({
      error: { code: 'invalid-fields', fields: { to: 'closed' } },
    });
  });

  test('if it is none', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 2);
    expect(await extendBooking(shop.deps, actor, { bookingId: booking.id, input: { to: booking.to } })).toMatchObject({
      error: { fields: { to: 'not-later' } },
    });
  });

  test('above the limit of whoever asks, all extensions of the booking taken together', async () => {
    const admin = await makeCustomer(shop.deps);
    const limited = await makeCustomer(shop.deps, {
      role: 'dispatcher',
      businessUnitId: admin.businessUnitId,
      orderLimitCents: 10_000,
    });
    const booking = await book(admin, 1);
    const once = await extend(limited, booking.id, after(booking, 2));
    expect((await preview(limited, booking.id, after(once, 1))).reason).toBe('orderLimit');
    const input = { to: after(once, 1) };
    expect(await extendBooking(shop.deps, limited, { bookingId: booking.id, input })).toMatchObject({
      error: { code: 'order-limit' },
    });
    expect((await extend(admin, booking.id, after(once, 1))).price.days).toBe(4);
  });

  test('above the credit limit of the company, counted with everything that it has still to pay', async () => {
    const actor = await makeCustomer(shop.deps, { unit: { creditLimitCents: 5 * 4200 } });
    const booking = await book(actor, 2);
    const input = { to: after(booking, 4) };
    expect(await preview(actor, booking.id, input.to)).toMatchObject({ possible: false, reason: 'creditLimit' });
    expect(await extendBooking(shop.deps, actor, { bookingId: booking.id, input })).toMatchObject({
      error: { code: 'payment-first', details: { reason: 'creditLimit' } },
    });
    expect((await extend(actor, booking.id, after(booking, 3))).price.days).toBe(5);
  });

  test('of a company that pays in advance, but for what costs nothing more', async () => {
    const trailerId = await makeTrailer(shop.deps.db, { depotId });
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 6, [trailerId]);
    const { businessUnitId } = actor;
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ riskStatus: 'failed' })
      .where('id', '=', businessUnitId)
      .execute();
    const input = { to: after(booking, 5) };
    expect(await preview(actor, booking.id, input.to)).toMatchObject({ possible: false, reason: 'advancePayment' });
    expect(await extendBooking(shop.deps, actor, { bookingId: booking.id, input })).toMatchObject({
      error: { code: 'payment-first', details: { reason: 'advancePayment' } },
    });
    const free = after(booking, 1);
    expect((await preview(actor, booking.id, free)).difference.cents).toBe(0);
    expect((await extend(actor, booking.id, free)).to).toBe(free);

    // The operator sees the money arrive, and decides about the credit.
    const operator = {
      kind: 'platformAdmin',
      role: 'admin',
      userId: (await makePlatformAdmin(shop.deps)).userId,
    } as const;
    expect(await extendBooking(shop.deps, operator, { bookingId: booking.id, input })).toMatchObject({ ok: true });
  });

  test('of several at once beyond the credit limit that one of them would reach', async () => {
    const actor = await makeCustomer(shop.deps, { unit: { creditLimitCents: 7 * 4200 } });
    const trailerIds = await Promise.all([1, 2].map(() => makeTrailer(shop.deps.db, { depotId })));
    const { lineItems } = await bookTrailers(shop.deps, actor, { days: 2, trailerIds: [trailerIds[0] ?? ''] });
    const other = await bookTrailers(shop.deps, actor, { days: 2, trailerIds: [trailerIds[1] ?? ''] });
    const extended = await Promise.all(
      [...lineItems, ...other.lineItems].map(({ id, to }) =>
        extendBooking(shop.deps, actor, { bookingId: id, input: { to: after({ to }, 2) } }),
      ),
    );
    expect(extended.filter(({ ok }) => ok)).toHaveLength(1);
    expect(exposureOf(await readExposure(shop.deps.db, actor))).toBe(6 * 4200);
  });

  test('into a certificate that ends in a rental of up to 30 days, with the last day it is valid', async () => {
    const trailerId = await makeTrailer(shop.deps.db, { depotId });
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor, 2, [trailerId]);
    const validUntil = after(booking, 3).slice(0, 10);
    await shop.deps.db.insertInto('certificate').values({ trailerId, kind: 'hu', validUntil }).execute();
    const seen = await preview(actor, booking.id, after(booking, 5));
    expect([seen.possible, seen.reason, seen.longestTo?.slice(0, 10)]).toEqual([false, 'certificate', validUntil]);
    const long = await preview(actor, booking.id, after(booking, 40));
    expect([long.possible, long.needsWorkshop]).toEqual([true, true]);
    expect(long.endingCertificates).toEqual([{ kind: 'hu', validUntil }]);
  });
});

test('an overdue rental goes on from today, and the suggestions with it', async () => {
  const actor = await makeCustomer(shop.deps);
  const booking = await book(actor, 2);
  shop.passTime(3 * 24 * 3600);
  await pickUp(shop.deps, actor, booking.id);
  shop.passTime(5 * 24 * 3600);
  const seen = await previewExtension(shop.deps, actor, { bookingId: booking.id, input: {} });
  if (!seen.ok) throw new Error(seen.error.code);
  const now = shop.deps.clock.now().getTime();
  expect(seen.value.suggestions.every(({ to }) => Date.parse(to) > now)).toBe(true);
  expect(seen.value.possible).toBe(true);
  const past = new Date(now - 60_000).toISOString();
  expect((await preview(actor, booking.id, past)).reason).toBe('notLater');
});
