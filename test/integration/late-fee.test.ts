import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { agreeLateFee } from '#services/admin/booking/agree-late-fee.ts';
import { changeFee } from '#services/admin/booking/change-fee.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { getBooking as getOwnBooking } from '#services/booking/get-booking.ts';
import type { Deps } from '#services/deps.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { valueOf } from '../support/handover-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 86_400_000;
const GOODWILL = { kind: 'goodwill', text: 'Stau vor dem Gotthard' } as const;

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

const at = (now: Date): Deps => ({ ...deps, clock: { now: () => now } });

async function place(daysAhead: number) {
  const trailerId = await makeTrailer(deps.db, { depotId });
  const period = periodFrom(deps.clock.now(), daysAhead, 2);
  const cart = await fillCart(deps, customer, [{ trailerId, ...period }]);
  const [line] = valueOf(await order(deps, customer, cart)).order.lineItems;
  return { bookingId: line?.bookingId ?? '', begin: new Date(period.from), end: new Date(period.to) };
}

async function rentOut() {
  const booked = await place(3);
  await pickUp(at(booked.begin), customer, booked.bookingId);
  const late = new Date(booked.end.getTime() + 3 * DAY_MS);
  return { ...booked, late, desk: at(late) };
}

const logOf = (bookingId: string, action: string) =>
  deps.db
    .selectFrom('auditLog')
    .select(['actorId', 'data'])
    .where('objectId', '=', bookingId)
    .where('action', '=', action)
    .execute();

describe('a late return', () => {
  test('costs what was agreed while the trailer was out, and less than the rule asks for stays to be seen', async () => {
    const { bookingId, desk } = await rentOut();
    const agreed = valueOf(await agreeLateFee(desk, operator, { bookingId, input: { cents: 0, reason: GOODWILL } }));
    expect(agreed).toMatchObject({ status: 'onRent', lateFee: { cents: 0 }, charges: [] });
    expect(await logOf(bookingId, 'booking.agreeLateFee')).toMatchObject([
      { actorId: operator.userId, data: { feeCents: 0, reason: 'goodwill', remark: GOODWILL.text } },
    ]);

    await bringBack(desk, customer, bookingId);
    const back = valueOf(await getBooking(desk, operator, bookingId));
    const [charge] = back.charges;
    expect(charge).toMatchObject({ kind: 'lateReturn', net: { cents: 0 } });
    const rule = charge?.rule?.cents ?? 0;
    expect(rule).toBeGreaterThan(0);

    const own = valueOf(await getOwnBooking(desk, customer, bookingId));
    expect(own.timeline.find(({ kind }) => kind === 'booking.agreeLateFee')?.data).toMatchObject({
      fee: { cents: 0 },
      reason: 'goodwill',
    });
    expect(JSON.stringify(own)).not.toContain('Gotthard');

    const input = { cents: rule, reason: { kind: 'mistake' } } as const;
    const asked = valueOf(await changeFee(desk, operator, { bookingId, chargeId: charge?.id ?? '', input }));
    expect(asked.charges).toMatchObject([{ net: { cents: rule }, rule: null }]);
  });

  test('costs no more than the rule asks for, whatever was agreed, and the rule again once that is taken back', async () => {
    const [one, other] = [await rentOut(), await rentOut()];
    const agree = (desk: Deps, bookingId: string, cents: number | null) =>
      agreeLateFee(desk, operator, { bookingId, input: { cents, reason: { kind: 'goodwill' } } });
    valueOf(await agree(one.desk, one.bookingId, 99_999_900));
    valueOf(await agree(other.desk, other.bookingId, 100));
    expect(valueOf(await agree(other.desk, other.bookingId, null)).lateFee).toBeNull();
    const chargesOf = async ({ desk, bookingId }: typeof one) => {
      await bringBack(desk, customer, bookingId);
      return valueOf(await getBooking(desk, operator, bookingId)).charges.map(({ net, rule }) => ({ net, rule }));
    };
    const asked = await chargesOf(one);
    expect(asked).toMatchObject([{ rule: null }]);
    expect(asked[0]?.net.cents).toBeGreaterThan(100);
    expect(await chargesOf(other)).toEqual(asked);
  });

  test('is no longer agreed on once it is settled, nor by a customer', async () => {
    const { bookingId, desk } = await rentOut();
    const input = { cents: 0, reason: GOODWILL };
    expect(await agreeLateFee(desk, customer, { bookingId, input })).toMatchObject({ error: { code: 'forbidden' } });
    await bringBack(desk, customer, bookingId);
    expect(await agreeLateFee(desk, operator, { bookingId, input })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });
});

describe('a booking that staff cancels by the call of customers', () => {
  test('needs a reason, which is kept and shown', async () => {
    const { bookingId } = await place(5);
    expect(await cancelBooking(deps, operator, { bookingId })).toMatchObject({
      error: { code: 'invalid-fields', fields: { reason: 'required' } },
    });
    const reason = { kind: 'other', text: 'Vom Kunden am Telefon' } as const;
    expect(await cancelBooking(deps, operator, { bookingId, reason })).toMatchObject({ ok: true });
    expect(await logOf(bookingId, 'booking.cancel')).toMatchObject([
      { actorId: operator.userId, data: { reason: 'other', remark: reason.text } },
    ]);
    const own = valueOf(await getOwnBooking(deps, customer, bookingId));
    expect(own.timeline.find(({ kind }) => kind === 'booking.cancel')?.data).toMatchObject({ reason: 'other' });
  });

  test('needs none of whoever it belongs to', async () => {
    const { bookingId } = await place(5);
    expect(await cancelBooking(deps, customer, { bookingId })).toMatchObject({ ok: true });
  });
});
