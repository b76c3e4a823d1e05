import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBooking } from '#contract/admin-booking.ts';
import type { Booking } from '#contract/booking.ts';
import type { Order } from '#contract/order.ts';
import { inTransaction } from '#db/transaction.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { cancelBooking } from '#services/admin/booking/cancel-booking.ts';
import { changeFee } from '#services/admin/booking/change-fee.ts';
import { closeBooking } from '#services/admin/booking/close-booking.ts';
import { correctPeriod } from '#services/admin/booking/correct-period.ts';
import { exportBookings } from '#services/admin/booking/export-bookings.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { markNoShow } from '#services/admin/booking/mark-no-show.ts';
import { previewPeriod } from '#services/admin/booking/preview-period.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking as getOwnBooking } from '#services/booking/get-booking.ts';
import { finishRental } from '#services/booking/finish-rental.ts';
import { startRental } from '#services/booking/start-rental.ts';
import type { Deps } from '#services/deps.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

let shop: TestApp;
let deps: Deps;
let depotId: string;
let operator: PlatformAdmin;
let customer: Member;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  customer = await makeCustomer(deps);
});
afterAll(() => shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

type Placed = {
  readonly order: Order;
  readonly bookingId: string;
  readonly trailerId: string;
  readonly version: number;
};

async function place(daysAhead = 5, days = 2, author: Member = customer): Promise<Placed> {
  const trailerId = await makeTrailer(deps.db, { depotId });
  return placeOn(trailerId, daysAhead, days, author);
}

async function placeOn(trailerId: string, daysAhead: number, days = 2, author: Member = customer): Promise<Placed> {
  const cart = await fillCart(deps, author, [{ trailerId, ...periodFrom(deps.clock.now(), daysAhead, days) }]);
  const placed = value(await order(deps, author, cart)).order;
  const [line] = placed.lineItems;
  if (line === undefined) throw new Error('An order without lines');
  return { order: placed, bookingId: line.bookingId, trailerId, version: line.version };
}

const pickUp = ({ bookingId }: Placed) =>
  inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    value(await startRental(trx, operator, { bookingId, at: now, now }));
  });

const bringBack = ({ bookingId }: Placed) =>
  inTransaction(deps.db, async (trx) => {
    const now = deps.clock.now();
    value(await finishRental(trx, operator, { bookingId, at: now, now }));
  });

