import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockTrailers, moveAllocation, sweepExpiredHolds, takeTrailer } from '#db/booking/allocation.queries.ts';
import type { AllocationUse } from '#db/booking/allocation.queries.ts';
import { createDatabase } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { makeBooking, makeBusinessUnit, makeMember, makeTrailer } from '../support/make-rows.ts';

const now = new Date('2027-01-04T06:00:00Z');
const at = (day: number, hour = 7): Date => new Date(Date.UTC(2027, 0, day, hour));
const workshop: AllocationUse = { kind: 'workshop', note: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

// A plain transaction, which does not repeat the work after a deadlock but fails the test.
const take = (trailerId: string, from: number, to: number, use: AllocationUse = workshop, db = database.db) =>
  db.transaction().execute((trx) => takeTrailer(trx, { trailerId, startsAt: at(from), endsAt: at(to), use, now }));

async function taken(outcome: ReturnType<typeof take>): Promise<string> {
  const result = await outcome;
  if (!result.ok) throw new Error(result.error);
  return result.value.allocationId;
}

async function makeHolder(expiresAt: Date): Promise<AllocationUse & { kind: 'hold' }> {
  const businessUnitId = await makeBusinessUnit(database.db);
  const userId = await makeMember(database.db, { businessUnitId });
  return { kind: 'hold', businessUnitId, userId, cartItemId: null, expiresAt, turnaroundHours: 2 };
}

describe('the allocation table', () => {
  test('refuses two periods of one trailer that overlap, whoever writes them', async () => {
    const trailerId = await makeTrailer(database.db);
    const insert = (startsAt: Date, endsAt: Date) =>
      database.db.insertInto('allocation').values({ trailerId, kind: 'workshop', startsAt, endsAt }).execute();
    await insert(at(4), at(6));
    await expect(insert(at(5), at(7))).rejects.toMatchObject({ code: '23P01' });
    await insert(at(6), at(7));
  });

  test('ties a rental to a booking and a hold to its owner and end', async () => {
    const trailerId = await makeTrailer(database.db);
    const period = { trailerId, startsAt: at(4), endsAt: at(5) };
    const insert = (row: object) => database.db.insertInto('allocation').values({ ...period, kind: 'rental', ...row });
    await expect(insert({}).execute()).rejects.toThrow('allocation_rental_has_booking');
    await expect(insert({ kind: 'hold' }).execute()).rejects.toThrow('allocation_hold');
    await expect(insert({ kind: 'workshop', endsAt: at(4) }).execute()).rejects.toThrow('allocation_period');
  });
});

describe('taking a trailer', () => {
  test('is possible again from the moment the previous use ends', async () => {
    const trailerId = await makeTrailer(database.db);
    expect((await take(trailerId, 4, 6)).ok).toBe(true);
    expect(await take(trailerId, 5, 7)).toEqual({ ok: false, error: 'taken' });
    expect((await take(trailerId, 6, 7)).ok).toBe(true);
  });

  test('tells a trailer that is unknown or retired from one that is taken', async () => {
    expect(await take(randomUUID(), 4, 6)).toEqual({ ok: false, error: 'not-found' });
    const retired = await makeTrailer(database.db, { status: 'retired' });
    expect(await take(retired, 4, 6)).toEqual({ ok: false, error: 'not-found' });
  });

  test('carries the booking of a rental', async () => {
    const businessUnitId = await makeBusinessUnit(database.db);
    const createdBy = await makeMember(database.db, { businessUnitId });
    const trailerId = await makeTrailer(database.db);
    const bookingId = await makeBooking(database.db, { businessUnitId, createdBy, trailerId });
    expect((await take(trailerId, 4, 6, { kind: 'rental', bookingId, turnaroundHours: 6 })).ok).toBe(true);
    const row = await database.db.selectFrom('allocation').selectAll().where('trailerId', '=', trailerId).execute();
    expect(row).toMatchObject([
      { kind: 'rental', bookingId, startsAt: at(4), endsAt: at(6), expiresAt: null, turnaroundHours: 6 },
    ]);
  });

  test('a hold that lasts is in the way, one that has run out is not and is remembered as lapsed', async () => {
    const trailerId = await makeTrailer(database.db);
    const hold = await makeHolder(new Date(now.getTime() + 1));
    expect((await take(trailerId, 4, 6, hold)).ok).toBe(true);
    expect(await take(trailerId, 4, 6)).toEqual({ ok: false, error: 'taken' });

    const later = new Date(now.getTime() + 1);
    const retaken = await inTransaction(database.db, (trx) =>
      takeTrailer(trx, { trailerId, startsAt: at(4), endsAt: at(6), use: workshop, now: later }),
    );
    expect(retaken.ok).toBe(true);
    const lapses = await database.db.selectFrom('holdLapse').selectAll().where('trailerId', '=', trailerId).execute();
    expect(lapses).toMatchObject([{ businessUnitId: hold.businessUnitId, lapsedAt: hold.expiresAt }]);
  });

  test('waits for whoever has locked the trailer, and sees what they have done', async () => {
    const { db } = database;
    const trailerId = await makeTrailer(db);
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.count;
    };
    const { taking } = await db.transaction().execute(async (trx) => {
      await lockTrailers(trx, [trailerId]);
      const second = take(trailerId, 4, 6);
      await expect.poll(countWaiting).toBe(1);
      const period = { startsAt: at(5), endsAt: at(7) };
      await trx
        .insertInto('allocation')
        .values({ trailerId, kind: 'workshop', ...period })
        .execute();
      return { taking: second };
    });
    expect(await taking).toEqual({ ok: false, error: 'taken' });
  });

  test('a failure leaves the transaction usable', async () => {
    const [busy, free] = [await makeTrailer(database.db), await makeTrailer(database.db)];
    await take(busy, 4, 6);
    const outcomes = await inTransaction(database.db, async (trx) => [
      await takeTrailer(trx, { trailerId: busy, startsAt: at(4), endsAt: at(6), use: workshop, now }),
      await takeTrailer(trx, { trailerId: free, startsAt: at(4), endsAt: at(6), use: workshop, now }),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  });
});

describe('a race of 50 for one trailer', () => {
  // With allocation_no_overlap (and the clause that names it) taken away, all 50 win.
  test('has one winner and no deadlock', async () => {
    const crowd = createDatabase(database.url, { poolSize: 50 });
    const trailers = await Promise.all(Array.from({ length: 4 }, () => makeTrailer(database.db)));
    try {
      for (const trailerId of trailers) {
        const outcomes = await Promise.all(
          Array.from({ length: 50 }, (_, i) => take(trailerId, 4 + (i % 3), 7 + (i % 3), workshop, crowd)),
        );
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      }
      const rows = await database.db.selectFrom('allocation').select('id').where('trailerId', 'in', trailers).execute();
      expect(rows).toHaveLength(trailers.length);
    } finally {
      await crowd.destroy();
    }
  });

  test('over expired holds has one winner, too', async () => {
    const crowd = createDatabase(database.url, { poolSize: 30 });
    const trailerId = await makeTrailer(database.db);
    const hold = await makeHolder(now);
    const before = new Date(now.getTime() - 1);
    await inTransaction(database.db, (trx) =>
      takeTrailer(trx, { trailerId, startsAt: at(4), endsAt: at(6), use: hold, now: before }),
    );
    try {
      const [swept, ...outcomes] = await Promise.all([
        sweepExpiredHolds(crowd, now),
        ...Array.from({ length: 30 }, () => take(trailerId, 4, 6, workshop, crowd)),
      ]);
      expect(swept).toBeLessThanOrEqual(1);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const lapses = await database.db
        .selectFrom('holdLapse')
        .select('id')
        .where('trailerId', '=', trailerId)
        .execute();
      expect(lapses).toHaveLength(1);
    } finally {
      await crowd.destroy();
    }
  });
});

describe('moving an allocation', () => {
  const move = (trailerId: string, allocationId: string, from: number, to: number, db = database.db) =>
    db
      .transaction()
      .execute((trx) => moveAllocation(trx, { trailerId, allocationId, startsAt: at(from), endsAt: at(to), now }));

  test('lengthens and shortens it as far as the neighbours allow', async () => {
    const trailerId = await makeTrailer(database.db);
    const first = await taken(take(trailerId, 4, 6));
    await taken(take(trailerId, 9, 10));
    expect(await move(trailerId, first, 4, 9)).toEqual({ ok: true });
    expect(await move(trailerId, first, 4, 10)).toEqual({ ok: false, error: 'taken' });
    expect(await move(trailerId, first, 4, 5)).toEqual({ ok: true });
    expect(await move(trailerId, randomUUID(), 4, 5)).toEqual({ ok: false, error: 'not-found' });
  });

  test('a neighbour that is a lapsed hold is no obstacle', async () => {
    const trailerId = await makeTrailer(database.db);
    const first = await taken(take(trailerId, 4, 6));
    await taken(take(trailerId, 6, 8, await makeHolder(new Date(now.getTime() + 1))));
    const lapsed = new Date(now.getTime() + 1);
    const outcome = await inTransaction(database.db, (trx) =>
      moveAllocation(trx, { trailerId, allocationId: first, startsAt: at(4), endsAt: at(8), now: lapsed }),
    );
    expect(outcome.ok).toBe(true);
  });

  // Without lockTrailers the two updates write first and then wait for each other's row inside the constraint: the
  // test fails with "deadlock detected", or with the constraint's own error.
  test('neighbours on both sides and a newcomer racing for one gap: one gets it, nobody deadlocks', async () => {
    const crowd = createDatabase(database.url, { poolSize: 12 });
    try {
      for (let round = 0; round < 15; round++) {
        const trailerId = await makeTrailer(database.db);
        const before = await taken(take(trailerId, 4, 6));
        const after = await taken(take(trailerId, 9, 10));
        const outcomes = await Promise.all(
          [0, 1, 2, 3].flatMap(() => [
            move(trailerId, before, 4, 8, crowd),
            move(trailerId, after, 7, 10, crowd),
            take(trailerId, 6, 9, workshop, crowd),
          ]),
        );
        const winners = new Set(outcomes.flatMap(({ ok }, i) => (ok ? [i % 3] : [])));
        expect(winners.size).toBe(1);
      }
    } finally {
      await crowd.destroy();
    }
  });
});

test('the sweep clears expired holds and leaves the others', async () => {
  const [first, second] = [await makeTrailer(database.db), await makeTrailer(database.db)];
  await take(first, 4, 6, await makeHolder(new Date(now.getTime() + 1000)));
  await take(second, 4, 6, await makeHolder(new Date(now.getTime() + 5000)));
  expect(await sweepExpiredHolds(database.db, new Date(now.getTime() + 1000))).toBe(1);
  const left = await database.db
    .selectFrom('allocation')
    .select('trailerId')
    .where('trailerId', 'in', [first, second])
    .execute();
  expect(left).toEqual([{ trailerId: second }]);
});
