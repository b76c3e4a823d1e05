import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusedByPlan } from '#db/postgres-error.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Transaction } from '#db/client.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { insertTransfer } from '#db/trailer/transfer.queries.ts';
import { endRental, liftRental, planRental } from '#services/booking/place-rental.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeBooking, makeBusinessUnit, makeDepot, makeTrailer, makeUser } from '../support/make-rows.ts';

/** Rentals, ways and transfers of one trailer in any order, as the rules and the database keep them together. */

const RUNS = process.env['TEST_LONG'] === undefined ? 12 : 200;
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let depots: readonly string[] = [];
let [businessUnitId, createdBy] = ['', ''];
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  // Drives of five, six and nine hours.
  const places = [53.5, 53.9, 50.9].map((lat) => makeDepot(db, { lat }));
  depots = await Promise.all(places);
  [businessUnitId, createdBy] = [await makeBusinessUnit(db), await makeUser(db)];
});
afterAll(() => database[Symbol.asyncDispose]());

const at = (hour: number): Date => new Date(Date.UTC(2030, 0, 1) + hour * HOUR_MS);
const depot = (place: number): string => depots[place % depots.length] ?? '';

type Step = {
  readonly act: 'rent' | 'oneWay' | 'transfer' | 'cancel' | 'shift' | 'return';
  readonly hour: number;
  readonly hours: number;
  readonly place: number;
  readonly which: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('rent', 'rent', 'oneWay', 'oneWay', 'transfer', 'cancel', 'shift', 'shift', 'return', 'return'),
  hour: fc.integer({ min: 1, max: 400 }),
  hours: fc.integer({ min: 1, max: 72 }),
  place: fc.integer({ min: 0, max: 2 }),
  which: fc.integer({ min: 0, max: 9 }),
});

type World = { readonly trailerId: string; readonly rented: Set<string>; returnedUntil: number };

const listTaken = (trailerId: string) =>
  database.db
    .selectFrom('allocation')
    .select(['id', 'bookingId', 'kind', 'startsAt', 'endsAt', 'depotId', 'fromDepotId', 'toDepotId'])
    .where('trailerId', '=', trailerId)
    .orderBy('startsAt')
    .execute();

/** Where the plan has it stand at a moment; on the way it is nowhere. */
async function placeAt(trailerId: string, moment: Date): Promise<string | undefined> {
  const stays = await listStays(trailerId);
  return stays.find(({ startsAt, endsAt }) => startsAt <= moment.getTime() && moment.getTime() < endsAt)?.depotId;
}

async function listStays(trailerId: string) {
  const { rows } = await sql<{ depotId: string; startsAt: Date | null; endsAt: Date | null }>`
    select depot_id, nullif(starts_at, '-infinity') as starts_at, nullif(ends_at, 'infinity') as ends_at
    from trailer_stay where trailer_id = ${trailerId} order by trailer_stay.starts_at`.execute(database.db);
  return rows.map(({ depotId, startsAt, endsAt }) => ({
    depotId,
    startsAt: startsAt?.getTime() ?? -Infinity,
    endsAt: endsAt?.getTime() ?? Infinity,
  }));
}

/** As one transaction: done, or refused by the plan. Anything else is a fault. */
async function attempt(trailerId: string, work: (trx: Transaction) => Promise<boolean | void>): Promise<string> {
  const rollBack = new Error('refused');
  try {
    await inTransaction(database.db, async (trx) => {
      await lockTrailers(trx, [trailerId]);
      if ((await work(trx)) === false) throw rollBack;
    });
    return 'done';
  } catch (error) {
    if (error === rollBack || isRefusedByPlan(error)) return 'refused';
    throw error;
  }
}

