import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignHandoverInput } from '#contract/handover.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { confirmReturn } from '#services/admin/booking/confirm-return.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking as getOwnBooking } from '#services/booking/get-booking.ts';
import type { Deps } from '#services/deps.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { signHandover } from '#services/handover/sign-handover.ts';
import { confirmReturns } from '#services/telematics/confirm-returns.ts';
import { getPosition } from '#services/telematics/get-position.ts';
import {
  BY_BOTH,
  BY_CUSTOMER,
  byBoth,
  codeAt,
  fillIn,
  handOver,
  rent,
  sign,
  start,
  valueOf,
  type Rental,
} from '../support/handover-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
let shop: TestApp;
let deps: Deps;
let desk: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  desk = { kind: 'platformAdmin', userId: (await makePlatformAdmin(deps)).userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const bookingOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
const chargesOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('bookingCharge').selectAll().where('bookingId', '=', bookingId).execute();
const allocationOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('allocation').selectAll().where('bookingId', '=', bookingId).executeTakeFirstOrThrow();
const logOf = ({ bookingId }: Rental) =>
  deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorKind', 'actorId', 'data'])
    .where('objectId', '=', bookingId)
    .where('action', 'in', ['booking.handBack', 'booking.confirmReturn', 'booking.return'])
    .orderBy('id')
    .execute();

/** A pick-up at a staffed depot with all but the signatures. */
async function pickUpToSign(wish: Parameters<typeof rent>[1] = {}) {
  const rental = await rent(deps, { keyBox: false, ...wish });
  const { id } = await fillIn(deps, rental, await start(deps, rental));
  return { rental, id, signWith: (input: SignHandoverInput) => sign(deps, rental, id, input) };
}

/** Another code than that of the depot. */
const wrong = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Two days before its end, a return that the customer signs alone. */
async function handBack(wish: Parameters<typeof rent>[1] = {}): Promise<Rental> {
  const rental = await rent(deps, { keyBox: false, ...wish });
  await handOver(deps, rental, 'pickUp');
  shop.passTime(2 * DAY_S);
  const { id } = await fillIn(deps, rental, await start(deps, rental, 'return'));
  valueOf(await sign(deps, rental, id, BY_CUSTOMER));
  return rental;
}

describe('who signs for a staffed depot', () => {
  test('not the customer alone, who signs a pick-up with the depot’s code of the day', async () => {
    const { rental, signWith } = await pickUpToSign();
    const code = await codeAt(deps, rental);
    expect(await signWith(BY_BOTH)).toMatchObject({ error: { fields: { depotCode: 'required' } } });
    expect(await signWith({ ...BY_BOTH, depotCode: wrong(code) })).toMatchObject({
      error: { code: 'depot-code-wrong', details: { triesLeft: 4 } },
    });
    expect(await bookingOf(rental)).toMatchObject({ status: 'reserved' });
    expect(valueOf(await signWith({ ...BY_BOTH, depotCode: code }))).toMatchObject({ booking: { status: 'onRent' } });
  });

  test('nobody with the code of another depot or of yesterday', async () => {
    const { rental, signWith } = await pickUpToSign();
    const other = await codeAt(deps, await rent(deps, { keyBox: false }));
    const today = await codeAt(deps, rental);
    shop.passTime(-DAY_S);
    const yesterday = await codeAt(deps, rental);
    shop.passTime(DAY_S);
    for (const depotCode of [other, yesterday].filter((code) => code !== today)) {
      expect(await signWith({ ...BY_BOTH, depotCode })).toMatchObject({ error: { code: 'depot-code-wrong' } });
    }
  });

  test('whoever typed the code without a line, although it arrives after midnight', async () => {
    const { rental, signWith } = await pickUpToSign();
    const depotCode = await codeAt(deps, rental);
    shop.passTime(20 * HOUR_S);
    const waitedSeconds = 20 * HOUR_S;
    expect(await signWith({ ...BY_BOTH, depotCode, waitedSeconds })).toMatchObject({ ok: true });
  });

  test('nobody after five wrong codes, however fast they come; the desk still can, and the next day', async () => {
    const { rental, id, signWith } = await pickUpToSign();
    const code = await codeAt(deps, rental);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => signWith({ ...BY_BOTH, depotCode: wrong(code, i + 1) })),
    );
    const codes = answers.map((answer) => (answer.ok ? 'signed' : answer.error.code));
    // Fails if tries are read first and counted afterwards.
    expect(codes.filter((each) => each === 'depot-code-wrong')).toHaveLength(4);
    expect(codes.filter((each) => each === 'depot-code-locked')).toHaveLength(8);
    expect(await signWith({ ...BY_BOTH, depotCode: code })).toMatchObject({ error: { code: 'depot-code-locked' } });
    const logged = deps.db.selectFrom('auditLog').select('data').where('action', '=', 'handover.wrongCode');
    expect(await logged.where('objectId', '=', id).execute()).toHaveLength(5);

    const another = await pickUpToSign({ actor: rental.actor });
    const right = { ...BY_BOTH, depotCode: await codeAt(deps, another.rental) };
    expect(await another.signWith(right)).toMatchObject({ ok: true });
    shop.passTime(DAY_S);
    expect(await signWith({ ...BY_BOTH, depotCode: '000000' })).not.toMatchObject({
      error: { code: 'depot-code-locked' },
    });
    const { bookingId } = rental;
    const byDesk = await signHandover(deps, desk, { bookingId, handoverId: id, input: BY_BOTH });
    expect(byDesk).toMatchObject({ value: { booking: { status: 'onRent' } } });
  });

  test('nobody of another company, whose tries do not even count', async () => {
    const { rental, id } = await pickUpToSign();
    const stranger = { ...rental, actor: await makeCustomer(deps) };
    const input = await byBoth(deps, rental);
    expect(await sign(deps, stranger, id, input)).toMatchObject({ error: { code: 'not-found' } });
    const tries = deps.db.selectFrom('depotCodeTry').selectAll().where('bookingId', '=', rental.bookingId);
    expect(await tries.execute()).toEqual([]);
  });

  test('as the desk reads it: on the day sheet and with the booking, not at a key box', async () => {
    const { rental } = await pickUpToSign();
    const { depotId, bookingId } = rental;
    const code = await codeAt(deps, rental);
    expect(valueOf(await getYards(deps, desk, { depot: depotId })).items).toMatchObject([{ codeOfDay: code }]);
    expect(valueOf(await getBooking(deps, desk, bookingId))).toMatchObject({ codeOfDay: code });
    expect(JSON.stringify(valueOf(await getOwnBooking(deps, rental.actor, bookingId)))).not.toContain(code);
    const keyBox = await rent(deps);
    expect(valueOf(await getYards(deps, desk, { depot: keyBox.depotId })).items).toMatchObject([{ codeOfDay: null }]);
    expect(valueOf(await getBooking(deps, desk, keyBox.bookingId))).toMatchObject({ codeOfDay: null });
  });
});

