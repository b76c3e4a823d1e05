import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardRow, BoardRowQuery } from '#contract/admin-board.ts';
import type { BoardOnly } from '#domain/planning/board-view.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { getBoard } from '#services/admin/board/get-board.ts';
import { listBoardRows } from '#services/admin/board/list-board-rows.ts';
import type { Deps } from '#services/deps.ts';
import { rent, type Rental, valueOf } from '../support/handover-world.ts';
import { makeDepot, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let rental: Rental;
let desk: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  rental = await rent(deps);
  desk = await staffAt('desk', []);
});
afterAll(() => shop[Symbol.asyncDispose]());

const staffAt = async (role: PlatformAdmin['role'], depotIds: readonly string[]): Promise<PlatformAdmin> => {
  const { userId } = await makePlatformAdmin(deps, role);
  return { kind: 'platformAdmin', role, userId, depotIds };
};

const readAll = async (actor: PlatformAdmin, query: BoardRowQuery = {}): Promise<readonly BoardRow[]> => {
  const { items, nextCursor } = valueOf(await listBoardRows(deps, actor, query));
  return nextCursor === null ? items : [...items, ...(await readAll(actor, { ...query, cursor: nextCursor }))];
};
const rowOf = async (actor: PlatformAdmin, { trailerId }: Rental, query: BoardRowQuery = {}) =>
  (await readAll(actor, query)).find(({ id }) => id === trailerId);
const kindsOf = async (one: Rental, query: BoardRowQuery = {}) =>
  (await rowOf(desk, one, query))?.bars.map(([kind]) => kind);

/** As if the customer had taken it days ago and not brought it back. */
async function letBeLate({ bookingId }: Rental): Promise<void> {
  const hours = (n: number) => new Date(deps.clock.now().getTime() + n * 3_600_000);
  await sql`update allocation set starts_at = ${hours(-72)}, ends_at = ${hours(-1)}
    where booking_id = ${bookingId}`.execute(deps.db);
  await sql`update booking set starts_at = ${hours(-72)}, ends_at = ${hours(-3)}, status = 'onRent',
    picked_up_at = ${hours(-72)} where id = ${bookingId}`.execute(deps.db);
}

const inDays = (days: number): Date => new Date(deps.clock.now().getTime() + days * DAY_MS);

