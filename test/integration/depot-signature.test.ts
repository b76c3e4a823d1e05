import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignHandoverInput } from '#contract/handover.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { cancelBooking } from '#services/admin/booking/cancel-booking.ts';
import { confirmReturn } from '#services/admin/booking/confirm-return.ts';
import { disputeReturn } from '#services/admin/booking/dispute-return.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { prepareBookingNews } from '#services/admin/booking/prepare-booking-news.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking as getOwnBooking } from '#services/booking/get-booking.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Deps } from '#services/deps.ts';
import { getHandover } from '#services/handover/get-handover.ts';
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
import { BECAUSE } from '../support/because.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
let shop: TestApp;
let deps: Deps;
let desk: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  desk = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
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
    .where('action', 'in', ['booking.handBack', 'booking.confirmReturn', 'booking.disputeReturn', 'booking.return'])
    .orderBy('id')
    .execute();

/** A pick-up at a staffed depot with all but the signatures. */
async function pickUpToSign(wish: Parameters<typeof rent>[1] = {}) {
  const rental = await rent(deps, { keyBox: false, ...wish });
  const { id } = await fillIn(deps, rental, await start(deps, rental));
  return { rental, id, signWith: (input: SignHandoverInput) => sign(deps, rental, id, input) };
}

