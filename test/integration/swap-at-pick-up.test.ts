import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import type { Deps } from '#services/deps.ts';
import { findHandover } from '#services/handover/find-handover.ts';
import { saveParts } from '#services/handover/save-parts.ts';
import { countDeadlocks } from '../support/find-broken-orders.ts';
import { fillIn, handOver, rent, sign, start, valueOf, type Rental } from '../support/handover-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { asSomebodyElse } from '../support/outside-ports.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

/** A trailer turns out to be unfit while its pick-up protocol is being filled in, and the operator gives another. */

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const swap = ({ bookingId }: Rental, trailerId: string, discardsProtocol = true) =>
  swapTrailer(deps, operator, { bookingId, input: { trailerId, discardsProtocol, ...BECAUSE } });
const handoversOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('handover').selectAll().where('bookingId', '=', bookingId).execute();
const pathsOf = async (handoverId: string) =>
  (await deps.db.selectFrom('handoverPhoto').select('path').where('handoverId', '=', handoverId).execute()).map(
    ({ path }) => path,
  );
const isKept = async (path: string) => (await deps.storage.get(path)) !== undefined;

/** A rental whose pick-up is filled in up to the signatures, and a trailer that could stand in. */
async function begin() {
  const rental = await rent(deps);
  const twin = await makeTrailer(deps.db, { depotId: rental.depotId });
  const begun = await fillIn(deps, rental, await start(deps, rental));
  return { rental, twin, begun };
}

describe('a swap while the pick-up is filled in', () => {
  test('ends the protocol with its photos, is told in the log, and the next one begins empty', async () => {
    const { rental, twin, begun } = await begin();
    const { actor, bookingId, trailerId } = rental;
    const paths = await pathsOf(begun.id);
    expect(paths).toHaveLength(begun.plan.photos.length);
    expect(valueOf(await getBooking(deps, operator, bookingId))).toMatchObject({ isHandoverOpen: true });

    const swapped = valueOf(await swap(rental, twin));
    expect(swapped).toMatchObject({ trailerId: twin, status: 'reserved', isHandoverOpen: false });
    expect(await handoversOf(rental)).toEqual([]);
    expect(await pathsOf(begun.id)).toEqual([]);
    expect(await Promise.all(paths.map(isKept))).toEqual(paths.map(() => false));
    const log = await deps.db
      .selectFrom('auditLog')
      .select(['action', 'data', 'businessUnitId'])
      .where('objectId', '=', begun.id)
      .where('action', '=', 'handover.discard')
      .execute();
    expect(log).toMatchObject([
      {
        businessUnitId: actor.businessUnitId,
        data: { kind: 'pickUp', booking: swapped.number, photos: paths.length },
      },
    ]);
    await shop.workOffOutbox();
    expect(shop.mails.at(-1)?.subject).toContain(swapped.number);

    const gone = { error: { code: 'not-found' } };
    const input = { mileage: { km: 9 } };
    expect(await saveParts(deps, actor, { bookingId, handoverId: begun.id, input })).toMatchObject(gone);
    expect(await sign(deps, rental, begun.id)).toMatchObject(gone);
    expect(await findHandover(deps, actor, { bookingId, kind: 'pickUp' })).toEqual({ ok: true, value: null });

    const anew = await start(deps, rental);
    expect(anew).toMatchObject({
      trailer: { id: twin },
      parts: { driver: null, mileage: null, tyres: {}, checklist: {}, damages: null },
      photos: [],
      resumeStep: 'driver',
    });
    await fillIn(deps, rental, anew);
    expect(valueOf(await sign(deps, rental, anew.id))).toMatchObject({ booking: { status: 'onRent' } });
    expect(await handoversOf(rental)).toMatchObject([{ trailerId: twin }]);
    // The trailer that stayed in the yard knows nothing of it.
    expect(await deps.db.selectFrom('handover').select('id').where('trailerId', '=', trailerId).execute()).toEqual([]);
  });

  test('and back again does not bring the protocol back', async () => {
    const { rental, twin, begun } = await begin();
    valueOf(await swap(rental, twin));
    valueOf(await swap(rental, rental.trailerId, false));
    const anew = await start(deps, rental);
    expect(anew).toMatchObject({ trailer: { id: rental.trailerId }, parts: { driver: null }, photos: [] });
    expect(anew.id).not.toBe(begun.id);
  });

  test.each(['taken', 'unknown'] as const)('leaves everything as it is when the other is %s', async (trouble) => {
    const { rental, twin, begun } = await begin();
    const paths = await pathsOf(begun.id);
    if (trouble === 'taken') {
      await deps.db.updateTable('trailer').set({ status: 'workshop' }).where('id', '=', twin).execute();
    }
    const other = trouble === 'taken' ? twin : await makeTrailer(deps.db);
    expect(await swap(rental, other)).toMatchObject({ ok: false });
    expect(await handoversOf(rental)).toMatchObject([{ id: begun.id, parts: { mileage: { km: 120_000 } } }]);
    expect(await Promise.all(paths.map(isKept))).toEqual(paths.map(() => true));
    expect(await sign(deps, rental, begun.id)).toMatchObject({ ok: true });
  });

  test('is refused as long as the operator was not told of the protocol', async () => {
    const { rental, twin, begun } = await begin();
    expect(await swap(rental, twin, false)).toMatchObject({
      error: { code: 'illegal-state', details: { reason: 'handoverOpen' } },
    });
    expect(await handoversOf(rental)).toMatchObject([{ id: begun.id }]);
  });

  test('is refused once it is signed', async () => {
    const rental = await rent(deps);
    const twin = await makeTrailer(deps.db, { depotId: rental.depotId });
    const { id } = await handOver(deps, rental, 'pickUp');
    expect(await swap(rental, twin)).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await handoversOf(rental)).toMatchObject([{ id, trailerId: rental.trailerId }]);
  });
});

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.db);
  return rows[0]?.count;
};