const allocationOf = (bookingId: string) =>
  deps.db
    .selectFrom('allocation')
    .select(['trailerId', 'startsAt', 'endsAt'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();

const auditOf = (bookingId: string, action: string) =>
  deps.db
    .selectFrom('auditLog')
    .select(['actorKind', 'data'])
    .where('objectId', '=', bookingId)
    .where('action', '=', action)
    .execute();

/** `YYYY-MM-DDTHH:mm` of the depots of the tests, so many days later. */
const wall = (local: string, days: number): string => {
  const date = new Date(`${local}:00Z`);
  return new Date(date.getTime() + days * DAY_S * 1000).toISOString().slice(0, 16);
};

describe('swapping the trailer', () => {
  test('offers free twins first and says why others cannot stand in', async () => {
    const depot = await makeOpenDepot(deps.db);
    const make = (row: Parameters<typeof makeTrailer>[1]) => makeTrailer(deps.db, { depotId: depot, ...row });
    const booked = await placeOn(await make({ number: 'S-0' }), 5);
    await make({ number: 'S-1', subType: 'mega' });
    await make({ number: 'S-2', status: 'workshop' });
    const taken = await make({ number: 'S-3' });
    await placeOn(taken, 6);
    await make({ number: 'S-4' });
    await make({ number: 'S-5', type: 'cool', subType: 'mono' });
    await make({ number: 'S-6', status: 'retired' });
    const expired = await make({ number: 'S-7' });
    await deps.db
      .insertInto('certificate')
      .values({ trailerId: expired, kind: 'hu', validUntil: '2020-01-01' })
      .execute();
    const { items, stay } = value(await listSwapCandidates(deps, operator, booked.bookingId));
    expect(items.map(({ number, rank, free, reason }) => [number, rank, free, reason])).toEqual([
      ['S-4', 'twin', true, undefined],
      ['S-1', null, true, undefined],
      ['S-2', 'twin', false, 'workshop'],
      ['S-3', 'twin', false, 'taken'],
      ['S-7', 'twin', false, 'certificate'],
    ]);
    expect(items[1]?.lacks).toContain('subType');
    expect(stay).toBe('exact');
  });

  test('moves the rental, keeps the price, frees the old trailer, is logged and told', async () => {
    await shop.forgetOutbox();
    const booked = await place();
    const before = value(await getBooking(deps, operator, booked.bookingId));
    const twin = await makeTrailer(deps.db, { depotId, number: 'TWIN-1' });
    await shop.workOffOutbox();
    shop.mails.length = 0;
    const after = value(
      await swapTrailer(deps, operator, {
        bookingId: booked.bookingId,
        version: booked.version,
        input: { trailerId: twin, ...BECAUSE },
      }),
    );
    expect(after).toMatchObject({
      trailerId: twin,
      from: before.from,
      to: before.to,
      net: before.net,
      version: booked.version + 1,
    });
    expect(await allocationOf(booked.bookingId)).toMatchObject({ trailerId: twin });
    expect(after.timeline.find(({ kind }) => kind === 'booking.swapTrailer')).toMatchObject({
      isOperator: true,
      data: { newTrailer: 'TWIN-1' },
    });
    expect(await auditOf(booked.bookingId, 'booking.swapTrailer')).toHaveLength(1);
    // The old trailer can be booked for that very time.
    await placeOn(booked.trailerId, 5);
    await shop.workOffOutbox();
    expect(shop.mails.map(({ subject }) => subject)).toContain(`Anderer Auflieger für Ihre Buchung ${before.number}`);
  });

  test('takes over a hold of the customer’s own, and not one of somebody else', async () => {
    const booked = await place();
    const { startsAt, endsAt } = (await allocationOf(booked.bookingId)) ?? {};
    const hold = async (owner: Member) => {
      const trailerId = await makeTrailer(deps.db, { depotId });
      await deps.db
        .insertInto('allocation')
        .values({
          trailerId,
          kind: 'hold',
          startsAt: startsAt ?? new Date(),
          endsAt: endsAt ?? new Date(),
          businessUnitId: owner.businessUnitId,
          userId: owner.userId,
          expiresAt: new Date(deps.clock.now().getTime() + 600_000),
        })
        .execute();
      return trailerId;
    };
    const swap = async (trailerId: string) =>
      swapTrailer(deps, operator, { bookingId: booked.bookingId, input: { trailerId, ...BECAUSE } });
    expect(await swap(await hold(await makeCustomer(deps)))).toMatchObject({
      error: { code: 'trailer-taken', details: { reason: 'taken' } },
    });
    expect(await swap(await hold(customer))).toMatchObject({ ok: true });
  });

  test('is refused for another type, another depot, a trailer that is taken and nonsense', async () => {
    const booked = await place();
    const swap = (trailerId: string) =>
      swapTrailer(deps, operator, { bookingId: booked.bookingId, input: { trailerId, ...BECAUSE } });
    const unknown = { error: { code: 'invalid-fields', fields: { trailerId: 'unknown' } } };
    expect(await swap(await makeTrailer(deps.db, { depotId, type: 'cool' }))).toMatchObject(unknown);
    expect(await swap(await makeTrailer(deps.db))).toMatchObject(unknown);
    expect(await swap(customer.userId)).toMatchObject(unknown);
    const other = await place(5);
    expect(await swap(other.trailerId)).toMatchObject({
      error: { code: 'trailer-taken', details: { reason: 'taken' } },
    });
    expect(await allocationOf(booked.bookingId)).toMatchObject({ trailerId: booked.trailerId });
  });

  test('is refused once the pick-up has been begun', async () => {
    const booked = await place();
    await deps.db
      .insertInto('handover')
      .values({
        businessUnitId: customer.businessUnitId,
        bookingId: booked.bookingId,
        trailerId: booked.trailerId,
        kind: 'pickUp',
        startedBy: operator.userId,
      })
      .execute();
    const twin = await makeTrailer(deps.db, { depotId });
    expect(
      await swapTrailer(deps, operator, { bookingId: booked.bookingId, input: { trailerId: twin, ...BECAUSE } }),
    ).toMatchObject({
      error: { code: 'illegal-state', details: { reason: 'handoverOpen' } },
    });
  });
});

describe('correcting a period', () => {
  test('prices the booking anew by its own price list, and moves its rental', async () => {
    const booked = await place(10, 2);
    const before = value(await getBooking(deps, operator, booked.bookingId));
    expect(before.net.cents).toBe(2 * 4200);
    // A list that is published later says nothing about what was booked before.
    const input = { from: wall(before.period.localFrom, 1), to: wall(before.period.localTo, 6), ...BECAUSE };
    const preview = value(await previewPeriod(deps, operator, { bookingId: booked.bookingId, input }));
    expect(preview).toMatchObject({
      possible: true,
      previousDays: 2,
      days: 7,
      net: { cents: 7 * 3200 },
      difference: { cents: 7 * 3200 - 2 * 4200 },
      conflicts: [],
      warnings: [],
    });
    const after = value(
      await correctPeriod(deps, operator, { bookingId: booked.bookingId, version: before.version, input }),
    );
    expect(after.period).toMatchObject({ localFrom: input.from, localTo: input.to });
    expect(after.net).toEqual(preview.net);
    expect(after.totals.net).toEqual(preview.net);
    expect(await allocationOf(booked.bookingId)).toMatchObject({ startsAt: new Date(after.from) });
    const { netCents } = await deps.db
      .selectFrom('customerOrder')
      .select('netCents')
      .where('id', '=', booked.order.id)
      .executeTakeFirstOrThrow();
    expect(netCents).toBe(7 * 3200);
    expect(await auditOf(booked.bookingId, 'booking.correctPeriod')).toMatchObject([
      { actorKind: 'platformAdmin', data: { days: 7, differenceCents: 7 * 3200 - 2 * 4200 } },
    ]);
  });

  test('names what stands in its way and changes nothing', async () => {
    const booked = await place(10, 2);
    const next = await placeOn(booked.trailerId, 14, 2);
    const before = value(await getBooking(deps, operator, booked.bookingId));
    const input = { from: before.period.localFrom, to: wall(before.period.localTo, 3), ...BECAUSE };
    const question = { bookingId: booked.bookingId, input };
    const conflict = { kind: 'rental', booking: { id: next.bookingId, company: 'Muster Spedition GmbH' } };
    expect(value(await previewPeriod(deps, operator, question))).toMatchObject({
      possible: false,
      conflicts: [conflict],
    });
    expect(await correctPeriod(deps, operator, question)).toMatchObject({
      error: { code: 'trailer-taken', details: { reason: 'taken', conflicts: [conflict] } },
    });
    expect(value(await getBooking(deps, operator, booked.bookingId))).toMatchObject({
      version: before.version,
      to: before.to,
    });
  });

  test('warns of certificates, and lets the operator decide', async () => {
    const booked = await place(10, 2);
    const { period } = value(await getBooking(deps, operator, booked.bookingId));
    await deps.db
      .insertInto('certificate')
      .values({ trailerId: booked.trailerId, kind: 'hu', validUntil: wall(period.localTo, 1).slice(0, 10) })
      .execute();
    const input = { from: period.localFrom, to: wall(period.localTo, 5), ...BECAUSE };
    const question = { bookingId: booked.bookingId, input };
    expect(value(await previewPeriod(deps, operator, question)).warnings).toEqual(['certificate']);
    expect(await correctPeriod(deps, operator, question)).toMatchObject({ ok: true });
  });

  test('does not move the pick-up of what has been picked up', async () => {
    const booked = await place(0, 3);
    await pickUp(booked);
    const { period } = value(await getBooking(deps, operator, booked.bookingId));
    const correct = (from: string, to: string) =>
      correctPeriod(deps, operator, { bookingId: booked.bookingId, input: { from, to, ...BECAUSE } });
    expect(await correct(wall(period.localFrom, 1), period.localTo)).toMatchObject({
      error: { code: 'invalid-fields', fields: { from: 'begun' } },
    });
    expect(await correct(period.localFrom, wall(period.localTo, 1))).toMatchObject({
      ok: true,
      value: { status: 'onRent', from: period.from, net: { cents: 4 * 4200 } },
    });
  });

  test('takes from an extension what was agreed last, so that the parts still sum', async () => {
    const booked = await place(10, 2);
    const before = value(await getBooking(deps, operator, booked.bookingId));
    const to = new Date(Date.parse(before.to) + 2 * DAY_S * 1000).toISOString();
    value(await extendBooking(deps, customer, { bookingId: booked.bookingId, input: { to } }));
    const input = { from: before.period.localFrom, to: wall(before.period.localTo, -1), ...BECAUSE };
    const after = value(await correctPeriod(deps, operator, { bookingId: booked.bookingId, input }));
    expect(after.net.cents).toBe(4200);
    expect(after.totals.net.cents).toBe(4200);
    expect(after.extensions.map(({ net }) => net.cents)).toEqual([0]);
  });

  test('refuses an end before its beginning', async () => {
    const booked = await place();
    const { period } = value(await getBooking(deps, operator, booked.bookingId));
    const browser = await signedInOperator();
    const response = await browser.post(`/api/admin/bookings/${booked.bookingId}/period`, {
      from: period.localTo,
      to: period.localFrom,
      ...BECAUSE,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { to: 'before-from' } });
  });
});

async function signedInOperator() {
  const { email } = await makePlatformAdmin(deps);
  const browser = shop.newBrowser();
  await signIn(browser, { email });
  return browser;
}

describe('a customer who does not come', () => {
  test('pays three days at the booking’s own rate, never more than the booking costs', async () => {
    for (const [days, fee] of [
      [2, 2 * 4200],
      [5, 3 * 4200],
      [10, 3 * 3200],
    ] as const) {
      const booked = await place(1, days);
      expect(await markNoShow(deps, operator, { bookingId: booked.bookingId, input: BECAUSE })).toMatchObject({
        error: { code: 'illegal-state' },
      });
      shop.passTime(DAY_S + HOUR_S);
      expect(value(await getBooking(deps, operator, booked.bookingId)).noShowFee).toMatchObject({ cents: fee });
      const after = value(await markNoShow(deps, operator, { bookingId: booked.bookingId, input: BECAUSE }));
      expect(after).toMatchObject({
        status: 'noShow',
        noShowFee: null,
        charges: [{ kind: 'noShow', net: { cents: fee } }],
      });
      expect(await allocationOf(booked.bookingId)).toBeUndefined();
      expect(after.order.status).toBe('completed');
    }
  });
});

describe('a returned booking', () => {
  test('is closed by the operator, and completes its order', async () => {
    const booked = await place(0, 2);
    await pickUp(booked);
    shop.passTime(DAY_S);
    await bringBack(booked);
    const after = value(await closeBooking(deps, operator, { bookingId: booked.bookingId }));
    expect(after).toMatchObject({ status: 'closed', order: { status: 'completed' }, actions: ['changeFee'] });
  });
});

test('a booking is cancelled by the operator even after the time of its pick-up', async () => {
  const booked = await place(1);
  shop.passTime(DAY_S + HOUR_S);
  expect(value(await cancelBooking(deps, operator, { bookingId: booked.bookingId, input: BECAUSE }))).toMatchObject({
    status: 'cancelled',
    charges: [{ kind: 'cancellation', net: { cents: 4200 } }],
  });
});

describe('why the operator does something', () => {
  const reason = { kind: 'other', text: 'Herr Kurz hat dreimal angerufen' } as const;

  test('is asked for, and its own words are needed where the kind says nothing', async () => {
    const { bookingId } = await place(5);
    const browser = await signedInOperator();
    const cancel = (body: unknown) => browser.post(`/api/admin/bookings/${bookingId}/cancel`, body);
    const none = await cancel({});
    expect(none.status).toBe(422);
    for (const [given, fields] of [
      [{ kind: 'other' }, { 'reason.text': 'required' }],
      [{ kind: 'planning' }, { 'reason.kind': 'required' }],
    ] as const) {
      const refused = await cancel({ reason: given });
      expect(await refused.json()).toMatchObject({ code: 'invalid-fields', fields });
    }
    expect((await cancel({ reason })).status).toBe(200);
  });

  test('is in the log and in the history, of which the customer reads the kind alone', async () => {
    const { bookingId } = await place(5);
    value(await cancelBooking(deps, operator, { bookingId, input: { reason } }));
    expect(await auditOf(bookingId, 'booking.cancel')).toMatchObject([
      { data: { reason: 'other', remark: reason.text } },
    ]);
    const eventOf = ({ timeline }: Pick<Booking, 'timeline'>) =>
      timeline.find(({ kind }) => kind === 'booking.cancel')?.data;
    expect(eventOf(value(await getBooking(deps, operator, bookingId)))).toMatchObject({
      reason: 'other',
      remark: reason.text,
    });
    const own = eventOf(value(await getOwnBooking(deps, customer, bookingId)));
    expect(own).toMatchObject({ reason: 'other' });
    expect(JSON.stringify(own)).not.toContain(reason.text);
  });
});

describe('a fee', () => {
  const reason = { kind: 'ourFault' } as const;

  test('may be less than its rule asks for when the booking is cancelled, and never more', async () => {
    const { bookingId } = await place(0);
    const { cancellation } = value(await getBooking(deps, operator, bookingId));
    const rule = cancellation?.fee.cents ?? 0;
    expect(rule).toBeGreaterThan(0);
    const cancel = (feeCents: number) => cancelBooking(deps, operator, { bookingId, input: { reason, feeCents } });
    expect(await cancel(rule + 1)).toMatchObject({ error: { fields: { feeCents: 'too-big' } } });
    const cancelled = value(await cancel(rule - 1));
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      charges: [{ kind: 'cancellation', net: { cents: rule - 1 }, rule: { cents: rule } }],
      totals: { net: { cents: rule - 1 } },
    });
    expect(await auditOf(bookingId, 'booking.cancel')).toMatchObject([
      { data: { feeCents: rule - 1, ruleCents: rule, reason: 'ourFault' } },
    ]);
  });

  test('can be waived later, of which the customer reads the kind of reason and what is left', async () => {
    const { bookingId } = await place(0);
    const cancelled = value(await cancelBooking(deps, operator, { bookingId, input: BECAUSE }));
    const chargeId = cancelled.charges[0]?.id ?? '';
    const input = { cents: 0, reason: { kind: 'goodwill', text: 'Langjähriger Kunde' } } as const;
    const { version } = cancelled;
    const waived = value(await changeFee(deps, operator, { bookingId, version, chargeId, input }));
    expect(waived.totals.net).toMatchObject({ cents: 0 });
    expect(await changeFee(deps, operator, { bookingId, version, chargeId, input })).toMatchObject({
      error: { code: 'stale-version' },
    });
    const own = value(await getOwnBooking(deps, customer, bookingId));
    const event = own.timeline.find(({ kind }) => kind === 'booking.changeFee');
    expect(event?.data).toMatchObject({ fee: { cents: 0 }, reason: 'goodwill' });
    expect(JSON.stringify(own)).not.toContain('Langjährig');
    expect(own.actions).not.toContain('changeFee');
  });

  test('of another booking is not found, nor is what is no fee', async () => {
    const [one, other] = [await place(0), await place(0)];
    const { charges } = value(await cancelBooking(deps, operator, { bookingId: one.bookingId, input: BECAUSE }));
    value(await cancelBooking(deps, operator, { bookingId: other.bookingId, input: BECAUSE }));
    const chargeId = charges[0]?.id ?? '';
    const input = { cents: 0, reason };
    const missing = { error: { code: 'not-found' } };
    expect(await changeFee(deps, operator, { bookingId: other.bookingId, chargeId, input })).toMatchObject(missing);
    expect(await changeFee(deps, customer, { bookingId: one.bookingId, chargeId, input })).toMatchObject({
      error: { code: 'forbidden' },
    });
    await deps.db
      .updateTable('bookingCharge')
      .set({ kind: 'earlyReturn' })
      .where('bookingId', '=', one.bookingId)
      .execute();
    expect(await changeFee(deps, operator, { bookingId: one.bookingId, chargeId, input })).toMatchObject(missing);
  });
});

