import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import type { RebookingInput, RebookingPreview, RebookingPreviewInput } from '#contract/rebooking.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import { insertHandover } from '#db/handover/handover.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { exportBookings } from '#services/admin/booking/export-bookings.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getAddendum } from '#services/booking/get-addendum.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { previewRebooking } from '#services/booking/preview-rebooking.ts';
import { rebook } from '#services/booking/rebook.ts';
import { startHandover } from '#services/handover/start-handover.ts';
import { getOrder } from '#services/order/get-order.ts';
import { markTransferReceived } from '#services/order/mark-transfer-received.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { bookTrailers, pickUp } from '../support/booking-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { makeServices } from '../support/service-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

const HOUR_MS = 3_600_000;

let shop: TestApp;
let depotId: string;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  await makeServices(shop.deps, [
    { key: 'cover', unit: 'perDay', prices: { plane: 390 } },
    { key: 'lashing', unit: 'once', prices: { plane: 5900 } },
  ]);
  depotId = await makeOpenDepot(shop.deps.db, { country: 'DE' });
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(shop.deps)).userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The customer's booking of so many days, from three days ahead on. */
async function book(actor: Member, days = 2, trailerIds?: readonly string[]): Promise<Booking> {
  const ids = trailerIds ?? [await makeTrailer(shop.deps.db, { depotId })];
  const { lineItems } = await bookTrailers(shop.deps, actor, { days, trailerIds: ids });
  return read(actor, lineItems[0]?.id ?? '');
}
const read = async (actor: Member, bookingId: string) => value(await getBooking(shop.deps, actor, bookingId));
const hoursAfter = (at: string, hours: number): string => new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
const plus = (at: string, days: number): string => hoursAfter(at, 24 * days);
const preview = async (actor: Member, bookingId: string, input: RebookingPreviewInput): Promise<RebookingPreview> =>
  value(await previewRebooking(shop.deps, actor, { bookingId, input }));

type Details = Omit<RebookingInput, 'version' | 'shown'>;
/** As the drawer does it: looks first, and confirms what was shown. */
async function prepare(actor: Member, bookingId: string, wish: Details) {
  const { from, to, services } = wish;
  const terms = { ...(from && { from }), ...(to && { to }), ...(services && { services }) };
  const { version, totals } = await preview(actor, bookingId, terms);
  const shown = { netCents: totals.net.cents, grossCents: totals.gross.cents };
  return () => rebook(shop.deps, actor, { bookingId, input: { ...wish, version, shown }, key: randomUUID() });
}
const change = async (actor: Member, bookingId: string, wish: Details) => (await prepare(actor, bookingId, wish))();
const changed = async (actor: Member, bookingId: string, wish: Details) =>
  value(await change(actor, bookingId, wish)).answer;