describe('a pick-up that the depot has not signed', () => {
  test('waits with the customer’s signature until the depot signs', async () => {
    const { rental, signWith } = await pickUpToSign();
    const waiting = valueOf(await signWith(BY_CUSTOMER));
    expect(waiting).toMatchObject({
      signedAt: null,
      signatures: { customer: { name: 'Jan Kowalski' }, depot: null },
      booking: { status: 'reserved' },
      canSign: true,
    });
    const { customer: _customer, ...byDepot } = await byBoth(deps, rental);
    expect(valueOf(await signWith(byDepot))).toMatchObject({
      signedAt: deps.clock.now().toISOString(),
      signatures: { customer: { name: 'Jan Kowalski' }, depot: { name: 'Petra Lang' } },
      booking: { status: 'onRent' },
    });
  });

  test('loses the signature with what was signed, and not by the same answer sent twice', async () => {
    const { rental, id, signWith } = await pickUpToSign();
    valueOf(await signWith(BY_CUSTOMER));
    const save = (km: number) =>
      saveParts(deps, rental.actor, { bookingId: rental.bookingId, handoverId: id, input: { mileage: { km } } });
    expect(valueOf(await save(120_000)).signatures).not.toBeNull();
    expect(valueOf(await save(120_001)).signatures).toBeNull();
    const { customer: _customer, ...byDepot } = await byBoth(deps, rental);
    expect(await signWith(byDepot)).toMatchObject({
      error: { details: { obstacles: [{ step: 'signatures', missing: ['customer'] }] } },
    });
  });
});

