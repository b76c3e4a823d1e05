import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Plan } from '#contract/admin-plan.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import type { Deps } from '#services/deps.ts';
import { applyPlan } from '#services/plan/apply-plan.ts';
import { makeRoomForWorkshop } from '#services/plan/make-room-for-workshop.ts';
import { undoPlan } from '#services/plan/undo-plan.ts';
import { BECAUSE } from '../support/because.ts';
import { valueOf } from '../support/handover-world.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  await makePriceList(deps.db);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
beforeEach(async () => {
  depotId = await makeOpenDepot(deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = (row: Parameters<typeof makeTrailer>[1] = {}) => makeTrailer(deps.db, { depotId, ...row });

async function book(trailerId: string, daysAhead: number, days: number, unitChoice: UnitChoice = 'any') {
  const actor = await makeCustomer(deps);
  const line = { trailerId, ...periodFrom(deps.clock.now(), daysAhead, days), unitChoice };
  const { lineItems } = valueOf(await order(deps, actor, await fillCart(deps, actor, [line]))).order;
  return lineItems[0]?.id ?? '';
}

const wall = (daysAhead: number): string =>
  toWallTime(new Date(deps.clock.now().getTime() + daysAhead * 86_400_000), 'Europe/Berlin').slice(0, 16);
const ask = (trailerId: string, from: number, to: number, by = operator) =>
  makeRoomForWorkshop(deps, by, {
    trailerId,
    from: wall(from),
    to: wall(to),
    note: 'Bremsen',
    name: 'Werkstatt',
    ask: 'Bitte anrufen',
  });
const wordsOf = ({ changes }: Plan) =>
  changes.map(({ kind, booking, trailer: { id }, problem }) => [kind, booking?.id ?? null, id, problem]);
const trailerOf = async (id: string) =>
  (await deps.db.selectFrom('booking').select('trailerId').where('id', '=', id).executeTakeFirstOrThrow()).trailerId;
const carryOut = ({ id, version }: Plan) => applyPlan(deps, operator, { planId: id, version, input: BECAUSE });
const staysOf = (trailerId: string) =>
  deps.db
    .selectFrom('allocation')
    .select(['startsAt', 'endsAt'])
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'workshop')
    .orderBy('startsAt')
    .execute();

test('a booked trailer gets to the workshop at once: each booking finds another one, and the plan can be carried out', async () => {
  const [down, twin, third] = [await trailer(), await trailer(), await trailer()];
  const first = await book(down, 3, 3);
  const exact = await book(down, 9, 3, 'exact');
  const other = await book(twin, 9, 4);
  await book(third, 3, 3, 'exact');
  const plan = valueOf(await ask(down, 0, 14));
  expect(plan).toMatchObject({ origin: 'ripple', status: 'open', name: 'Werkstatt' });
  // Who wanted exactly this one is moved by hand as well, and the plan says so.
  expect(plan.changes.find(({ booking }) => booking?.id === exact)).toMatchObject({ stay: 'exact', problem: null });
  expect(wordsOf(plan).map(([kind, , , problem]) => [kind, problem])).toEqual([
    ['move', null],
    ['move', null],
    ['workshop', null],
  ]);
  // Nothing has happened before it is carried out.
  expect(await trailerOf(first)).toBe(down);
  expect(await staysOf(down)).toEqual([]);
  expect(valueOf(await carryOut(plan)).status).toBe('applied');
  expect(await trailerOf(first)).toBe(twin);
  expect(await trailerOf(exact)).toBe(third);
  expect(await trailerOf(other)).toBe(twin);
  expect(await staysOf(down)).toHaveLength(1);
});

test('others make room where no equal trailer is free', async () => {
  const [down, twin, third] = [await trailer(), await trailer(), await trailer()];
  const own = await book(down, 5, 3);
  const givesWay = await book(twin, 6, 3);
  await book(third, 3, 2, 'exact');
  const plan = valueOf(await ask(down, 4, 9));
  expect(wordsOf(plan)).toEqual([
    ['move', givesWay, third, null],
    ['move', own, twin, null],
    ['workshop', null, down, null],
  ]);
  expect(valueOf(await carryOut(plan)).status).toBe('applied');
});

test('whoever cannot be moved keeps the time, and becomes a task of the desk when the plan is carried out', async () => {
  const down = await trailer();
  const stuck = await book(down, 5, 3);
  const plan = valueOf(await ask(down, 1, 15));
  expect(wordsOf(plan)).toEqual([
    ['workshop', null, down, null],
    ['workshop', null, down, null],
    ['task', stuck, down, null],
  ]);
  const tasks = async () =>
    valueOf(await listTasks(deps, operator, { kind: 'noteDue' })).items.filter(
      (task) => task.kind === 'noteDue' && task.about.id === stuck,
    );
  expect(await tasks()).toEqual([]);
  const done = valueOf(await carryOut(plan));
  expect(await tasks()).toMatchObject([{ text: 'Bitte anrufen' }]);
  const rental = await deps.db
    .selectFrom('allocation')
    .selectAll()
    .where('bookingId', '=', stuck)
    .executeTakeFirstOrThrow();
  const [before, after] = await staysOf(down);
  expect([before?.endsAt, after?.startsAt]).toEqual([rental.startsAt, rental.endsAt]);

  // Taken back are the stays; whoever was called has been called.
  const back = valueOf(await undoPlan(deps, operator, done.id));
  expect(back.changes.map(({ kind }) => kind)).toEqual(['drop', 'drop']);
});

test('where nothing of the time is to be had, whoever has it is named', async () => {
  const down = await trailer();
  const stuck = await book(down, 5, 3);
  expect(await ask(down, 6, 7)).toMatchObject({
    error: { code: 'trailer-taken', details: { inTheWay: [{ id: stuck }] } },
  });
  expect(await ask(down, -3, -2)).toMatchObject({ error: { fields: { to: 'past' } } });
});

test('only who plans may ask for it', async () => {
  const down = await trailer();
  const { userId } = await makePlatformAdmin(deps, 'fleet');
  const fleet: PlatformAdmin = { kind: 'platformAdmin', role: 'fleet', userId };
  expect(await ask(down, 1, 2, fleet)).toMatchObject({ error: { code: 'forbidden' } });
});
