import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStays } from '#services/admin/trailer/check-stays.ts';
import { inTransaction } from '#db/transaction.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeDepot, makeTrailer } from '../support/make-rows.ts';

/** Places in time as the database guards them, whoever writes. */

let database: TestDatabase;
let [home, north, south] = ['', '', ''];
beforeAll(async () => {
  database = await createTestDatabase();
  [home, north, south] = [await makeDepot(database.db), await makeDepot(database.db), await makeDepot(database.db)];
});
afterAll(() => database[Symbol.asyncDispose]());

const at = (day: number): Date => new Date(Date.UTC(2030, 0, day));

const makeTrailerAtHome = () => makeTrailer(database.db, { depotId: home });

type Span = { readonly from: number; readonly to: number };

const work = (trailerId: string, { from, to }: Span, depotId?: string) =>
  database.db
    .insertInto('allocation')
    .values({ trailerId, kind: 'workshop', startsAt: at(from), endsAt: at(to), depotId: depotId ?? null })
    .execute();

const move = (trailerId: string, { from, to }: Span, [fromDepotId, toDepotId]: readonly [string, string]) =>
  database.db
    .insertInto('allocation')
    .values({ trailerId, kind: 'transfer', startsAt: at(from), endsAt: at(to), fromDepotId, toDepotId })
    .execute();

const stand = (trailerId: string, depotId: string, day: number) =>
  sql`select stand_trailer(${trailerId}, ${depotId}, ${at(day)})`.execute(database.db);

/** Days of January; nothing is the beginning or the end of time. */
async function listStays(trailerId: string) {
  const { rows } = await sql<{ depotId: string; from: Date | null; to: Date | null }>`
    select depot_id, nullif(starts_at, '-infinity') as from, nullif(ends_at, 'infinity') as to
    from trailer_stay where trailer_id = ${trailerId} order by starts_at`.execute(database.db);
  return rows.map(({ depotId, from, to }) => ({ depotId, from: dayOf(from), to: dayOf(to) }));
}

const dayOf = (moment: Date | null): number | null =>
  moment === null ? null : (moment.getTime() - at(0).getTime()) / 86_400_000;

const refused = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) =>
      error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
        ? error.constraint
        : String(error),
  );

describe('a trailer', () => {
  test('has stood where it is taken into the fleet for ever', async () => {
    expect(await listStays(await makeTrailerAtHome())).toEqual([{ depotId: home, from: null, to: null }]);
  });

  test('that is given another depot without a word stands there from now on', async () => {
    const id = await makeTrailerAtHome();
    await database.db.updateTable('trailer').set({ depotId: north }).where('id', '=', id).execute();
    const [before, after, ...others] = await listStays(id);
    expect([before?.depotId, before?.from, after?.depotId, after?.to]).toEqual([home, null, north, null]);
    expect(before?.to).toBe(after?.from);
    expect(others).toEqual([]);
  });

  test('stands between its moves, and at neither place on the way', async () => {
    const id = await makeTrailerAtHome();
    await move(id, { from: 5, to: 6 }, [home, north]);
    await move(id, { from: 20, to: 22 }, [north, south]);
    expect(await listStays(id)).toEqual([
      { depotId: home, from: null, to: 5 },
      { depotId: north, from: 6, to: 20 },
      { depotId: south, from: 22, to: null },
    ]);
  });
});