/** Until the next day begins at a depot. */
async function secondsToMidnight({ depotId }: Rental): Promise<number> {
  const { timeZone } = await deps.db
    .selectFrom('depot')
    .select('timeZone')
    .where('id', '=', depotId)
    .executeTakeFirstOrThrow();
  const now = toInstant(deps.clock.now()).toZonedDateTimeISO(timeZone);
  return now.until(now.add({ days: 1 }).startOfDay()).total('seconds');
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

  test('nobody with the code of another depot, or of the day before yesterday', async () => {
    const { rental, signWith } = await pickUpToSign();
    const other = await codeAt(deps, await rent(deps, { keyBox: false }));
    const today = await codeAt(deps, rental);
    shop.passTime(-2 * DAY_S);
    const old = await codeAt(deps, rental);
    shop.passTime(2 * DAY_S);
    for (const depotCode of [other, old].filter((code) => code !== today)) {
      expect(await signWith({ ...BY_BOTH, depotCode })).toMatchObject({ error: { code: 'depot-code-wrong' } });
    }
  });

  test('whoever reads the code before midnight, until half an hour after it; a wrong one counts as ever', async () => {
    const [late, later] = [await pickUpToSign(), await pickUpToSign()];
    const before = { late: await codeAt(deps, late.rental), later: await codeAt(deps, later.rental) };
    shop.passTime(await secondsToMidnight(late.rental));
    shop.passTime(29 * 60);
    const wrongOne = { ...BY_BOTH, depotCode: wrong(before.late) };
    expect(await late.signWith(wrongOne)).toMatchObject({ error: { details: { triesLeft: 4 } } });
    expect(await late.signWith({ ...BY_BOTH, depotCode: before.late })).toMatchObject({ ok: true });
    shop.passTime(60);
    expect(await later.signWith({ ...BY_BOTH, depotCode: before.later })).toMatchObject({
      error: { code: 'depot-code-wrong' },
    });
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
  const tasksOf = async ({ bookingId }: Rental) =>
    valueOf(await listTasks(deps, desk)).items.filter((task) => 'bookingId' in task && task.bookingId === bookingId);
  const rowsOf = async ({ bookingId }: Rental) =>
    valueOf(await listBookings(deps, desk, { tab: 'toConfirm' })).items.filter(({ id }) => id === bookingId);

  test.each([
    [
      'signed',
      async ({ rental, signWith }: Awaited<ReturnType<typeof pickUpToSign>>) => {
        valueOf(await signWith(await byBoth(deps, rental)));
      },
    ],
    [
      'cancelled',
      async ({ rental }: Awaited<ReturnType<typeof pickUpToSign>>) => {
        valueOf(await cancelBooking(deps, desk, { bookingId: rental.bookingId, input: BECAUSE }));
      },
    ],
    [
      'changed by the customer',
      async ({ rental, id }: Awaited<ReturnType<typeof pickUpToSign>>) => {
        const { bookingId, actor } = rental;
        valueOf(await saveParts(deps, actor, { bookingId, handoverId: id, input: { mileage: { km: 120_001 } } }));
      },
    ],
  ])('stands on the desk until it is %s', async (_, end) => {
    const pickUp = await pickUpToSign();
    const { rental, signWith } = pickUp;
    expect(await tasksOf(rental)).toEqual([]);
    valueOf(await signWith(BY_CUSTOMER));
    const since = deps.clock.now().toISOString();
    shop.passTime(60);
    expect(await tasksOf(rental)).toMatchObject([{ kind: 'pickUpToSign', since }]);
    expect(await rowsOf(rental)).toMatchObject([{ status: 'reserved', isToSign: true, isToConfirm: false }]);
    expect(valueOf(await getBooking(deps, desk, rental.bookingId))).toMatchObject({ isToSign: true });
    await end(pickUp);
    expect(await tasksOf(rental)).toEqual([]);
    expect(await rowsOf(rental)).toEqual([]);
  });

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
    await shop.forgetOutbox();
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

  test('runs on where the depot does not find the trailer, and can be handed in again', async () => {
    const rental = await handBack();
    const { actor, bookingId } = rental;
    const handedBackAt = deps.clock.now().toISOString();
    const [before, reason] = [await allocationOf(rental), 'Nicht auf dem Hof'];
    shop.passTime(5 * DAY_S);
    const { version } = await bookingOf(rental);
    expect(await disputeReturn(deps, desk, { bookingId, version: version - 1, input: { reason } })).toMatchObject({
      error: { code: 'stale-version' },
    });
    expect(valueOf(await disputeReturn(deps, desk, { bookingId, version, input: { reason } }))).toMatchObject({
      status: 'onRent',
      handedBackAt: null,
      flags: ['overdue'],
    });
    expect(await allocationOf(rental)).toEqual(before);
    expect(await chargesOf(rental)).toEqual([]);
    expect((await logOf(rental)).at(-1)).toMatchObject({
      action: 'booking.disputeReturn',
      actorId: desk.userId,
      data: { note: reason, happenedAt: handedBackAt },
    });
    // A second answer comes too late.
    for (const answer of [
      disputeReturn(deps, desk, { bookingId, input: { reason } }),
      confirmReturn(deps, desk, { bookingId }),
    ]) {
      expect(await answer).toMatchObject({ error: { code: 'illegal-state' } });
    }
    const request = {
      template: 'bookingNews',
      bookingId,
      news: { kind: 'returnDisputed', at: handedBackAt, reason },
    } as const;
    const queued = deps.db
      .selectFrom('outbox')
      .select('payload')
      .where(sql<boolean>`payload @> ${JSON.stringify(request)}::jsonb`);
    expect(await queued.execute()).toHaveLength(1);
    expect(await prepareBookingNews(deps, request)).toMatchObject({
      userId: actor.userId,
      content: { template: 'returnDisputed', news: { reason } },
    });

    const again = await start(deps, rental, 'return');
    expect(again).toMatchObject({ signedAt: null, confirmation: null });
    await fillIn(deps, rental, again);
    valueOf(await sign(deps, rental, again.id, await byBoth(deps, rental)));
    const back = valueOf(await getOwnBooking(deps, actor, bookingId));
    expect(back).toMatchObject({ status: 'returned', returnedAt: deps.clock.now().toISOString() });
    expect(back.protocols.map(({ kind, dispute }) => [kind, dispute?.reason])).toEqual([
      ['pickUp', undefined],
      ['return', reason],
      ['return', undefined],
    ]);
    expect(await chargesOf(rental)).toMatchObject([{ kind: 'lateReturn' }]);
  });

  test('keeps its protocol as it was signed, once it is disputed and for ever', async () => {
    const rental = await handBack();
    const { actor, bookingId } = rental;
    const protocols = () => deps.db.selectFrom('handover').selectAll().where('bookingId', '=', bookingId);
    const signed = await protocols().where('kind', '=', 'return').executeTakeFirstOrThrow();
    valueOf(await disputeReturn(deps, desk, { bookingId, input: { reason: 'Nicht da' } }));
    const which = { bookingId, handoverId: signed.id };
    expect(valueOf(await getHandover(deps, actor, which))).toMatchObject({ confirmation: 'disputed', canSign: false });
    const disputed = await protocols().where('id', '=', signed.id).executeTakeFirstOrThrow();
    expect({ ...disputed, dispute: disputed.dispute?.reason }).toEqual({ ...signed, dispute: 'Nicht da' });
    for (const changes of [{ dispute: null }, { dispute: JSON.stringify({ reason: 'x', at: 'y' }) }, { version: 99 }]) {
      await expect(
        deps.db.updateTable('handover').set(changes).where('id', '=', signed.id).execute(),
      ).rejects.toMatchObject({ constraint: 'handover_is_signed' });
    }
  });

  test('is either confirmed or disputed, whoever comes first, and by nobody of the customer', async () => {
    const rental = await handBack();
    const { actor, bookingId } = rental;
    const input = { reason: 'Nicht da' };
    expect(await disputeReturn(deps, actor, { bookingId, input })).toMatchObject({ error: { code: 'forbidden' } });
    const answers = await Promise.all([
      confirmReturn(deps, desk, { bookingId }),
      disputeReturn(deps, desk, { bookingId, input }),
    ]);
    expect(answers.map((answer) => (answer.ok ? 'done' : answer.error.code)).toSorted()).toEqual([
      'done',
      'illegal-state',
    ]);
    expect(await logOf(rental)).toHaveLength(2);
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
