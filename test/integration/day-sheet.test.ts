import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { YardDay } from '#contract/admin-figure.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { preparePickUp } from '#services/admin/booking/prepare-pick-up.ts';
import { undoPreparation } from '#services/admin/booking/undo-preparation.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { getOverview } from '#services/admin/trailer/get-overview.ts';
import type { Deps } from '#services/deps.ts';
import { getHandedOrder } from '#services/handover/get-handed-order.ts';
import { rent, valueOf, type Rental } from '../support/handover-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let rental: Rental;
let ben: PlatformAdmin;
let desk: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  rental = await rent(deps);
  ben = await staffAt('depot', [rental.depotId]);
  desk = await staffAt('desk', []);
});
afterAll(() => shop[Symbol.asyncDispose]());

const staffAt = async (role: PlatformAdmin['role'], depotIds: readonly string[]): Promise<PlatformAdmin> => {
  const { userId } = await makePlatformAdmin(deps, role);
  return { kind: 'platformAdmin', role, userId, depotIds };
};

const dayOf = async ({ bookingId, depotId }: Rental): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(k.starts_at at time zone d.time_zone, 'YYYY-MM-DD') as day
    from booking k join depot d on d.id = k.depot_id where k.id = ${bookingId} and d.id = ${depotId}`.execute(deps.db);
  return rows[0]?.day ?? '';
};

/** The sheet of a depot on the day of a pick-up there. */
const sheetOf = async (actor: PlatformAdmin, one: Rental): Promise<YardDay> => {
  const { items } = valueOf(await getYards(deps, actor, { depot: one.depotId, date: await dayOf(one) }));
  const [sheet] = items;
  if (sheet === undefined) throw new Error('The depot has no sheet');
  return sheet;
};

const preparedOf = async (one: Rental) =>
  (await sheetOf(desk, one)).events.find(({ kind, bookingId }) => kind === 'pickUp' && bookingId === one.bookingId)
    ?.prepared;

const logOf = async ({ bookingId }: Rental) =>
  (
    await deps.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('objectId', '=', bookingId)
      .where('action', 'in', ['booking.prepare', 'booking.undoPrepare'])
      .orderBy('id')
      .execute()
  ).map(({ action, actorId }) => [action, actorId]);

const tick = (actor: Actor, { bookingId, trailerId }: Rental) =>
  preparePickUp(deps, actor, { bookingId, input: { trailerId } });

describe('a trailer that stands ready', () => {
  test('is ticked off once, however often it is said, and can be taken back', async () => {
    const one = await rent(deps);
    const here = await staffAt('depot', [one.depotId]);
    expect(await preparedOf(one)).toBeNull();
    const first = valueOf(await tick(here, one));
    expect(first.prepared).not.toBeNull();
    expect(valueOf(await tick(desk, one))).toEqual(first);
    expect(await preparedOf(one)).toEqual(first.prepared);
    expect(await logOf(one)).toEqual([['booking.prepare', here.userId]]);

    const { bookingId } = one;
    expect(valueOf(await undoPreparation(deps, desk, { bookingId }))).toEqual({ bookingId, prepared: null });
    expect(valueOf(await undoPreparation(deps, desk, { bookingId }))).toEqual({ bookingId, prepared: null });
    expect(await preparedOf(one)).toBeNull();
    expect(await logOf(one)).toEqual([
      ['booking.prepare', here.userId],
      ['booking.undoPrepare', desk.userId],
    ]);
  });

  test('has one who did it if several say so at once', async () => {
    const one = await rent(deps);
    const crew = await Promise.all([0, 1, 2, 3].map(() => staffAt('depot', [one.depotId])));
    const answers = await Promise.all(crew.map((worker) => tick(worker, one)));
    expect(new Set(answers.map((answer) => JSON.stringify(valueOf(answer)))).size).toBe(1);
    expect(await logOf(one)).toHaveLength(1);
  });

  test('is another one after a swap, and has other services after they were changed', async () => {
    const one = await rent(deps);
    const other = await rent(deps);
    valueOf(await tick(desk, one));
    await deps.db.insertInto('service').values({ key: 'tarpaulin', unit: 'once', position: 1 }).execute();
    const { businessUnitId } = one.actor;
    await deps.db
      .insertInto('bookingService')
      .values({
        bookingId: one.bookingId,
        businessUnitId,
        serviceKey: 'tarpaulin',
        unit: 'once',
        unitPriceCents: 4200,
        netCents: 4200,
      })
      .execute();
    expect(await preparedOf(one)).toBeNull();
    expect((await sheetOf(ben, rental)).events.flatMap(({ services }) => services)).toEqual([]);
    expect((await sheetOf(desk, one)).events[0]?.services).toEqual([{ key: 'tarpaulin', names: {} }]);
    valueOf(await tick(desk, one));
    expect(await preparedOf(one)).not.toBeNull();

    await deps.db.updateTable('booking').set({ trailerId: other.trailerId }).where('id', '=', one.bookingId).execute();
    expect(await preparedOf(one)).toBeNull();
    // Whoever still sees the old one has made the wrong one ready.
    expect(await tick(desk, one)).toMatchObject({ error: { code: 'illegal-state' } });
    valueOf(await tick(desk, { ...one, trailerId: other.trailerId }));
    expect(await preparedOf(one)).not.toBeNull();
    expect(await logOf(one)).toHaveLength(3);
  });

  test('is not said of one that has left', async () => {
    const one = await rent(deps);
    await deps.db.updateTable('booking').set({ status: 'onRent' }).where('id', '=', one.bookingId).execute();
    expect(await tick(desk, one)).toMatchObject({ error: { code: 'illegal-state' } });
  });

  test('is ticked off by those who work handovers, at their own depots', async () => {
    const elsewhere = await rent(deps);
    expect(await tick(ben, elsewhere)).toMatchObject({ error: { code: 'not-found' } });
    expect(await undoPreparation(deps, ben, elsewhere)).toMatchObject({ error: { code: 'not-found' } });
    for (const role of ['fleet', 'accountant', 'auditor'] as const) {
      expect(await tick(await staffAt(role, []), elsewhere)).toMatchObject({ error: { code: 'forbidden' } });
    }
    expect(await tick(rental.actor, elsewhere)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await logOf(elsewhere)).toEqual([]);
  });
});

describe('returns of earlier days that are awaited', () => {
  const DAY_MS = 86_400_000;
  /** Out since some days and due back before today. */
  const overdueFor = async (days: number, more: { handedBackAt?: Date; status?: 'returned' } = {}): Promise<Rental> => {
    const one = await rent(deps);
    const now = deps.clock.now().getTime();
    const period = { startsAt: new Date(now - (days + 3) * DAY_MS), endsAt: new Date(now - days * DAY_MS) };
    await deps.db
      .updateTable('booking')
      .set({ status: 'onRent', ...period, ...more })
      .where('id', '=', one.bookingId)
      .execute();
    return one;
  };
  const sheetIn = async (days: number, { depotId: depot }: Rental) => {
    const { rows } = await sql<{ day: string }>`
      select to_char((${deps.clock.now()}::timestamptz at time zone time_zone)::date + ${days}::int, 'YYYY-MM-DD') as day
      from depot where id = ${depot}`.execute(deps.db);
    const { items } = valueOf(await getYards(deps, desk, { depot, date: rows[0]?.day ?? '' }));
    return items[0]?.overdue.map(({ bookingId }) => bookingId);
  };

  test.each([
    [-1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
  ])('stand on the sheet of today and tomorrow: in %i days', async (days, count) => {
    const one = await overdueFor(4);
    expect(await sheetIn(days, one)).toHaveLength(count);
  });

  test('are neither back nor handed back', async () => {
    expect(await sheetIn(0, await overdueFor(3, { status: 'returned' }))).toEqual([]);
    expect(await sheetIn(0, await overdueFor(3, { handedBackAt: deps.clock.now() }))).toEqual([]);
  });
});

test.each<[string, 'pickUp' | 'return', BookingState, number, readonly [worker: boolean, auditor: boolean]]>([
  ['a pick-up within two hours', 'pickUp', 'reserved', 2, [true, false]],
  ['a pick-up in the afternoon', 'pickUp', 'reserved', 3, [false, false]],
  ['a pick-up that is done', 'pickUp', 'onRent', -1, [false, false]],
  ['the return of what is out', 'return', 'onRent', -1, [true, false]],
  ['the return of what is still here', 'return', 'reserved', 2, [false, false]],
  ['a return that is done', 'return', 'closed', -1, [false, false]],
])('%s can begin, or not', async (_, kind, status, hours, expected) => {
  const one = await rent(deps);
  const now = deps.clock.now().getTime();
  const startsAt = new Date(now + hours * 3_600_000);
  await deps.db
    .updateTable('booking')
    .set({ status, startsAt, endsAt: new Date(now + 4 * 3_600_000) })
    .where('id', '=', one.bookingId)
    .execute();
  const auditor = await staffAt('auditor', []);
  const canBegin = async (actor: PlatformAdmin) => {
    const { rows } = await sql<{ day: string }>`
      select to_char(case ${kind}::text when 'pickUp' then k.starts_at else k.ends_at end at time zone d.time_zone, 'YYYY-MM-DD') as day
      from booking k join depot d on d.id = k.depot_id where k.id = ${one.bookingId}`.execute(deps.db);
    const { items } = valueOf(await getYards(deps, actor, { depot: one.depotId, date: rows[0]?.day ?? '' }));
    return items[0]?.events.find((event) => event.kind === kind)?.canBegin;
  };
  expect([await canBegin(desk), await canBegin(auditor)]).toEqual(expected);
});

test('those of a depot get their own sheets first, and others none', async () => {
  const elsewhere = await rent(deps);
  expect(valueOf(await getYards(deps, ben)).items.map(({ depotId }) => depotId)).toEqual([rental.depotId]);
  expect(await getYards(deps, ben, { depot: elsewhere.depotId })).toMatchObject({ error: { code: 'not-found' } });
  const seen = valueOf(await getYards(deps, { ...desk, depotIds: [elsewhere.depotId] })).items;
  expect(seen[0]).toMatchObject({ depotId: elsewhere.depotId, isOwn: true });
  expect(seen.slice(1).some(({ isOwn }) => isOwn)).toBe(false);
  const names = seen.slice(1).map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
});

describe('those of a depot are not told what anything costs', () => {
  const amounts = (answer: unknown): string[] =>
    JSON.stringify(answer).match(/"[^"]*(?:cents|currency|price)[^"]*":(?!null)/gi) ?? [];

  test('of a trailer and of a handover', async () => {
    const { orderId, bookingId, trailerId } = rental;
    const asked = async (actor: PlatformAdmin) => [
      valueOf(await getOverview(deps, actor, trailerId)),
      valueOf(await getHandedOrder(deps, actor, { orderId, bookingId })),
      await sheetOf(actor, rental),
    ];
    expect(amounts(await asked(ben))).toEqual([]);
    // The desk is told of a trailer, or the above would prove nothing.
    expect(amounts(await asked(desk)).length).toBeGreaterThan(1);
  });
});