describe('the database refuses', () => {
  test('to take a trailer where it will not stand, and places it by itself where nobody says', async () => {
    const id = await makeTrailerAtHome();
    await move(id, { from: 5, to: 6 }, [home, north]);
    expect(await refused(work(id, { from: 8, to: 9 }, home))).toBe('allocation_stands');
    expect(await refused(work(id, { from: 8, to: 9 }, north))).toBe('done');
    await work(id, { from: 3, to: 4 });
    await work(id, { from: 10, to: 11 });
    const rows = await database.db
      .selectFrom('allocation')
      .select('depotId')
      .where('trailerId', '=', id)
      .where('kind', '=', 'workshop')
      .orderBy('startsAt')
      .execute();
    expect(rows.map(({ depotId }) => depotId)).toEqual([home, north, north]);
  });

  test('a move from elsewhere, one to where it is, and one through what is taken', async () => {
    const id = await makeTrailerAtHome();
    await work(id, { from: 8, to: 10 });
    expect(await refused(move(id, { from: 12, to: 13 }, [north, south]))).toBe('allocation_moves_connect');
    expect(await refused(move(id, { from: 12, to: 13 }, [home, home]))).toBe('allocation_stands_or_moves');
    expect(await refused(move(id, { from: 9, to: 13 }, [home, north]))).toBe('allocation_no_overlap');
    expect(await refused(move(id, { from: 2, to: 3 }, [home, north]))).toBe('allocation_stands');
    expect(await listStays(id)).toEqual([{ depotId: home, from: null, to: null }]);
  });

  test('to cancel or to shift a move that something later needs, unless both go together', async () => {
    const id = await makeTrailerAtHome();
    await move(id, { from: 5, to: 6 }, [home, north]);
    await work(id, { from: 10, to: 11 });
    const cancel = () =>
      database.db.deleteFrom('allocation').where('trailerId', '=', id).where('kind', '=', 'transfer');
    expect(await refused(cancel().execute())).toBe('allocation_stands');
    const shift = { startsAt: at(12), endsAt: at(13) };
    const shifted = database.db.updateTable('allocation').set(shift).where('trailerId', '=', id);
    expect(await refused(shifted.where('kind', '=', 'transfer').execute())).toBe('allocation_stands');
    await database.db.deleteFrom('allocation').where('trailerId', '=', id).execute();
    expect(await listStays(id)).toEqual([{ depotId: home, from: null, to: null }]);
  });

  test('a trailer to stand where its next move does not leave from, while what the yard does to it goes along', async () => {
    const id = await makeTrailerAtHome();
    await work(id, { from: 2, to: 6 });
    await work(id, { from: 8, to: 9 });
    await stand(id, north, 4);
    expect(await listStays(id)).toEqual([
      { depotId: home, from: null, to: 4 },
      { depotId: north, from: 4, to: null },
    ]);
    const rows = await database.db
      .selectFrom('allocation')
      .select('depotId')
      .where('trailerId', '=', id)
      .orderBy('startsAt')
      .execute();
    expect(rows).toEqual([{ depotId: null }, { depotId: north }]);
    await move(id, { from: 12, to: 13 }, [north, home]);
    expect(await refused(stand(id, south, 5))).toBe('allocation_moves_connect');
  });
});

type Step = {
  readonly act: 'work' | 'move' | 'cancel' | 'stand';
  readonly day: number;
  readonly days: number;
  readonly place: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('work', 'work', 'move', 'move', 'cancel', 'stand'),
  day: fc.integer({ min: 1, max: 40 }),
  days: fc.integer({ min: 1, max: 4 }),
  place: fc.integer({ min: 0, max: 2 }),
});

/** What stands in each other's way for certain, which chance may miss. */
const PUSHED_ASIDE: Step[] = [
  { act: 'stand', day: 2, days: 1, place: 0 },
  { act: 'work', day: 10, days: 2, place: 0 },
  { act: 'move', day: 5, days: 1, place: 1 },
  { act: 'work', day: 20, days: 2, place: 1 },
  { act: 'move', day: 15, days: 1, place: 2 },
];

/** As the plan says where it stands on a day. */
async function placeOn(trailerId: string, day: number): Promise<string | undefined> {
  const stays = await listStays(trailerId);
  return stays.find(({ from, to }) => (from ?? -1) <= day && day <= (to ?? 99))?.depotId;
}

async function take(trailerId: string, { act, day, days, place }: Step): Promise<unknown> {
  const depotId = [home, north, south][place] ?? home;
  const span = { from: day, to: day + days };
  switch (act) {
    case 'work':
      return work(trailerId, span, depotId);
    case 'move':
      return move(trailerId, span, [(await placeOn(trailerId, day)) ?? home, depotId]);
    case 'cancel':
      return (
        database.db
          .deleteFrom('allocation')
          .where('trailerId', '=', trailerId)
          .where('startsAt', '>=', at(day))
          .where('startsAt', '<', at(day + 4))
          // Nobody takes back what was over when somebody last said where it stands.
          .where(
            'startsAt',
            '>=',
            sql<Date>`(select max(starts_at) from trailer_stay where trailer_id = ${trailerId} and is_told)`,
          )
          .execute()
      );
    case 'stand':
      return stand(trailerId, depotId, day);
  }
}