async function take({ trailerId, ...world }: World, { act, hour, hours, place, which }: Step): Promise<string> {
  const { db } = database;
  const [startsAt, endsAt] = [at(world.returnedUntil + hour), at(world.returnedUntil + hour + hours)];
  const coming = (await listTaken(trailerId)).filter(
    ({ bookingId }) => bookingId !== null && world.rented.has(bookingId),
  );
  const bookingId = coming[which % Math.max(1, coming.length)]?.bookingId ?? '';
  const now = at(world.returnedUntil);
  switch (act) {
    case 'rent':
    case 'oneWay':
    case 'transfer': {
      const fromDepotId = await placeAt(trailerId, startsAt);
      const toDepotId = depot(place);
      if (fromDepotId === undefined || (act !== 'rent' && fromDepotId === toDepotId)) return 'nothing';
      const move = act === 'rent' ? { depotId: fromDepotId } : { fromDepotId, toDepotId };
      if (act === 'transfer') {
        const id = crypto.randomUUID();
        return attempt(trailerId, async (trx) => {
          const span = { trailerId, startsAt, endsAt, fromDepotId, toDepotId };
          await trx
            .insertInto('allocation')
            .values({ id, kind: 'transfer', ...span })
            .execute();
          await insertTransfer(trx, { id, ...span, createdAt: now });
        });
      }
      const booked = await makeBooking(db, { businessUnitId, createdBy, trailerId, startsAt, endsAt });
      const done = await attempt(trailerId, async (trx) => {
        const rental = { trailerId, kind: 'rental', bookingId: booked, startsAt, endsAt, ...move } as const;
        await trx.insertInto('allocation').values(rental).execute();
      });
      if (done === 'done') world.rented.add(booked);
      return done;
    }
    case 'cancel':
      if (bookingId === '') return 'nothing';
      return attempt(trailerId, async (trx) => {
        await liftRental(trx, { bookingId, trailerId, now }, () =>
          trx.deleteFrom('allocation').where('bookingId', '=', bookingId).execute(),
        );
        world.rented.delete(bookingId);
      });
    case 'shift': {
      const rental = coming.find((row) => row.bookingId === bookingId);
      if (rental === undefined) return 'nothing';
      const readyAt = new Date(rental.startsAt.getTime() + hours * HOUR_MS);
      return attempt(trailerId, (trx) => planRental(trx, { bookingId, trailerId, readyAt, now }));
    }
    case 'return':
      return 'nothing';
  }
}

/** The next rental comes back at some hour, wherever: what follows keeps its time, and nothing can refuse it. */
async function giveBack(world: World, { hours, place }: Step): Promise<string> {
  const { trailerId } = world;
  const [first] = (await listTaken(trailerId)).filter(
    ({ bookingId }) => bookingId !== null && world.rented.has(bookingId),
  );
  if (!first?.bookingId) return 'nothing';
  const { bookingId, startsAt } = first;
  const backAt = new Date(startsAt.getTime() + hours * HOUR_MS);
  const readyAt = new Date(backAt.getTime() + 2 * HOUR_MS);
  const later = async () =>
    (await listTaken(trailerId)).filter((row) => row.startsAt > startsAt && row.kind !== 'transfer');
  const before = await later();
  let standsAt: string | undefined;
  const done = await attempt(trailerId, async (trx) => {
    const ended = await endRental(trx, { bookingId, trailerId, depotId: depot(place), backAt, readyAt, now: backAt });
    ({ standsAt } = ended);
  });
  expect(done).toBe('done');
  expect(await later()).toEqual(before);
  world.rented.delete(bookingId);
  world.returnedUntil = Math.max(world.returnedUntil, Math.ceil((backAt.getTime() - at(0).getTime()) / HOUR_MS));
  return standsAt === depot(place) ? 'there' : 'misplaced';
}

test('whatever is rented, moved, changed and brought back, stays connect and cover all that is planned', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const trailerId = await makeTrailer(database.db, { depotId: depot(0) });
      const world: World = { trailerId, rented: new Set(), returnedUntil: 0 };
      for (const one of steps) {
        const outcome = one.act === 'return' ? await giveBack(world, one) : await take(world, one);
        outcomes.add(`${one.act} ${outcome}`);
        await expectWalkable(trailerId);
      }
    }),
    { numRuns: RUNS },
  );
  // Otherwise nothing of interest was tried.
  for (const outcome of ['oneWay done', 'cancel done', 'shift done', 'return there'])
    expect([...outcomes]).toContain(outcome);
});

/** Walks the timeline: whatever stands does so where the last move has led, and every move leaves from there. */
async function expectWalkable(trailerId: string): Promise<void> {
  let place = depot(0);
  let until = -Infinity;
  for (const { startsAt, endsAt, depotId, fromDepotId, toDepotId } of await listTaken(trailerId)) {
    expect(startsAt.getTime()).toBeGreaterThanOrEqual(until);
    until = endsAt.getTime();
    expect(fromDepotId ?? depotId ?? place).toBe(place);
    place = toDepotId ?? place;
  }
  const stays = await listStays(trailerId);
  expect([stays[0]?.startsAt, stays.at(-1)?.endsAt]).toEqual([-Infinity, Infinity]);
  expect(stays.at(-1)?.depotId).toBe(place);
  for (const [index, stay] of stays.entries()) {
    expect(stays[index + 1]?.startsAt ?? Infinity).toBeGreaterThanOrEqual(stay.endsAt);
  }
}