const allocationOf = (bookingId: string) =>
  shop.deps.db
    .selectFrom('allocation')
    .select(['startsAt', 'endsAt'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();

describe('another period', () => {
  test.each([
    ['later', 2, 4, 4],
    ['longer at both ends', -1, 5, 8],
    ['shorter', 0, -1, 1],
  ])('that is %s costs what booking it at once would have cost', async (_, from, to, days) => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    const wish = { from: plus(booking.from, from), to: plus(booking.to, to) };
    const seen = await preview(actor, booking.id, wish);
    const before = value(await getOrder(shop.deps, actor, booking.orderId));
    const after = await changed(actor, booking.id, wish);
    const atOnce = await book(await makeCustomer(shop.deps), days);
    expect(after).toMatchObject({ from: wish.from, to: wish.to, net: atOnce.net, price: atOnce.price });
    expect(after.totals).toEqual(seen.totals);
    const now = value(await getOrder(shop.deps, actor, booking.orderId));
    expect(now.totals.gross.cents - before.totals.gross.cents).toBe(seen.difference.gross.cents);
    const { startsAt, endsAt } = await allocationOf(booking.id);
    expect(startsAt.toISOString()).toBe(wish.from);
    expect(endsAt.getTime()).toBe(Date.parse(wish.to) + 2 * HOUR_MS);
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  });

  test('past day 30 is taxed as a whole by its length, and takes up what was extended', async () => {
    const actor = await makeCustomer(shop.deps, {
      unit: { country: 'PL', vatId: 'PL7771234567', vatIdStatus: 'valid', name: 'Trans' },
    });
    const booking = await book(actor, 20);
    value(await extendBooking(shop.deps, actor, { bookingId: booking.id, input: { to: plus(booking.to, 5) } }));
    shop.passTime(60);
    const after = await changed(actor, booking.id, { to: plus(booking.to, 20) });
    expect(after.totals.taxes).toMatchObject([{ case: 'reverseCharge', amount: { cents: 0 } }]);
    expect(after.totals.gross).toEqual(after.net);
    const back = await changed(actor, booking.id, { to: booking.to });
    expect(back.totals).toEqual(booking.totals);
    expect(back.documents.flatMap(({ addendum }) => addendum?.number ?? [])).toEqual(
      [1, 2, 3].map((n) => `${booking.number}-A${n}`),
    );
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  });

  test('that somebody else has is refused, and one after it is not', async () => {
    const actor = await makeCustomer(shop.deps);
    const trailerId = await makeTrailer(shop.deps.db, { depotId });
    const booking = await book(actor, 2, [trailerId]);
    const rival = await makeCustomer(shop.deps);
    const cart = await fillCart(shop.deps, rival, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 7, 2) }]);
    value(await order(shop.deps, rival, cart));
    // The rival's two days and their turnaround.
    const nextFreeFrom = hoursAfter(booking.from, 6 * 24 + 2);
    expect(await preview(actor, booking.id, { to: plus(booking.to, 3) })).toMatchObject({
      reason: 'taken',
      nextFreeFrom,
    });
    expect(await change(actor, booking.id, { to: plus(booking.to, 3) })).toMatchObject({
      error: { code: 'trailer-taken', details: { reason: 'taken', nextFreeFrom } },
    });
    expect(await read(actor, booking.id)).toEqual(booking);
    const after = await changed(actor, booking.id, { from: plus(booking.from, 8), to: plus(booking.to, 8) });
    expect(after.net).toEqual(booking.net);
  });

  test('cannot lead out of the time in which cancelling costs a fee', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    const deps = { ...shop.deps, clock: { now: () => new Date(Date.parse(booking.from) - 20 * HOUR_MS) } };
    const wish = (hours: number) => ({ from: hoursAfter(booking.from, hours) });
    const look = async (hours: number) =>
      value(await previewRebooking(deps, actor, { bookingId: booking.id, input: wish(hours) }));
    expect(await look(5)).toMatchObject({ reason: 'feeTime', latestPickUp: hoursAfter(booking.from, 4) });
    expect(await look(4)).toMatchObject({ possible: true });
    const { totals, version } = await look(5);
    const shown = { netCents: totals.net.cents, grossCents: totals.gross.cents };
    const input = { ...wish(5), version, shown };
    expect(await rebook(deps, actor, { bookingId: booking.id, input, key: randomUUID() })).toMatchObject({
      error: { code: 'invalid-fields', fields: { from: 'fee-time' } },
    });
  });

  test('is not possible any more once the pick-up has passed or the trailer is out', async () => {
    const actor = await makeCustomer(shop.deps);
    const [missed, out] = [await book(actor), await book(actor)];
    const late = { ...shop.deps, clock: { now: () => new Date(Date.parse(missed.from) + HOUR_MS) } };
    const illegal = { error: { code: 'illegal-state' } };
    expect(await previewRebooking(late, actor, { bookingId: missed.id, input: {} })).toMatchObject(illegal);
    const ready = { ...shop.deps, clock: { now: () => new Date(out.from) } };
    await pickUp(ready, actor, out.id);
    expect(await previewRebooking(shop.deps, actor, { bookingId: out.id, input: {} })).toMatchObject(illegal);
  });
});