describe('the check of the night', () => {
  test.each([
    ['a stay that is longer than its moves allow', sql`update trailer_stay set ends_at = ends_at - interval '1 hour'`],
    [
      'a stay at another depot than its moves leave from',
      sql`update trailer_stay set depot_id = (select d.id from depot d where d.id <> depot_id limit 1)`,
    ],
    ['a stay that nobody knows to move', sql`update trailer_stay set moves = false`],
  ])('finds %s', async (_, tamper) => {
    const id = await makeTrailerAtHome();
    await move(id, { from: 5, to: 6 }, [home, north]);
    expect(await checkStays(database)).toEqual([]);
    const undo = new Error('only looked at');
    await expect(
      inTransaction(database.db, async (trx) => {
        await sql`${tamper} where trailer_id = ${id} and starts_at = '-infinity'`.execute(trx);
        expect(await checkStays({ db: trx })).toHaveLength(1);
        throw undo;
      }),
    ).rejects.toBe(undo);
  });
});

test('of two who plan moves of one trailer at once, each sees the other’s', async () => {
  const id = await makeTrailerAtHome();
  const { second } = await database.db.transaction().execute(async (trx) => {
    const row = { trailerId: id, kind: 'transfer', startsAt: at(5), endsAt: at(6) } as const;
    await trx
      .insertInto('allocation')
      .values({ ...row, fromDepotId: home, toDepotId: north })
      .execute();
    await sql`set constraints all immediate`.execute(trx);
    const later = refused(move(id, { from: 20, to: 22 }, [north, south]));
    await expect.poll(() => countWaiting(database.db)).toBe(1);
    return { second: later };
  });
  expect(await second).toBe('done');
  expect((await listStays(id)).map(({ depotId }) => depotId)).toEqual([home, north, south]);
});

test('a trailer stands at one place at a time, whoever writes', async () => {
  const id = await makeTrailerAtHome();
  const stay = { trailerId: id, depotId: north, startsAt: at(5), endsAt: at(6) };
  expect(await refused(database.db.insertInto('trailerStay').values(stay).execute())).toBe('trailer_stay_one_place');
});

test('whatever is tried in whatever order, stays connect and cover all that is planned', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const id = await makeTrailerAtHome();
      for (const one of steps) {
        outcomes.add(`${one.act} ${await refused(take(id, one))}`);
        await expectConnected(id);
      }
      expect(await checkStays(database)).toEqual([]);
    }),
    { numRuns: 25, examples: [[PUSHED_ASIDE]] },
  );
  // Otherwise nothing of interest was tried.
  for (const outcome of ['work done', 'move done', 'stand done', 'work allocation_stands', 'move allocation_stands']) {
    expect([...outcomes]).toContain(outcome);
  }
});

async function expectConnected(trailerId: string): Promise<void> {
  const stays = await listStays(trailerId);
  const { rows: told } = await sql<{ startsAt: Date }>`
    select starts_at from trailer_stay where trailer_id = ${trailerId} and is_told and starts_at > '-infinity'`.execute(
    database.db,
  );
  const allocations = await database.db
    .selectFrom('allocation')
    .selectAll()
    .where('trailerId', '=', trailerId)
    .orderBy('startsAt')
    .execute();
  const spans = allocations.map((row) => ({ ...row, from: dayOf(row.startsAt), to: dayOf(row.endsAt) }));
  expect([stays[0]?.from, stays.at(-1)?.to]).toEqual([null, null]);
  for (const [index, stay] of stays.entries()) {
    const next = stays[index + 1];
    if (next === undefined || next.from === stay.to) continue;
    // It may be told to stand elsewhere at the very moment of its arrival.
    if (told.some(({ startsAt }) => dayOf(startsAt) === next.from)) continue;
    // Between two stays is nothing but what moves it from the one to the other.
    const between = spans.filter(({ from, to }) => (from ?? 0) >= (stay.to ?? 0) && (to ?? 0) <= (next.from ?? 0));
    expect(between.at(0)).toMatchObject({ fromDepotId: stay.depotId, from: stay.to });
    expect(between.at(-1)).toMatchObject({ toDepotId: next.depotId, to: next.from });
    expect(between.every(({ fromDepotId }) => fromDepotId !== null)).toBe(true);
  }
  for (const { depotId, from, to } of spans.filter((row) => row.depotId !== null)) {
    const covering = stays.filter(
      (stay) => stay.depotId === depotId && (stay.from ?? -1) <= (from ?? 0) && (stay.to ?? 99) >= (to ?? 0),
    );
    expect(covering).toHaveLength(1);
  }
}