describe('a return that the customer signed alone', () => {
  test('ends the customer’s time, frees and credits nothing, and is settled by that time once confirmed', async () => {
    const rental = await handBack();
    const { actor, bookingId } = rental;
    const handedBackAt = deps.clock.now();
    const before = await allocationOf(rental);
    expect(await bookingOf(rental)).toMatchObject({ status: 'onRent', handedBackAt, returnedAt: null });
    expect(await chargesOf(rental)).toEqual([]);
    const to = new Date(before.endsAt.getTime() + DAY_S * 1000).toISOString();
    expect(await extendBooking(deps, actor, { bookingId, input: { to } })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    expect(valueOf(await getPosition(deps, actor, bookingId))).toMatchObject({ reason: 'notOnRent' });

    // Days later than agreed, and yet not late.
    shop.passTime(5 * DAY_S);
    expect(valueOf(await getOwnBooking(deps, actor, bookingId))).toMatchObject({
      flags: ['toConfirm'],
      attention: null,
      handedBackAt: handedBackAt.toISOString(),
      actions: ['editNote'],
    });
    expect(await allocationOf(rental)).toEqual(before);
    expect(valueOf(await listBookings(deps, desk, { tab: 'toConfirm' })).items).toMatchObject([
      { id: bookingId, isToConfirm: true, isOverdue: false },
    ]);
    const { items } = valueOf(await listTasks(deps, desk));
    expect(items.filter((task) => 'bookingId' in task && task.bookingId === bookingId)).toMatchObject([
      { kind: 'returnToConfirm', since: handedBackAt.toISOString() },
    ]);

    expect(valueOf(await confirmReturn(deps, desk, { bookingId }))).toMatchObject({ status: 'returned', flags: [] });
    expect(await bookingOf(rental)).toMatchObject({ status: 'returned', returnedAt: handedBackAt });
    expect(await chargesOf(rental)).toMatchObject([{ kind: 'earlyReturn' }]);
    expect((await allocationOf(rental)).endsAt.getTime()).toBeLessThan(before.endsAt.getTime());
    expect(await logOf(rental)).toMatchObject([
      { action: 'booking.handBack', actorKind: 'member', actorId: actor.userId },
      { action: 'booking.confirmReturn', actorKind: 'platformAdmin', actorId: desk.userId },
    ]);
    await shop.workOffOutbox();
    const { number } = await bookingOf(rental);
    expect(shop.mails.filter(({ subject }) => subject === `Rückgabe ${number} ist bestätigt`)).toHaveLength(1);
  });

  test('is confirmed once, however many confirm it', async () => {
    const rental = await handBack();
    const { bookingId } = rental;
    const { lat, lon } = await deps.db
      .selectFrom('depot')
      .select(['lat', 'lon'])
      .where('id', '=', rental.depotId)
      .executeTakeFirstOrThrow();
    const position = { trailerId: rental.trailerId, recordedAt: deps.clock.now(), lat, lon };
    await deps.db.insertInto('trailerPosition').values(position).execute();
    const [first, second, jobs] = await Promise.all([
      confirmReturn(deps, desk, { bookingId }),
      confirmReturn(deps, desk, { bookingId }),
      confirmReturns(deps),
    ]);
    const codes = [first, second].map((answer) => (answer.ok ? 'confirmed' : answer.error.code));
    expect(codes.filter((code) => code === 'confirmed').length + jobs).toBe(1);
    expect(codes.filter((code) => code !== 'confirmed').every((code) => code === 'illegal-state')).toBe(true);
    expect(await chargesOf(rental)).toHaveLength(1);
    expect(await logOf(rental)).toHaveLength(2);
  });

  test.each([
    ['from the depot since then', 0, 60, true],
    ['from the depot, but before', 0, -60, false],
    ['from some kilometres away', 0.05, 60, false],
  ])('is confirmed by a transmitter that reports %s: %s° north, %s s later', async (_, north, later, isConfirmed) => {
    const rental = await handBack();
    const { lat, lon } = await deps.db
      .selectFrom('depot')
      .select(['lat', 'lon'])
      .where('id', '=', rental.depotId)
      .executeTakeFirstOrThrow();
    const recordedAt = new Date(deps.clock.now().getTime() + later * 1000);
    const { trailerId } = rental;
    await deps.db
      .insertInto('trailerPosition')
      .values({ trailerId, recordedAt, lat: lat + north, lon })
      .execute();
    shop.passTime(HOUR_S);
    expect(await confirmReturns(deps)).toBe(isConfirmed ? 1 : 0);
    const last = (await logOf(rental)).at(-1);
    expect([(await bookingOf(rental)).status, last?.action, last?.actorKind]).toEqual(
      isConfirmed ? ['returned', 'booking.confirmReturn', 'system'] : ['onRent', 'booking.handBack', 'member'],
    );
    // Whatever it was, nothing is left for the next example.
    await confirmReturn(deps, desk, { bookingId: rental.bookingId });
  });

  test('is confirmed by nobody of the customer, and by no made-up position', async () => {
    const rental = await handBack();
    const { bookingId } = rental;
    for (const actor of [rental.actor, await makeCustomer(deps)]) {
      expect(await confirmReturn(deps, actor, { bookingId })).toMatchObject({ error: { code: 'forbidden' } });
    }
    expect(deps.telematics.isSimulated).toBe(true);
    expect(await confirmReturns(deps)).toBe(0);
  });

  test('does not exist with the depot’s code, nor at a key box', async () => {
    for (const keyBox of [true, false]) {
      const rental = await rent(deps, { keyBox });
      await handOver(deps, rental, 'pickUp');
      await handOver(deps, rental, 'return');
      expect(await bookingOf(rental)).toMatchObject({ status: 'returned', handedBackAt: null });
    }
  });
});