describe('other services', () => {
  test('are added at the price of today, dropped at the price they were booked for, and told on paper', async () => {
    await shop.forgetOutbox();
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    await shop.workOffOutbox();
    const both = await changed(actor, booking.id, { services: ['cover', 'lashing'] });
    expect(both.services.map(({ key, price }) => [key, price.cents])).toEqual([
      ['cover', 780],
      ['lashing', 5900],
    ]);
    expect(both.net.cents).toBe(booking.net.cents + 6680);
    shop.passTime(60);
    const one = await changed(actor, booking.id, { services: ['cover'], to: plus(booking.to, 1) });
    expect(one.services.map(({ key, price }) => [key, price.cents])).toEqual([['cover', 1170]]);
    await shop.workOffOutbox();
    expect(shop.mails.at(-1)?.subject).toBe(`Buchung ${booking.number} ist geändert`);
    const [attachment, calendar] = shop.mails.at(-1)?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: `Nachtrag-${booking.number}-A2.pdf` });
    // Programs take a date of theirs for changed only if its sequence has risen.
    expect(one.version).toBeGreaterThan(booking.version);
    expect(String(calendar?.bytes && Buffer.from(calendar.bytes))).toContain(`SEQUENCE:${one.version}\r\n`);
    const [, second] = value(await getOrder(shop.deps, actor, booking.orderId)).addenda;
    const which = { bookingId: booking.id, rebookingId: second?.rebookingId ?? '' };
    const paper = value(await getAddendum(shop.deps, actor, which));
    expect(Buffer.from(paper.bytes).equals(Buffer.from(attachment?.bytes ?? []))).toBe(true);
    const text = readPdf(paper.bytes).text.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(text).toContain('Nachtrag: Änderung');
    // A day and its cover more, the lashing less: 42.00 + 3.90 − 59.00, net.
    expect(text).toMatch(/[-−]13,10 €/);
    const stranger = await makeCustomer(shop.deps);
    expect(await getAddendum(shop.deps, stranger, which)).toMatchObject({ error: { code: 'not-found' } });
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  });

  test('that nobody offers are refused beside their field', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    expect(await preview(actor, booking.id, { services: ['gold'] })).toMatchObject({ reason: 'services' });
    expect(await change(actor, booking.id, { services: ['gold'] })).toMatchObject({
      error: { code: 'invalid-fields', fields: { 'services.gold': 'service-unknown' } },
    });
  });
});

test('the mail about a rebooking tells its own period, whatever came after it', async () => {
  const actor = await makeCustomer(shop.deps);
  const booking = await book(actor);
  await shop.workOffOutbox();
  const sent = shop.mails.length;
  const first = await changed(actor, booking.id, { from: plus(booking.from, 1), to: plus(booking.to, 1) });
  const second = await changed(actor, booking.id, { from: plus(booking.from, 3), to: plus(booking.to, 5) });
  await shop.workOffOutbox();
  const [old, then, now] = [booking, first, second].map(({ period }) =>
    [period.localFrom, period.localTo].map((at) => at.slice(0, 10).split('-').toReversed().join('.')),
  );
  const told = shop.mails
    .slice(sent)
    .map(({ text }) => [...text.matchAll(/\d\d\.\d\d\.\d{4}(?=,)/g)].map(([date]) => date));
  expect(told).toEqual([
    [...(then ?? []), ...(old ?? [])],
    [...(now ?? []), ...(then ?? [])],
  ]);
});

