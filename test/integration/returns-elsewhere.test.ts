import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { changeFee } from '#services/admin/booking/change-fee.ts';
import { correctReturn } from '#services/admin/booking/correct-return.ts';
import { confirmReturn } from '#services/admin/booking/confirm-return.ts';
import { changeTrailer } from '#services/admin/trailer/change-trailer.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { lookAtReturnPlace } from '#services/booking/look-at-return-place.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { listYardEvents } from '#db/depot/yard.queries.ts';
import type { Deps } from '#services/deps.ts';
import {
  BY_BOTH,
  BY_CUSTOMER,
  codeAt,
  fillIn,
  handOver,
  rent,
  sign,
  start,
  valueOf,
  type Rental,
} from '../support/handover-world.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { endElsewhere, listStays, listTransfers, priceWay } from '../support/one-way-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_S = 86_400;
const HOUR_S = 3600;

let shop: TestApp;
let deps: Deps;
let admin: PlatformAdmin;
let munich: string;
let cologne: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  const { userId } = await makePlatformAdmin(deps);
  admin = { kind: 'platformAdmin', role: 'admin', userId };
  // An hour of road and four around it from the depots of the other tests.
  munich = await makeOpenDepot(deps.db, { name: 'München', lat: 53.7, lon: 9.9 });
  cologne = await makeOpenDepot(deps.db, { name: 'Köln', lat: 53.3, lon: 9.9 });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Four days from now on, ending elsewhere; the trailer is taken again where it began after so many days. */
async function rentOneWay({ nextAfter, ...wish }: { nextAfter?: number; feeCents?: number } = {}) {
  const rental = await rent(deps);
  const next = nextAfter === undefined ? undefined : await rentAgain(rental, nextAfter);
  await endElsewhere(deps, rental, { toDepotId: munich, isBroughtBack: next !== undefined, ...wish });
  return { rental, next };
}

async function rentAgain({ trailerId, depotId }: Rental, daysAhead: number): Promise<Rental> {
  const actor = await makeCustomer(deps);
  const line = { trailerId, ...periodFrom(deps.clock.now(), daysAhead, 2) };
  const placed = valueOf(await order(deps, actor, await fillCart(deps, actor, [line])));
  const { id: orderId, lineItems } = placed.order;
  return { actor, bookingId: lineItems[0]?.bookingId ?? '', orderId, trailerId, depotId };
}

/** Picked up now, and begun to be returned after some hours. */
async function beginReturn(rental: Rental, afterHours: number) {
  await handOver(deps, rental, 'pickUp');
  shop.passTime(afterHours * HOUR_S);
  return fillIn(deps, rental, await start(deps, rental, 'return'));
}

const returnTo = async (rental: Rental, depotId: string | undefined, afterHours: number) => {
  const { id } = await beginReturn(rental, afterHours);
  return valueOf(await sign(deps, rental, id, { ...BY_CUSTOMER, ...(depotId && { depotId }) }));
};

const trailerOf = ({ trailerId }: Rental) =>
  deps.db
    .selectFrom('trailer')
    .select(['depotId', 'misplacedDepotId', 'misplacedAt'])
    .where('id', '=', trailerId)
    .executeTakeFirstOrThrow();
const bookingOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
const chargesOf = async ({ bookingId }: Rental) =>
  (await deps.db.selectFrom('bookingCharge').selectAll().where('bookingId', '=', bookingId).execute()).map(
    ({ kind, netCents }) => [kind, netCents],
  );
const placesOf = async ({ trailerId }: Rental) =>
  (await listStays(deps, trailerId, deps.clock.now())).map(({ depotId }) => depotId);
const transfersOf = ({ trailerId }: Rental) => listTransfers(deps, trailerId);
const nextStart = async (next: Rental | undefined) => (next ? (await bookingOf(next)).startsAt : undefined);

