import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { GUEST, type PlatformAdmin } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import { changeTrailer } from '#services/admin/trailer/change-trailer.ts';
import { moveWorkshop } from '#services/admin/trailer/move-workshop.ts';
import { planWorkshop } from '#services/admin/trailer/plan-workshop.ts';
import { arrive } from '#services/admin/trailer/arrive.ts';
import { cancelTransfer } from '#services/admin/trailer/cancel-transfer.ts';
import { depart } from '#services/admin/trailer/depart.ts';
import { moveTransfer } from '#services/admin/trailer/move-transfer.ts';
import { planTransfer } from '#services/admin/trailer/plan-transfer.ts';
import { settlePlaces } from '#services/admin/trailer/settle-places.ts';
import { getCart } from '#services/cart/get-cart.ts';
import type { Outcome } from '#services/failure.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { countDeadlocks } from '../support/find-broken-orders.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY = 86_400;

let shop: TestApp;
let admin: PlatformAdmin;
let lyon: string;
beforeAll(async () => {
  shop = await createTestApp();
  const { userId } = await makePlatformAdmin(shop.deps);
  admin = { kind: 'platformAdmin', role: 'admin', userId };
  lyon = await makeOpenDepot(shop.deps.db, { name: 'Lyon' });
});
afterAll(() => shop[Symbol.asyncDispose]());

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const inDays = (days: number): Date => new Date(shop.deps.clock.now().getTime() + days * DAY * 1000);
const wall = (moment: Date): string => toWallTime(moment.toISOString(), 'Europe/Berlin').slice(0, 16);

async function makeOne() {
  const { trailerIds, depotId } = await makeRentalWorld(shop.deps);
  return { trailerId: trailerIds[0] ?? '', depotId };
}

const plan = (trailerId: string, from: number, to: number) =>
  planTransfer(shop.deps, admin, {
    trailerId,
    input: { toDepotId: lyon, from: wall(inDays(from)), to: wall(inDays(to)) },
  });

const openOf = ({ transfer }: AdminTrailer) => {
  if (transfer === null) throw new Error('No transfer is open');
  return { transferId: transfer.id, version: transfer.version };
};

async function rent(trailerId: string, days: number) {
  const customer = await makeCustomer(shop.deps);
  const period = periodFrom(shop.deps.clock.now(), days);
  return order(shop.deps, customer, await fillCart(shop.deps, customer, [{ trailerId, ...period }]));
}

const placesOf = async (trailerId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ depotId: string }>`
    select depot_id from trailer_stay where trailer_id = ${trailerId} order by starts_at`.execute(shop.deps.db);
  return rows.map(({ depotId }) => depotId);
};

const allocationsOf = (trailerId: string) =>
  shop.deps.db
    .selectFrom('allocation')
    .select(['kind', 'depotId'])
    .where('trailerId', '=', trailerId)
    .orderBy('startsAt')
    .execute();

test('a transfer is planned, leaves and arrives, and the trailer is then rented where it stands', async () => {
  const { trailerId, depotId } = await makeOne();
  const planned = valueOf(await plan(trailerId, 2, 3));
  expect(planned.transfer).toMatchObject({ status: 'planned', toDepot: { id: lyon } });
  expect(planned.depotId).toBe(depotId);
  expect(await placesOf(trailerId)).toEqual([depotId, lyon]);

  shop.passTime(2.2 * DAY);
  const left = valueOf(await depart(shop.deps, admin, { trailerId, ...openOf(planned) }));
  expect(left).toMatchObject({ situation: 'transfer', transfer: { status: 'underway' } });
  const gone = { trailerId, ...openOf(left) };
  expect(await cancelTransfer(shop.deps, admin, gone)).toMatchObject({ error: { code: 'illegal-state' } });

  shop.passTime(DAY);
  const there = valueOf(await arrive(shop.deps, admin, gone));
  expect(there).toMatchObject({ depotId: lyon, situation: 'free', transfer: null });
  expect(await placesOf(trailerId)).toEqual([depotId, lyon]);
  const placed = valueOf(await rent(trailerId, 2));
  expect(placed.order.lineItems[0]).toMatchObject({ depot: { id: lyon } });
  const log = await shop.deps.db
    .selectFrom('auditLog')
    .select('action')
    .where('objectId', '=', trailerId)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['transfer.plan', 'transfer.depart', 'transfer.arrive']);
});