describe('money', () => {
  test('of a paid order is due again for the difference, or goes back', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    await markTransferReceived(shop.deps, operator, { orderId: booking.orderId });
    const seen = await preview(actor, booking.id, { to: plus(booking.to, 1) });
    await changed(actor, booking.id, { to: plus(booking.to, 1) });
    expect(value(await getOrder(shop.deps, actor, booking.orderId))).toMatchObject({
      paymentStatus: 'awaitingTransfer',
      balance: { open: seen.difference.gross },
      payment: { dueOn: seen.payment.dueOn },
    });
    expect(exposureOf(await readExposure(shop.deps.db, actor))).toBe(4200);
    await changed(actor, booking.id, { to: plus(booking.from, 1) });
    expect(value(await getOrder(shop.deps, actor, booking.orderId))).toMatchObject({
      paymentStatus: 'paid',
      balance: { open: { cents: 0 }, refund: { cents: 4998 } },
    });
  });

  test('beyond the order limit needs a colleague, also in small steps and beside extensions', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    await shop.deps.db
      .updateTable('membership')
      .set({ orderLimitCents: 9000 })
      .where('userId', '=', actor.userId)
      .execute();
    await changed(actor, booking.id, { to: plus(booking.to, 1) });
    shop.passTime(60);
    value(await extendBooking(shop.deps, actor, { bookingId: booking.id, input: { to: plus(booking.to, 2) } }));
    shop.passTime(60);
    expect(await preview(actor, booking.id, { to: plus(booking.to, 3) })).toMatchObject({ reason: 'orderLimit' });
    expect(await change(actor, booking.id, { to: plus(booking.to, 3) })).toMatchObject({
      error: { code: 'order-limit' },
    });
    expect(
      await extendBooking(shop.deps, actor, { bookingId: booking.id, input: { to: plus(booking.to, 3) } }),
    ).toMatchObject({ error: { code: 'order-limit' } });
    expect(await preview(actor, booking.id, { to: booking.to })).toMatchObject({ possible: true });
  });

  test('beyond the credit limit is refused, and less of it is not', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ creditLimitCents: booking.net.cents })
      .where('id', '=', actor.businessUnitId)
      .execute();
    expect(await change(actor, booking.id, { to: plus(booking.to, 1) })).toMatchObject({
      error: { code: 'payment-first', details: { reason: 'creditLimit' } },
    });
    expect(await change(actor, booking.id, { to: plus(booking.to, -1) })).toMatchObject({ ok: true });
  });
});

describe('who drives, and the books of the customer', () => {
  test('change without a paper; a number is understood as it is written at home', async () => {
    const actor = await makeCustomer(shop.deps, { unit: { country: 'DE' } });
    const booking = await book(actor);
    const after = await changed(actor, booking.id, {
      driverName: 'Ida',
      driverPhone: '0170 1234567',
      poNumber: 'PO 7',
      costCentre: 'K 3',
    });
    expect(after).toMatchObject({
      driverName: 'Ida',
      driverPhone: '+491701234567',
      order: { poNumber: 'PO 7', costCentre: 'K 3' },
      totals: booking.totals,
    });
    expect(after.documents.some(({ kind }) => kind === 'rebookingAddendum')).toBe(false);
    expect(after.timeline[0]).toMatchObject({
      kind: 'booking.rebook',
      data: { hasOtherDriver: true, poNumber: 'PO 7', costCentre: 'K 3' },
    });
    expect(JSON.stringify(after.timeline)).not.toMatch(/1701234567|Ida/);
    const { items: yards } = value(
      await getYards(shop.deps, operator, { date: booking.period.localFrom.slice(0, 10) }),
    );
    const events = yards.flatMap((yard) => yard.events).filter(({ bookingId }) => bookingId === booking.id);
    expect(events).toMatchObject([{ kind: 'pickUp', driverName: 'Ida', driverPhone: '+491701234567' }]);
    const file = value(await exportBookings(shop.deps, operator, { q: booking.number }, MACHINE));
    expect(await new Response(file).text()).toContain(",Ida,'+491701234567,");
    expect(await change(actor, booking.id, { driverPhone: '12' })).toMatchObject({
      error: { code: 'invalid-fields', fields: { driverPhone: 'phone' } },
    });
    const other = value(await changeBooking(shop.deps, actor, { bookingId: booking.id, input: { driverName: 'Jan' } }));
    expect(other).toMatchObject({ driverName: 'Jan', driverPhone: null });
  });
});