describe('a rental that ends elsewhere', () => {
  test('is returned there, and the trailer stands there', async () => {
    const { rental } = await rentOneWay();
    const begun = await beginReturn(rental, 90);
    expect(begun.depot.id).toBe(munich);
    valueOf(await sign(deps, rental, begun.id, BY_CUSTOMER));
    expect(await trailerOf(rental)).toMatchObject({ depotId: munich, misplacedAt: null });
    expect(await placesOf(rental)).toEqual([rental.depotId, munich]);
    expect(await chargesOf(rental)).toEqual([]);
  });

  test('asks for the code of the depot where it ends', async () => {
    const { rental } = await rentOneWay();
    const { id } = await beginReturn(rental, 90);
    await deps.db.updateTable('depot').set({ keyBox: false }).where('id', '=', munich).execute();
    const depotCode = await codeAt(deps, rental);
    const there = await codeAt(deps, { depotId: munich });
    const signed = async (code: string) => sign(deps, rental, id, { ...BY_BOTH, depotCode: code });
    expect(await signed(depotCode)).toMatchObject({ error: { code: 'depot-code-wrong' } });
    expect(valueOf(await signed(there))).toMatchObject({ booking: { status: 'returned' } });
    await deps.db.updateTable('depot').set({ keyBox: true }).where('id', '=', munich).execute();
  });

  test('is brought back later if it comes later, and marked where the time is short', async () => {
    const { rental, next } = await rentOneWay({ nextAfter: 6 });
    const [before] = await transfersOf(rental);
    expect(before).toMatchObject({ fromDepotId: munich, toDepotId: rental.depotId, tooTight: false });
    // Two hours before the next one.
    await returnTo(rental, undefined, 6 * 24 - 2);
    expect(await transfersOf(rental)).toMatchObject([
      { id: before?.id, tooTight: true, startsAt: deps.clock.now(), endsAt: await nextStart(next) },
    ]);
    expect(await trailerOf(rental)).toMatchObject({ depotId: munich, misplacedAt: null });
  });

  test('is misplaced when it comes back after the next one should have left', async () => {
    const { rental } = await rentOneWay({ nextAfter: 6 });
    await returnTo(rental, undefined, 6 * 24 + 3);
    expect(await transfersOf(rental)).toEqual([]);
    expect(await trailerOf(rental)).toEqual({
      depotId: rental.depotId,
      misplacedDepotId: munich,
      misplacedAt: deps.clock.now(),
    });
  });

  test('goes on longer with the transfer behind it, as long as the drive finds its time', async () => {
    const { rental, next } = await rentOneWay({ nextAfter: 8 });
    const { endsAt } = await bookingOf(rental);
    const extend = (days: number) =>
      extendBooking(deps, rental.actor, {
        bookingId: rental.bookingId,
        input: { to: new Date(endsAt.getTime() + days * DAY_S * 1000).toISOString() },
      });
    valueOf(await extend(2));
    const [moved] = await transfersOf(rental);
    expect(moved?.startsAt.getTime()).toBeGreaterThan(endsAt.getTime() + 2 * DAY_S * 1000);
    expect(await extend(3.9)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect((await transfersOf(rental))[0]).toEqual(moved);
    expect(moved?.endsAt.getTime()).toBeLessThan((await nextStart(next))?.getTime() ?? 0);
  });

  test('is cancelled with its transfer', async () => {
    const { rental } = await rentOneWay({ nextAfter: 8 });
    valueOf(await cancelBooking(deps, rental.actor, { bookingId: rental.bookingId }));
    expect(await transfersOf(rental)).toEqual([]);
    expect(await placesOf(rental)).toEqual([rental.depotId]);
  });

  test('that does not take place is driven instead where somebody waits at its end', async () => {
    const { rental } = await rentOneWay();
    const { endsAt } = await bookingOf(rental);
    const later = {
      startsAt: new Date(endsAt.getTime() + 48 * HOUR_MS),
      endsAt: new Date(endsAt.getTime() + 72 * HOUR_MS),
    };
    const waiting = { trailerId: rental.trailerId, kind: 'workshop', depotId: munich, ...later } as const;
    await deps.db.insertInto('allocation').values(waiting).execute();
    valueOf(await cancelBooking(deps, rental.actor, { bookingId: rental.bookingId }));
    expect(await transfersOf(rental)).toMatchObject([
      { fromDepotId: rental.depotId, toDepotId: munich, endsAt: later.startsAt, tooTight: false },
    ]);
  });

  test('takes its way along to another trailer', async () => {
    const { rental } = await rentOneWay({ nextAfter: 8 });
    const other = await makeTrailer(deps.db, { depotId: rental.depotId });
    const { version } = await bookingOf(rental);
    const input = { trailerId: other, reason: { kind: 'defect' as const } };
    valueOf(await swapTrailer(deps, admin, { bookingId: rental.bookingId, version, input }));
    expect(await transfersOf(rental)).toEqual([]);
    expect(await placesOf(rental)).toEqual([rental.depotId]);
    expect(await placesOf({ ...rental, trailerId: other })).toEqual([rental.depotId, munich]);
  });
});

describe('a trailer that comes back to another depot than agreed', () => {
  test('ends its rental there, with the fee for that way and fifty euros', async () => {
    const rental = await rent(deps);
    await priceWay(deps, rental, { toDepotId: cologne, cents: 24_000 });
    await returnTo(rental, cologne, 90);
    expect(await bookingOf(rental)).toMatchObject({ status: 'returned', returnedDepotId: cologne });
    expect(await trailerOf(rental)).toMatchObject({ depotId: cologne, misplacedAt: null });
    expect(await placesOf(rental)).toEqual([rental.depotId, cologne]);
    expect(await chargesOf(rental)).toEqual([['wrongDepot', 29_000]]);
    await shop.workOffOutbox();
    expect(shop.mails.map(({ subject }) => subject).join(' ')).toContain('Köln');
  });

  test('is driven to where it is needed, however short the time', async () => {
    const rental = await rent(deps);
    const next = await rentAgain(rental, 6);
    await returnTo(rental, cologne, 6 * 24 - 3);
    expect(await transfersOf(rental)).toMatchObject([
      { fromDepotId: cologne, toDepotId: rental.depotId, tooTight: true, endsAt: await nextStart(next) },
    ]);
    // Whoever picks it up has seen it.
    shop.passTime(4 * HOUR_S);
    await handOver(deps, next, 'pickUp', { mileage: { km: 122_000 } });
    expect(await transfersOf(rental)).toEqual([]);
    expect(await trailerOf(rental)).toMatchObject({ depotId: rental.depotId });
  });

  test('is misplaced where there is no time at all, and the next one keeps its plan', async () => {
    const rental = await rent(deps);
    const next = await rentAgain(rental, 6);
    await returnTo(rental, cologne, 6 * 24 + 1);
    expect(await trailerOf(rental)).toMatchObject({ depotId: rental.depotId, misplacedDepotId: cologne });
    expect(await placesOf(rental)).toEqual([rental.depotId]);
    await handOver(deps, next, 'pickUp', { mileage: { km: 122_000 } });
    expect(await trailerOf(rental)).toMatchObject({ depotId: rental.depotId, misplacedAt: null });
  });

  test('is misplaced no more once the desk says that it stays there', async () => {
    const rental = await rent(deps);
    const next = await rentAgain(rental, 6);
    await returnTo(rental, cologne, 6 * 24 + 1);
    const { trailerId } = rental;
    const stay = () => changeTrailer(deps, admin, { trailerId, input: { depotId: cologne } });
    expect(await stay()).toMatchObject({ error: { code: 'illegal-state' } });
    const other = await makeTrailer(deps.db, { depotId: rental.depotId });
    const input = { trailerId: other, reason: { kind: 'defect' as const } };
    valueOf(await swapTrailer(deps, admin, { bookingId: next.bookingId, input }));
    valueOf(await stay());
    expect(await trailerOf(rental)).toEqual({ depotId: cologne, misplacedDepotId: null, misplacedAt: null });
  });

  test('costs nothing more where the way was paid for, or where it began', async () => {
    const cheaper = (await rentOneWay({ feeCents: 30_000 })).rental;
    await priceWay(deps, cheaper, { toDepotId: cologne, cents: 24_000 });
    await returnTo(cheaper, cologne, 90);
    expect(await chargesOf(cheaper)).toEqual([]);
    const home = (await rentOneWay({ feeCents: 30_000 })).rental;
    await returnTo(home, home.depotId, 90);
    expect(await chargesOf(home)).toEqual([]);
    expect(await placesOf(home)).toEqual([home.depotId]);
    expect(await trailerOf(home)).toMatchObject({ depotId: home.depotId });
  });

  test('is said by the customer where the depot is staffed, and by the desk where it was', async () => {
    const rental = await rent(deps);
    const { id } = await beginReturn(rental, 90);
    await deps.db.updateTable('depot').set({ keyBox: false }).where('id', '=', cologne).execute();
    valueOf(await sign(deps, rental, id, { ...BY_CUSTOMER, depotId: cologne }));
    expect(await bookingOf(rental)).toMatchObject({ status: 'onRent', returnedDepotId: cologne });
    await deps.db.updateTable('depot').set({ keyBox: true }).where('id', '=', cologne).execute();
    const { bookingId } = rental;
    const nowhere = { bookingId, input: { depotId: bookingId } };
    expect(await confirmReturn(deps, admin, nowhere)).toMatchObject({ error: { fields: { depotId: 'unknown' } } });
    valueOf(await confirmReturn(deps, admin, { bookingId, input: { depotId: munich } }));
    expect(await bookingOf(rental)).toMatchObject({ status: 'returned', returnedDepotId: munich });
    expect(await chargesOf(rental)).toEqual([['wrongDepot', 5000]]);
    expect(await trailerOf(rental)).toMatchObject({ depotId: munich });
  });

  test('has a fee that the desk may waive with a reason, and that the customer sees', async () => {
    const rental = await rent(deps);
    await returnTo(rental, cologne, 90);
    const { charges } = valueOf(await getBooking(deps, rental.actor, rental.bookingId));
    const [charge] = charges;
    expect(charge).toMatchObject({ kind: 'wrongDepot', net: { cents: 5000 } });
    const input = { cents: 0, reason: { kind: 'goodwill' as const } };
    valueOf(await changeFee(deps, admin, { bookingId: rental.bookingId, chargeId: charge?.id ?? '', input }));
    expect(await chargesOf(rental)).toEqual([['wrongDepot', 0]]);
  });
});

describe('whoever looks', () => {
  test('is corrected by the desk with its fee and its plan, which the log and the customer are told', async () => {
    const rental = await rent(deps);
    await priceWay(deps, rental, { toDepotId: cologne, cents: 24_000 });
    const next = await rentAgain(rental, 8);
    await returnTo(rental, cologne, 90);
    expect(await chargesOf(rental)).toEqual([['wrongDepot', 29_000]]);
    const correct = (depotId: string, by: Actor = admin) =>
      correctReturn(deps, by, { bookingId: rental.bookingId, input: { depotId, reason: { kind: 'mistake' } } });
    expect(await correct(cologne)).toMatchObject({ error: { fields: { depotId: 'same-depot' } } });
    expect(await correct(rental.bookingId)).toMatchObject({ error: { fields: { depotId: 'unknown' } } });
    expect(await correct(munich, rental.actor)).toMatchObject({ error: { code: 'forbidden' } });

    valueOf(await correct(munich));
    expect(await bookingOf(rental)).toMatchObject({ status: 'returned', returnedDepotId: munich });
    expect(await chargesOf(rental)).toEqual([['wrongDepot', 5000]]);
    expect(await trailerOf(rental)).toMatchObject({ depotId: munich, misplacedAt: null });
    expect(await transfersOf(rental)).toMatchObject([{ fromDepotId: munich, toDepotId: rental.depotId }]);

    valueOf(await correct(rental.depotId));
    expect(await bookingOf(rental)).toMatchObject({ returnedDepotId: null });
    expect(await chargesOf(rental)).toEqual([['wrongDepot', 0]]);
    expect(await trailerOf(rental)).toMatchObject({ depotId: rental.depotId });
    expect(await transfersOf(rental)).toEqual([]);
    expect(await bookingOf(next)).toMatchObject({ status: 'reserved' });
    const log = deps.db.selectFrom('auditLog').select('data').where('objectId', '=', rental.bookingId);
    const [, last] = await log.where('action', '=', 'booking.correctReturn').orderBy('id').execute();
    expect(last?.data).toMatchObject({ wrongDepotCents: 0, reason: 'mistake' });
    const { timeline } = valueOf(await getBooking(deps, rental.actor, rental.bookingId));
    expect(timeline.filter(({ kind }) => kind === 'booking.correctReturn')).toHaveLength(2);
  });

  test('that has left again since is corrected for its customer alone', async () => {
    const rental = await rent(deps);
    const next = await rentAgain(rental, 6);
    await returnTo(rental, cologne, 6 * 24 - 24);
    shop.passTime(23 * HOUR_S);
    await handOver(deps, next, 'pickUp', { mileage: { km: 122_000 } });
    const before = [await placesOf(rental), await trailerOf(rental)];
    const input = { depotId: munich, reason: { kind: 'mistake' } } as const;
    valueOf(await correctReturn(deps, admin, { bookingId: rental.bookingId, input }));
    expect([await placesOf(rental), await trailerOf(rental)]).toEqual(before);
    expect(await bookingOf(rental)).toMatchObject({ returnedDepotId: munich });
  });

  test('is told before what another depot costs', async () => {
    const rental = await rent(deps);
    await priceWay(deps, rental, { toDepotId: cologne, cents: 24_000 });
    const { actor, bookingId } = rental;
    const look = (depotId?: string) => lookAtReturnPlace(deps, actor, { bookingId, depotId });
    expect(valueOf(await look()).chosen).toMatchObject({ id: rental.depotId, isAgreed: true, fee: { cents: 0 } });
    expect(valueOf(await look(cologne)).chosen).toMatchObject({
      isAgreed: false,
      keyBox: true,
      fee: { cents: 29_000 },
    });
    expect(await look(bookingId)).toMatchObject({ error: { fields: { depot: 'unknown' } } });
    const stranger = await makeCustomer(deps);
    expect(await lookAtReturnPlace(deps, stranger, { bookingId })).toMatchObject({ error: { code: 'not-found' } });
  });

  test('finds a return on the sheet of the depot where it ends, and only there', async () => {
    const { rental } = await rentOneWay();
    await handOver(deps, rental, 'pickUp');
    shop.passTime(4 * DAY_S + HOUR_S);
    const sheet = async (depotId: string) => {
      const question = { among: [depotId], depots: 'any', date: undefined, now: deps.clock.now() } as const;
      const rows = await listYardEvents(deps.db, question);
      return rows.some(({ event }) => event?.kind === 'return' && event.bookingId === rental.bookingId);
    };
    expect([await sheet(munich), await sheet(rental.depotId)]).toEqual([true, false]);
    const staff = { kind: 'platformAdmin', role: 'depot', userId: admin.userId, depotIds: [munich] } as const;
    expect((await lookAtReturnPlace(deps, staff, { bookingId: rental.bookingId })).ok).toBe(true);
  });

  test('finds misplaced trailers and tight transfers among the tasks of the desk', async () => {
    const tight = await rent(deps);
    await rentAgain(tight, 6);
    await returnTo(tight, cologne, 6 * 24 - 3);
    const lost = await rent(deps);
    const next = await rentAgain(lost, 6);
    await returnTo(lost, cologne, 6 * 24 + 1);
    const numberOf = async ({ trailerId }: Rental) =>
      deps.db.selectFrom('trailer').select('number').where('id', '=', trailerId).executeTakeFirstOrThrow();
    const tasks = async (kind: 'misplaced' | 'transferTight') => valueOf(await listTasks(deps, admin, { kind })).items;
    expect(await tasks('transferTight')).toContainEqual(
      expect.objectContaining({
        trailerId: tight.trailerId,
        from: 'Köln',
        trailerNumber: (await numberOf(tight)).number,
      }),
    );
    expect(await tasks('misplaced')).toContainEqual(
      expect.objectContaining({
        trailerId: lost.trailerId,
        depot: 'Köln',
        next: expect.objectContaining({ bookingId: next.bookingId }),
      }),
    );
  });
});

/** Without the lock on its trailer the return would be refused for an order that it did not see. */
test('a return elsewhere that races with an order of its trailer is never refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const rental = await rent(deps);
    const { id } = await beginReturn(rental, 48);
    const actor = await makeCustomer(deps);
    const line = { trailerId: rental.trailerId, ...periodFrom(deps.clock.now(), 5, 2) };
    const cart = await fillCart(deps, actor, [line]);
    const [returned, placed] = await Promise.all([
      sign(deps, rental, id, { ...BY_CUSTOMER, depotId: cologne }),
      order(deps, actor, cart),
    ]);
    expect(returned.ok).toBe(true);
    const { depotId, misplacedAt } = await trailerOf(rental);
    expect([depotId, placed.ok && misplacedAt !== null]).toEqual([cologne, false]);
  }
});

/** Without the lock on its trailer it would be missed where nobody has left it. */
test('a correction of a return leaves a trailer where somebody has seen it meanwhile', async () => {
  const rental = await rent(deps);
  const { trailerId, bookingId } = rental;
  await returnTo(rental, cologne, 48);
  shop.passTime(24 * HOUR_S);
  const input = { depotId: munich, reason: { kind: 'mistake' } } as const;
  const { correcting } = await deps.db.transaction().execute(async (trx) => {
    await lockTrailers(trx, [trailerId]);
    const second = correctReturn(deps, admin, { bookingId, input });
    await expect.poll(() => countWaiting(deps.db)).toBe(1);
    await sql`select stand_trailer(${trailerId}, ${rental.depotId}, ${deps.clock.now()})`.execute(trx);
    return { correcting: second };
  });
  expect(await correcting).toMatchObject({ ok: true });
  expect(await bookingOf(rental)).toMatchObject({ returnedDepotId: munich });
  expect((await placesOf(rental)).at(-1)).toBe(rental.depotId);
  expect(await trailerOf(rental)).toMatchObject({ misplacedAt: null });
});