test('a swap that waits while a pick-up is begun leaves the new protocol alone', async () => {
  const rental = await rent(deps);
  const twin = await makeTrailer(deps.db, { depotId: rental.depotId });
  const { starting, swapping } = await deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('customerOrder').select('id').where('id', '=', rental.orderId).forUpdate().execute();
    const first = asSomebodyElse(() => start(deps, rental));
    await expect.poll(countWaiting).toBe(1);
    const second = asSomebodyElse(() => swap(rental, twin));
    await expect.poll(countWaiting).toBe(2);
    return { starting: first, swapping: second };
  });
  const begun = await starting;
  expect(await swapping).toMatchObject({ error: { code: 'illegal-state', details: { reason: 'handoverOpen' } } });
  expect(await handoversOf(rental)).toMatchObject([{ id: begun.id, trailerId: rental.trailerId }]);
});

/**
 * Both take the protocol before the booking. Without that lock the swap, which has the booking, would wait for the
 * protocol, and the signature, which has the protocol, for the booking: `npm run prove-locks -- protocol-lock-of-swaps`.
 */
describe('a swap and a signature of the same protocol', () => {
  /** Whichever wins, what is signed is about the trailer of the booking. */
  async function expectOneWinner(
    { rental, twin, begun }: Awaited<ReturnType<typeof begin>>,
    results: { readonly swapped: { ok: boolean }; readonly signed: { ok: boolean } },
  ) {
    expect(results.swapped.ok).toBe(!results.signed.ok);
    const booking = await deps.db
      .selectFrom('booking')
      .select(['status', 'trailerId'])
      .where('id', '=', rental.bookingId)
      .executeTakeFirstOrThrow();
    const handovers = (await handoversOf(rental)).map(({ id, trailerId, signedAt }) => ({
      id,
      trailerId,
      isSigned: signedAt !== null,
    }));
    const { trailerId } = rental;
    expect({ ...booking, handovers }).toEqual(
      results.signed.ok
        ? { status: 'onRent', trailerId, handovers: [{ id: begun.id, trailerId, isSigned: true }] }
        : { status: 'reserved', trailerId: twin, handovers: [] },
    );
  }

  test.each(['swap', 'signature'] as const)('at the same moment: the %s comes first and wins', async (first) => {
    const deadlocks = await countDeadlocks(deps.db);
    const scene = await begin();
    const { rental, twin, begun } = scene;
    // Both are held up at the booking's order, one after the other.
    const { swapping, signing } = await deps.db.transaction().execute(async (trx) => {
      await trx.selectFrom('customerOrder').select('id').where('id', '=', rental.orderId).forUpdate().execute();
      const acts = {
        swap: () => asSomebodyElse(() => swap(rental, twin)),
        signature: () => asSomebodyElse(() => sign(deps, rental, begun.id)),
      };
      const leader = acts[first]();
      await expect.poll(countWaiting).toBe(1);
      const follower = first === 'swap' ? acts.signature() : acts.swap();
      await expect.poll(countWaiting).toBe(2);
      return first === 'swap' ? { swapping: leader, signing: follower } : { swapping: follower, signing: leader };
    });
    const swapped = await swapping;
    const signed = await signing;
    expect(first === 'swap' ? swapped.ok : signed.ok).toBe(true);
    await expectOneWinner(scene, { swapped, signed });
    expect(await countDeadlocks(deps.db)).toBe(deadlocks);
  });

  test('over and over: exactly one of the two happens', async () => {
    const deadlocks = await countDeadlocks(deps.db);
    for (let round = 0; round < 6; round += 1) {
      const scene = await begin();
      const [swapped, signed] = await Promise.all([
        swap(scene.rental, scene.twin),
        sign(deps, scene.rental, scene.begun.id),
      ]);
      await expectOneWinner(scene, { swapped, signed });
    }
    expect(await countDeadlocks(deps.db)).toBe(deadlocks);
  });
});