test('of PO number and cost centre, what a colleague wrote through another booking of the order is not lost', async () => {
  const actor = await makeCustomer(shop.deps);
  const trailerIds = [await makeTrailer(shop.deps.db, { depotId }), await makeTrailer(shop.deps.db, { depotId })];
  const { lineItems } = await bookTrailers(shop.deps, actor, { trailerIds });
  const [one = '', other = ''] = lineItems.map(({ id }) => id);
  const seen = { poNumber: '', costCentre: '' };
  await changed(actor, one, { poNumber: 'PO 1', seen });
  expect(await change(actor, other, { poNumber: 'PO 2', seen })).toMatchObject({ error: { code: 'stale-version' } });
  expect((await read(actor, other)).order.poNumber).toBe('PO 1');
  const after = await changed(actor, other, { costCentre: 'K 3', seen });
  expect(after.order).toMatchObject({ poNumber: 'PO 1', costCentre: 'K 3' });
  await changed(actor, other, { poNumber: 'PO 2', seen: { poNumber: 'PO 1', costCentre: 'K 3' } });
});

describe('the confirmation', () => {
  test('names what was shown: another price or version is a conflict, and the same key the same answer', async () => {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    const wish = { to: plus(booking.to, 1) };
    const { version, totals } = await preview(actor, booking.id, wish);
    const shown = { netCents: totals.net.cents, grossCents: totals.gross.cents };
    const send = (input: RebookingInput, key = randomUUID()) =>
      rebook(shop.deps, actor, { bookingId: booking.id, input, key });
    expect(await send({ ...wish, version, shown: { ...shown, grossCents: 1 } })).toMatchObject({
      error: { code: 'price-changed', details: { new: { gross: totals.gross } } },
    });
    expect(await send({ ...wish, version: version + 1, shown })).toMatchObject({ error: { code: 'stale-version' } });
    const key = randomUUID();
    const twice = [await send({ ...wish, version, shown }, key), await send({ ...wish, version, shown }, key)];
    expect(twice).toMatchObject([{ value: { replayed: false } }, { value: { replayed: true } }]);
    const rows = await shop.deps.db
      .selectFrom('bookingRebooking')
      .select('id')
      .where('bookingId', '=', booking.id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  const codesOf = (results: readonly { ok: boolean; error?: { code: string } }[]) =>
    results.map((result) => (result.ok ? 'ok' : result.error?.code));

  test('of a rebooking, an extension and a cancellation exactly one wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const actor = await makeCustomer(shop.deps);
      const { id: bookingId, version, to } = await book(actor);
      const confirm = await prepare(actor, bookingId, { to: plus(to, 1) });
      const results = await Promise.all([
        confirm(),
        extendBooking(shop.deps, actor, { bookingId, version, input: { to: plus(to, 2) } }),
        cancelBooking(shop.deps, actor, { bookingId, version }),
      ]);
      expect(codesOf(results).filter((code) => code === 'ok')).toHaveLength(1);
    }
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  });

  async function areBlocked(count: number): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.deps.db);
    return rows.length >= count;
  }
  /** Until so many wait for a lock, or the last of them is through without. */
  async function untilBlocked(count: number, last: Promise<unknown>): Promise<void> {
    const isThrough = last.then(() => true);
    let isOver = false;
    while (!isOver) isOver = await Promise.race([isThrough, areBlocked(count)]);
  }
  /** A pick-up of an hour ahead that is to be put off by so many hours. */
  async function putOff(hours: number) {
    const actor = await makeCustomer(shop.deps);
    const booking = await book(actor);
    const deps = { ...shop.deps, clock: { now: () => new Date(Date.parse(booking.from) - HOUR_MS) } };
    const wish = { from: hoursAfter(booking.from, hours) };
    const { version, totals } = value(await previewRebooking(deps, actor, { bookingId: booking.id, input: wish }));
    const shown = { netCents: totals.net.cents, grossCents: totals.gross.cents };
    const input = { ...wish, version, shown };
    const confirm = () => rebook(deps, actor, { bookingId: booking.id, input, key: randomUUID() });
    return { actor, booking, deps, confirm };
  }

  test('a pick-up waits for a rebooking, and begins only if it is still due', async () => {
    const { actor, booking, deps, confirm } = await putOff(20);
    const held = await shop.deps.db.startTransaction().execute();
    await lockTrailers(held, [booking.trailerId]);
    const rebooked = confirm();
    await untilBlocked(1, rebooked);
    const started = startHandover(deps, actor, { bookingId: booking.id, input: { kind: 'pickUp' } });
    await untilBlocked(2, started);
    await held.commit().execute();
    expect(codesOf(await Promise.all([rebooked, started]))).toEqual(['ok', 'illegal-state']);
  });

  test('a rebooking waits for a pick-up that begins, and is refused then', async () => {
    const { actor, booking, deps, confirm } = await putOff(2);
    const { businessUnitId, userId: startedBy } = actor;
    const { id: bookingId, trailerId } = booking;
    const startedAt = deps.clock.now();
    const begins = await shop.deps.db.startTransaction().execute();
    await lockBookings(begins, { scope: 'anyUnit', bookingIds: [bookingId] });
    await insertHandover(begins, { businessUnitId, bookingId, trailerId, kind: 'pickUp', startedBy, startedAt });
    const rebooked = confirm();
    await untilBlocked(1, rebooked);
    await begins.commit().execute();
    expect(await rebooked).toMatchObject({ error: { code: 'illegal-state', details: { reason: 'handoverOpen' } } });
  });

  test('a swap and a rebooking leave one trailer taken for one period', async () => {
    const actor = await makeCustomer(shop.deps);
    const other = await makeTrailer(shop.deps.db, { depotId });
    const booking = await book(actor);
    const confirm = await prepare(actor, booking.id, { from: plus(booking.from, 1), to: plus(booking.to, 1) });
    const results = await Promise.all([
      confirm(),
      swapTrailer(shop.deps, operator, {
        bookingId: booking.id,
        version: booking.version,
        input: { trailerId: other, ...BECAUSE },
      }),
    ]);
    expect(codesOf(results)).toContain('ok');
    const { from, to, trailerId } = await read(actor, booking.id);
    const [allocation, ...more] = await shop.deps.db
      .selectFrom('allocation')
      .select(['trailerId', 'startsAt', 'endsAt'])
      .where('bookingId', '=', booking.id)
      .execute();
    expect(more).toEqual([]);
    expect(allocation).toMatchObject({ trailerId, startsAt: new Date(from) });
    expect(allocation?.endsAt.getTime()).toBe(Date.parse(to) + 2 * HOUR_MS);
  });

  test("another customer's order for the wanted days takes them, or finds them taken", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [actor, rival] = [await makeCustomer(shop.deps), await makeCustomer(shop.deps)];
      const trailerId = await makeTrailer(shop.deps.db, { depotId });
      const booking = await book(actor, 2, [trailerId]);
      const cart = await fillCart(shop.deps, rival, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 6, 2) }]);
      const confirm = await prepare(actor, booking.id, { to: plus(booking.to, 2) });
      const results = await Promise.all([confirm(), order(shop.deps, rival, cart)]);
      expect(new Set(codesOf(results))).toEqual(new Set(['ok', 'trailer-taken']));
    }
  });
});