test('before its departure the trailer is there as ever, and what the yard does later it does where it stands then', async () => {
  const { trailerId } = await makeOne();
  const planned = valueOf(await plan(trailerId, 4, 5));
  const [from, to] = [inDays(0).toISOString(), inDays(30).toISOString()];
  const { busy } = valueOf(await getCalendar(shop.deps, admin, { trailerId, from, to }));
  expect(busy).toEqual([{ from: planned.transfer?.from, to: planned.transfer?.to, kind: 'transfer' }]);
  const late = { from: wall(inDays(8)), to: wall(inDays(9)) };
  const workshop = () => planWorkshop(shop.deps, admin, { trailerId, input: late });
  expect((await workshop()).ok).toBe(true);
  expect((await allocationsOf(trailerId)).at(-1)).toEqual({ kind: 'workshop', depotId: lyon });
  const elsewhere = { trailerId, input: { depotId: lyon } };
  expect(await changeTrailer(shop.deps, admin, elsewhere)).toMatchObject({ error: { code: 'illegal-state' } });
  expect(await plan(trailerId, 8, 9)).toMatchObject({ error: { code: 'trailer-taken' } });
  expect((await rent(trailerId, 1)).ok).toBe(true);

  const which = { trailerId, ...openOf(planned) };
  expect(await cancelTransfer(shop.deps, admin, which)).toMatchObject({ error: { code: 'trailer-taken' } });
  await shop.deps.db
    .deleteFrom('allocation')
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'workshop')
    .execute();
  valueOf(await cancelTransfer(shop.deps, admin, which));
  expect((await workshop()).ok).toBe(true);
});

test('a trailer that is late is offered nowhere, and keeps what takes it where it arrives', async () => {
  const { trailerId } = await makeOne();
  const planned = valueOf(await plan(trailerId, 1, 2));
  const span = { from: wall(inDays(3)), to: wall(inDays(4)) };
  valueOf(await planWorkshop(shop.deps, admin, { trailerId, input: span }));
  shop.passTime(3.5 * DAY);
  await expect(rent(trailerId, 4)).rejects.toThrow('"reason":"overdue"');
  const there = valueOf(await arrive(shop.deps, admin, { trailerId, ...openOf(planned) }));
  expect(there).toMatchObject({ depotId: lyon, situation: 'workshop' });
  expect(await placesOf(trailerId)).toHaveLength(2);
});

test('once it has arrived it is found by its depot again, unless it is planned to leave', async () => {
  const [{ trailerId }, { trailerId: other }] = [await makeOne(), await makeOne()];
  const moves = async (id: string) =>
    (await shop.deps.db.selectFrom('trailer').select('moves').where('id', '=', id).executeTakeFirstOrThrow()).moves;
  expect(await moves(trailerId)).toBe(false);
  const first = valueOf(await plan(trailerId, 1, 2));
  valueOf(await plan(other, 1, 2));
  expect(await moves(trailerId)).toBe(true);
  shop.passTime(1.5 * DAY);
  valueOf(await arrive(shop.deps, admin, { trailerId, ...openOf(first) }));
  expect(await moves(trailerId)).toBe(true);
  await settlePlaces(shop.deps);
  expect([await moves(trailerId), await moves(other)]).toEqual([false, true]);
  const home = await makeOpenDepot(shop.deps.db);
  const back = { trailerId, input: { toDepotId: home, from: wall(inDays(1)), to: wall(inDays(2)) } };
  valueOf(await planTransfer(shop.deps, admin, back));
  expect(await moves(trailerId)).toBe(true);
  expect((await placesOf(trailerId)).slice(-2)).toEqual([lyon, home]);
});

/** Without the lock of `settlePlaces` the two would end in a circle of locks. */
test('a place that is settled while the next transfer is planned keeps that transfer', async () => {
  const { trailerId } = await makeOne();
  const first = valueOf(await plan(trailerId, 1, 2));
  shop.passTime(1.5 * DAY);
  valueOf(await arrive(shop.deps, admin, { trailerId, ...openOf(first) }));
  const home = await makeOpenDepot(shop.deps.db);
  const deadlocks = await countDeadlocks(shop.deps.db);
  const { settling } = await shop.deps.db.transaction().execute(async (trx) => {
    await lockTrailers(trx, [trailerId]);
    const use = { kind: 'transfer', note: null, fromDepotId: lyon, toDepotId: home } as const;
    await takeTrailer(trx, { trailerId, startsAt: inDays(1), endsAt: inDays(2), use, now: shop.deps.clock.now() });
    const second = settlePlaces(shop.deps);
    await expect.poll(() => countWaiting(shop.deps.db)).toBe(1);
    return { settling: second };
  });
  expect(await settling).toBe(0);
  expect(await countDeadlocks(shop.deps.db)).toBe(deadlocks);
  const row = shop.deps.db.selectFrom('trailer').select('moves').where('id', '=', trailerId);
  expect((await row.executeTakeFirstOrThrow()).moves).toBe(true);
  expect((await placesOf(trailerId)).slice(-2)).toEqual([lyon, home]);
});