describe('whatever the operator wants to do', () => {
  type Act = (bookingId: string, version?: number) => Promise<unknown>;
  const acts: Record<string, { readonly act: Act; readonly states: readonly string[] }> = {
    swapTrailer: {
      states: ['reserved'],
      act: async (bookingId, version) => {
        const trailerId = await makeTrailer(deps.db, { depotId });
        return swapTrailer(deps, operator, { bookingId, version, input: { trailerId, ...BECAUSE } });
      },
    },
    correctPeriod: {
      states: ['reserved', 'onRent', 'returnAnnounced'],
      act: async (bookingId, version) => {
        const { period } = value(await getBooking(deps, operator, bookingId));
        const input = { from: period.localFrom, to: wall(period.localTo, 1), ...BECAUSE };
        return correctPeriod(deps, operator, { bookingId, version, input });
      },
    },
    markNoShow: {
      states: ['reserved'],
      act: (bookingId, version) => markNoShow(deps, operator, { bookingId, version, input: BECAUSE }),
    },
    close: {
      states: ['returned'],
      act: (bookingId, version) => closeBooking(deps, operator, { bookingId, version }),
    },
    cancel: {
      states: ['reserved'],
      act: (bookingId, version) => cancelBooking(deps, operator, { bookingId, version, input: BECAUSE }),
    },
  };

  test.each(Object.keys(acts))('%s is legal in the states of the table and in no other', async (name) => {
    const { act, states } = acts[name] ?? { act: () => Promise.resolve(), states: [] };
    for (const state of BOOKING_STATES) {
      const { bookingId } = await place(1);
      await deps.db
        .updateTable('booking')
        .set({ status: state, startsAt: new Date(deps.clock.now().getTime() - HOUR_S * 1000) })
        .where('id', '=', bookingId)
        .execute();
      const result = await act(bookingId);
      expect([state, result]).toMatchObject([
        state,
        states.includes(state)
          ? { ok: true }
          : { ok: false, error: { code: 'illegal-state', details: { bookings: [{ id: bookingId, status: state }] } } },
      ]);
    }
  });

  test.each(Object.keys(acts))('%s is refused on what has changed meanwhile, which is told', async (name) => {
    const { bookingId, version } = await place(5);
    const twin = await makeTrailer(deps.db, { depotId });
    value(await swapTrailer(deps, operator, { bookingId, input: { trailerId: twin, ...BECAUSE } }));
    expect(await acts[name]?.act(bookingId, version)).toMatchObject({
      error: {
        code: 'stale-version',
        details: {
          current: [{ version: version + 1, lastChange: { kind: 'booking.swapTrailer', actor: 'Maria Muster' } }],
        },
      },
    });
  });

  test('is refused to a customer, whose own booking it is', async () => {
    const { bookingId, trailerId } = await place();
    const input = { from: '2027-01-01T08:00', to: '2027-01-02T08:00', ...BECAUSE };
    const refused = { error: { code: 'forbidden' } };
    expect(await swapTrailer(deps, customer, { bookingId, input: { trailerId, ...BECAUSE } })).toMatchObject(refused);
    expect(await correctPeriod(deps, customer, { bookingId, input })).toMatchObject(refused);
    expect(await previewPeriod(deps, customer, { bookingId, input })).toMatchObject(refused);
    expect(await markNoShow(deps, customer, { bookingId, input: BECAUSE })).toMatchObject(refused);
    expect(await closeBooking(deps, customer, { bookingId })).toMatchObject(refused);
    expect(await cancelBooking(deps, customer, { bookingId, input: BECAUSE })).toMatchObject(refused);
    expect(await listSwapCandidates(deps, customer, bookingId)).toMatchObject(refused);
    expect(await getBooking(deps, customer, bookingId)).toMatchObject(refused);
    expect(await listBookings(deps, customer)).toMatchObject(refused);
    expect(await exportBookings(deps, customer, {}, MACHINE)).toMatchObject(refused);
  });

  test('needs a booking', async () => {
    const bookingId = customer.userId;
    const missing = { error: { code: 'not-found' } };
    expect(await markNoShow(deps, operator, { bookingId, input: BECAUSE })).toMatchObject(missing);
    expect(await listSwapCandidates(deps, operator, bookingId)).toMatchObject(missing);
    expect(await getBooking(deps, operator, bookingId)).toMatchObject(missing);
  });
});