test('the depots of the board count the trailers that its rows are', async () => {
  const board = valueOf(await getBoard(deps, desk, {}));
  const rows = await readAll(desk, { limit: 7 });
  const counted = board.depots.flatMap(({ id, groups }) =>
    groups.map(({ type, subType, trailers }) => [`${id} ${type} ${subType}`, trailers] as const),
  );
  const found = Map.groupBy(rows, ({ depotId, type, subType }) => `${depotId} ${type} ${subType}`);
  expect(new Map(counted)).toEqual(new Map([...found].map(([key, own]) => [key, own.length])));
  expect(board.trailers).toBe(rows.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('a booking is a bar with its customer, and is found by them', async () => {
  const row = await rowOf(desk, rental);
  const bar = row?.bars.find(([, , , , , id]) => id === rental.bookingId);
  const [kind, from, due, to, until, , number, who] = bar ?? [];
  expect(kind).toBe('reserved');
  expect([from, to].map((minute) => typeof minute)).toEqual(['number', 'number']);
  expect(to).toBe(due);
  expect(until).toBeGreaterThan(to ?? Infinity);
  expect(await rowOf(desk, rental, { q: number ?? '-' })).toEqual(row);
  expect(await rowOf(desk, rental, { q: who ?? '-' })).toEqual(row);
  expect(await readAll(desk, { q: '100%_of\\nobody' })).toEqual([]);
});

test('what is not back is expected, and is shown alone when asked for', async () => {
  const late = await rent(deps);
  expect(await kindsOf(late, { only: 'overdue' })).toBeUndefined();
  await letBeLate(late);
  expect(await kindsOf(late, { only: 'overdue' })).toEqual(['overdue']);
  const [bar] = (await rowOf(desk, late))?.bars ?? [];
  const [, , due = 0, to = 0, until = 0] = bar ?? [];
  const now = Math.floor(deps.clock.now().getTime() / 60_000);
  expect(due).toBeLessThan(now);
  expect(to).toBe(now + 120);
  expect(until).toBeGreaterThan(to);
  expect(valueOf(await getBoard(deps, desk, {})).counts.overdue).toBe(1);
});

test('a trailer that is off the market and booked is a conflict, and only that', async () => {
  const one = await rent(deps);
  const before = valueOf(await getBoard(deps, desk, {})).counts.conflict;
  await sql`update trailer set status = 'workshop' where id = ${one.trailerId}`.execute(deps.db);
  const board = valueOf(await getBoard(deps, desk, { only: 'conflict' }));
  expect(board.counts.conflict).toBe(before + 1);
  expect(await kindsOf(one, { only: 'conflict' })).toContain('reserved');
  expect(board.trailers).toBe((await readAll(desk, { only: 'conflict' })).length);
});

test('whatever is shown alone are as many trailers as are counted, each with what was asked for', async () => {
  const [inWorkshop, onTheWay, late] = [await rent(deps), await rent(deps), await rent(deps)];
  await letBeLate(late);
  const takeFor = (trailerId: string, kind: 'workshop' | 'transfer', ends: object) =>
    deps.db
      .insertInto('allocation')
      .values({ trailerId, kind, startsAt: inDays(8), endsAt: inDays(9), createdAt: deps.clock.now(), ...ends })
      .execute();
  const toDepotId = await makeDepot(deps.db);
  await takeFor(inWorkshop.trailerId, 'workshop', {});
  await takeFor(onTheWay.trailerId, 'transfer', { fromDepotId: onTheWay.depotId, toDepotId });
  const free = await makeTrailer(deps.db, { depotId: rental.depotId });
  const { counts } = valueOf(await getBoard(deps, desk, {}));
  for (const only of ['overdue', 'free', 'transfer', 'workshop'] as const) {
    const rows = await readAll(desk, { only });
    const { trailers } = valueOf(await getBoard(deps, desk, { only }));
    expect([only, rows.length, trailers]).toEqual([only, counts[only], counts[only]]);
  }
  const idsOf = async (only: BoardOnly) => (await readAll(desk, { only })).map(({ id }) => id);
  expect(await idsOf('free')).toContain(free);
  expect(await idsOf('free')).not.toContain(inWorkshop.trailerId);
  expect(await idsOf('transfer')).toEqual([onTheWay.trailerId]);
  expect(await idsOf('workshop')).toEqual(expect.arrayContaining([inWorkshop.trailerId]));
  expect(await idsOf('overdue')).toContain(late.trailerId);
  // Of other days than those that are shown nothing is told.
  const far = toWallTime(inDays(60), 'Europe/Berlin').slice(0, 10);
  expect(await readAll(desk, { only: 'transfer', from: far })).toEqual([]);
});

test('somebody of a depot sees its trailers and no others, whatever they ask for', async () => {
  const ben = await staffAt('depot', [rental.depotId]);
  expect(new Set((await readAll(ben)).map(({ depotId }) => depotId))).toEqual(new Set([rental.depotId]));
  const board = valueOf(await getBoard(deps, ben, {}));
  expect(board.depots.map(({ id }) => id)).toEqual([rental.depotId]);
  const nobody = await staffAt('depot', []);
  expect(await readAll(nobody, { depot: [rental.depotId] })).toEqual([]);
});

test('customers and guests have no board', async () => {
  const refused = await getBoard(deps, { kind: 'guest' }, {});
  expect(refused.ok).toBe(false);
  expect((await listBoardRows(deps, { kind: 'guest' }, {})).ok).toBe(false);
});