test('a transfer of one trailer stands in the way of no other', async () => {
  valueOf(await plan((await makeOne()).trailerId, 2, 3));
  const { trailerId } = await makeOne();
  const span = (from: number, to: number) => ({ from: wall(inDays(from)), to: wall(inDays(to)) });
  const { workshop } = valueOf(await planWorkshop(shop.deps, admin, { trailerId, input: span(8, 9) }));
  const allocationId = workshop[0]?.id ?? '';
  expect((await moveWorkshop(shop.deps, admin, { trailerId, allocationId, input: span(8, 10) })).ok).toBe(true);
});

test('a booking at its depot after the departure refuses a transfer, and is named', async () => {
  const { trailerId } = await makeOne();
  const placed = valueOf(await rent(trailerId, 5));
  const inTheWay = [{ id: placed.order.lineItems[0]?.bookingId }];
  expect(await plan(trailerId, 2, 3)).toMatchObject({ error: { code: 'trailer-taken', details: { inTheWay } } });
  expect((await plan(trailerId, 20, 21)).ok).toBe(true);
});

test('a transfer leads to another open depot and lies ahead; without an arrival it takes the drive', async () => {
  const { trailerId, depotId } = await makeOne();
  const fieldsOf = async (input: object) => {
    const from = wall(inDays(2));
    const done = await planTransfer(shop.deps, admin, { trailerId, input: { toDepotId: lyon, from, ...input } });
    return done.ok ? done.value.transfer : done.error.fields;
  };
  const closed = await makeOpenDepot(shop.deps.db, { status: 'closed' });
  expect(await fieldsOf({ toDepotId: depotId })).toEqual({ toDepotId: 'unknown' });
  expect(await fieldsOf({ toDepotId: closed })).toEqual({ toDepotId: 'unknown' });
  expect(await fieldsOf({ from: wall(inDays(-1)) })).toEqual({ from: 'past' });
  expect(await fieldsOf({ to: wall(inDays(1)) })).toEqual({ to: 'before-from' });
  const found = await fieldsOf({});
  expect(found).toMatchObject({ status: 'planned' });
});

/** Without the lock of `alterTrailer` and the key of allocations on stays both sides would win. */
test('a transfer and an order that race for one trailer never both have it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { trailerId } = await makeOne();
    const customer = await makeCustomer(shop.deps);
    const cart = await fillCart(shop.deps, customer, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 5) }]);
    const [placed, planned] = await Promise.all([order(shop.deps, customer, cart), plan(trailerId, 1, 2)]);
    expect([placed.ok, planned.ok].filter(Boolean)).toHaveLength(1);
    const kinds = await shop.deps.db
      .selectFrom('allocation')
      .select('kind')
      .where('trailerId', '=', trailerId)
      .execute();
    expect(kinds).toEqual([{ kind: placed.ok ? 'rental' : 'transfer' }]);
  }
});

test('a search finds it at the other depot on the days after its arrival, and it is rented there', async () => {
  const { trailerId, depotId } = await makeOne();
  valueOf(await plan(trailerId, 2, 3));
  const days = (from: number, to: number) => ({ from: wall(inDays(from)), to: wall(inDays(to)) });
  const placeOf = async (from: number, to: number) => {
    const found = valueOf(await searchTrailers(shop.deps, GUEST, { ...days(from, to), freeOnly: true, limit: 100 }));
    const page = valueOf(await getTrailer(shop.deps, GUEST, trailerId, days(from, to)));
    const card = found.items.find(({ id }) => id === trailerId);
    expect([page.free, page.depot]).toEqual([card !== undefined, card?.depot ?? page.depot]);
    return card?.depotId ?? page.reason;
  };
  expect(await placeOf(0.5, 1.5)).toBe(depotId);
  expect(await placeOf(1, 4)).toBe('elsewhere');
  expect(await placeOf(5, 7)).toBe(lyon);
  const placed = valueOf(await rent(trailerId, 5));
  expect(placed.order.lineItems[0]).toMatchObject({ depot: { id: lyon } });
  expect((await allocationsOf(trailerId)).at(-1)).toEqual({ kind: 'rental', depotId: lyon });
});