describe('the list of all bookings', () => {
  test('has tabs, each in the order of the time it is about', async () => {
    const depot = await makeOpenDepot(deps.db);
    const make = async (number: string, daysAhead: number, days = 2) =>
      placeOn(await makeTrailer(deps.db, { depotId: depot, number }), daysAhead, days);
    const running = await make('L-RUN', 0, 9);
    const late = await make('L-LATE', 0, 1);
    const back = await make('L-BACK', 0, 5);
    for (const booked of [running, late, back]) await pickUp(booked);
    shop.passTime(2 * DAY_S);
    await bringBack(back);
    await make('L-SOON', 3);
    await make('L-LATER', 9);
    const numbers = async (query: Parameters<typeof listBookings>[2]) => {
      const { items } = value(await listBookings(deps, operator, { depot, ...query }));
      return items.map(({ trailer }) => trailer.number);
    };
    expect(await numbers({ tab: 'running' })).toEqual(['L-LATE', 'L-RUN']);
    expect(await numbers({ tab: 'overdue' })).toEqual(['L-LATE']);
    expect(await numbers({ tab: 'upcoming' })).toEqual(['L-SOON', 'L-LATER']);
    expect(await numbers({ tab: 'upcoming', sort: '-from' })).toEqual(['L-LATER', 'L-SOON']);
    expect(await numbers({ tab: 'returned' })).toEqual(['L-BACK']);
    expect(await numbers({ sort: 'to' })).toEqual(['L-LATE', 'L-BACK', 'L-SOON', 'L-RUN', 'L-LATER']);
    expect(await numbers({ tab: 'running', sort: '-to' })).toEqual(['L-RUN', 'L-LATE']);
    expect(await numbers({})).toHaveLength(5);
    expect(await numbers({ status: 'reserved' })).toEqual(['L-SOON', 'L-LATER']);
    expect(await numbers({ type: 'cool' })).toEqual([]);
    expect(await numbers({ q: 'L-LATE' })).toEqual(expect.arrayContaining(['L-LATE']));
    expect(await numbers({ q: running.order.number })).toEqual(['L-RUN']);
    expect(await numbers({ q: 'Nobody & Sons' })).toEqual([]);
  });

  test('shows the pick-ups and returns of each depot’s own day', async () => {
    const bucharest = await makeOpenDepot(deps.db, { timeZone: 'Europe/Bucharest' });
    const now = deps.clock.now();
    const local = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Bucharest' }).format(now);
    const midnight = new Date(`${local}T00:00:00+02:00`);
    const book = async (number: string, startsAt: Date) => {
      const { bookingId } = await placeOn(await makeTrailer(deps.db, { depotId: bucharest, number }), 20);
      await deps.db
        .updateTable('booking')
        .set({ startsAt, endsAt: new Date(startsAt.getTime() + 3 * DAY_S * 1000) })
        .where('id', '=', bookingId)
        .execute();
    };
    await book('D-FIRST', midnight);
    await book('D-BEFORE', new Date(midnight.getTime() - 60_000));
    await book('D-AFTER', new Date(midnight.getTime() + DAY_S * 1000));
    const { items } = value(await listBookings(deps, operator, { tab: 'pickUps', depot: bucharest }));
    expect(items.map(({ trailer }) => trailer.number)).toEqual(['D-FIRST']);
    expect(value(await listBookings(deps, operator, { tab: 'returns', depot: bucharest })).items).toEqual([]);
  });

  test('is ordered by the company, of which the latest pick-ups come first, page by page', async () => {
    const depot = await makeOpenDepot(deps.db);
    const make = async (number: string, daysAhead: number, author: Member) =>
      placeOn(await makeTrailer(deps.db, { depotId: depot, number }), daysAhead, 2, author);
    const agrar = await makeCustomer(deps, { unit: { name: 'agrarhof Elbtal eG' } });
    const zander = await makeCustomer(deps, { unit: { name: 'Zander Logistik' } });
    await make('C-Z', 3, zander);
    await make('C-A1', 3, agrar);
    await make('C-A2', 6, agrar);
    const readAll = async (sort: 'company' | '-company') => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = value(
          await listBookings(deps, operator, { depot, sort, limit: 1, ...(cursor !== undefined && { cursor }) }),
        );
        seen.push(...page.items.map(({ trailer }) => trailer.number));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return seen;
    };
    expect(await readAll('company')).toEqual(['C-A2', 'C-A1', 'C-Z']);
    expect(await readAll('-company')).toEqual(['C-Z', 'C-A1', 'C-A2']);
  });

  test('says when a trailer really came back, beside what was agreed', async () => {
    const depot = await makeOpenDepot(deps.db);
    const booked = await placeOn(await makeTrailer(deps.db, { depotId: depot }), 0, 5);
    await pickUp(booked);
    shop.passTime(2 * DAY_S);
    const list = async () => value(await listBookings(deps, operator, { depot })).items;
    expect(await list()).toMatchObject([{ returnedAt: null }]);
    await bringBack(booked);
    expect(await list()).toMatchObject([{ returnedAt: deps.clock.now().toISOString() }]);
  });

  test('goes on where a page ended, and is a file', async () => {
    const depot = await makeOpenDepot(deps.db);
    for (const days of [3, 4, 5]) await placeOn(await makeTrailer(deps.db, { depotId: depot }), days);
    const first = value(await listBookings(deps, operator, { depot, limit: 2, tab: 'upcoming' }));
    expect(first.items).toHaveLength(2);
    const cursor = first.nextCursor ?? '';
    const second = value(await listBookings(deps, operator, { depot, limit: 2, tab: 'upcoming', cursor }));
    expect(second).toMatchObject({ nextCursor: null, items: [{ status: 'reserved' }] });
    expect(await listBookings(deps, operator, { depot, tab: 'running', cursor })).toMatchObject({
      error: { fields: { cursor: 'unknown' } },
    });
    const text = await new Response(value(await exportBookings(deps, operator, { depot }, MACHINE))).text();
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });
});

test('what the operator sees of a booking is what its customer sees, and whose it is', async () => {
  const { bookingId } = await place();
  const booking: AdminBooking = value(await getBooking(deps, operator, bookingId));
  expect(booking).toMatchObject({
    company: { id: customer.businessUnitId, name: 'Muster Spedition GmbH' },
    isHandoverOpen: false,
    noShowFee: null,
  });
  expect(booking.actions).toEqual(['extend', 'moveReturn', 'cancel', 'editNote', 'swapTrailer', 'correctPeriod']);
});