test('a line in a cart keeps its depot, and is refused once the trailer will not stand there any more', async () => {
  const { trailerId, depotId } = await makeOne();
  const customer = await makeCustomer(shop.deps);
  const cart = await fillCart(shop.deps, customer, [{ trailerId, ...periodFrom(shop.deps.clock.now(), 5) }]);
  valueOf(await plan(trailerId, 1, 2));
  const { items } = valueOf(await getCart(shop.deps, customer));
  expect(items).toMatchObject([{ free: false, reason: 'elsewhere', depot: { id: depotId } }]);
  expect(await order(shop.deps, customer, cart)).toMatchObject({ error: { code: 'trailer-taken' } });
  expect(await allocationsOf(trailerId)).toMatchObject([{ kind: 'transfer' }]);
});

test('a transfer takes place at another time, the trailer with it, unless somebody would come to the wrong depot', async () => {
  const { trailerId } = await makeOne();
  const planned = valueOf(await plan(trailerId, 20, 21));
  const moveTo = (which: ReturnType<typeof openOf>, from: number, to?: number) =>
    moveTransfer(shop.deps, admin, {
      trailerId,
      ...which,
      input: { from: wall(inDays(from)), ...(to !== undefined && { to: wall(inDays(to)) }) },
    });
  const later = valueOf(await moveTo(openOf(planned), 25, 26));
  expect(wall(new Date(later.transfer?.from ?? ''))).toBe(wall(inDays(25)));
  expect(await moveTo(openOf(planned), 22, 23)).toMatchObject({ error: { code: 'stale-version' } });

  // Whoever rents it before it leaves is not left behind.
  expect((await rent(trailerId, 10)).ok).toBe(true);
  const refused = await moveTo(openOf(later), 5, 6);
  expect(refused).toMatchObject({
    error: { code: 'trailer-taken', details: { inTheWay: [{ trailer: later.number }] } },
  });
  const trailerNow = valueOf(await moveTo(openOf(later), 17));
  expect(Date.parse(trailerNow.transfer?.to ?? '')).toBeGreaterThan(inDays(17).getTime());
  expect(await placesOf(trailerId)).toHaveLength(2);

  // Less than the drive takes is a task of the desk.
  const tight = valueOf(await moveTo(openOf(trailerNow), 18, 18.01));
  const isTight = await shop.deps.db
    .selectFrom('transfer')
    .select('tooTight')
    .where('id', '=', openOf(tight).transferId)
    .executeTakeFirstOrThrow();
  expect(isTight.tooTight).toBe(true);
  expect(await moveTo(openOf(tight), 18, 17)).toMatchObject({ error: { fields: { to: 'before-from' } } });
});

test('a transfer that has left is not moved any more', async () => {
  const { trailerId } = await makeOne();
  const { transferId, version } = openOf(valueOf(await plan(trailerId, 1, 2)));
  const left = valueOf(await depart(shop.deps, admin, { trailerId, transferId, version }));
  const input = { from: wall(inDays(3)) };
  const moved = await moveTransfer(shop.deps, admin, { trailerId, ...openOf(left), input });
  expect(moved).toMatchObject({ error: { code: 'illegal-state' } });
});

test('the calendar is closed on the days of the depot where the trailer stands then', async () => {
  const { trailerId } = await makeOne();
  valueOf(await plan(trailerId, 2, 3));
  const setKeyBox = (keyBox: boolean) =>
    shop.deps.db.updateTable('depot').set({ keyBox }).where('id', '=', lyon).execute();
  const closed = async () => {
    const [from, to] = [inDays(0).toISOString(), inDays(10).toISOString()];
    return valueOf(await getCalendar(shop.deps, GUEST, { trailerId, from, to })).closedDays;
  };
  expect(await closed()).toEqual([]);
  await setKeyBox(false);
  const days = await closed();
  await setKeyBox(true);
  expect(days.length).toBeGreaterThan(3);
  expect(days.filter((day) => day < wall(inDays(3)).slice(0, 10))).toEqual([]);
});
