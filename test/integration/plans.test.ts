import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChangePlanInput, Plan, PlanChangeInput } from '#contract/admin-plan.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import type { Deps } from '#services/deps.ts';
import { applyPlan } from '#services/plan/apply-plan.ts';
import { changePlan } from '#services/plan/change-plan.ts';
import { createPlan } from '#services/plan/create-plan.ts';
import { discardPlan } from '#services/plan/discard-plan.ts';
import { getPlan } from '#services/plan/get-plan.ts';
import { listPlans } from '#services/plan/list-plans.ts';
import { undoPlan } from '#services/plan/undo-plan.ts';
import { BECAUSE } from '../support/because.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
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

async function book(
  trailerId: string,
  [daysAhead, days]: readonly [number, number],
  unitChoice: UnitChoice = 'any',
  by?: Awaited<ReturnType<typeof makeCustomer>>,
) {
  const actor = by ?? (await makeCustomer(deps));
  const cart = await fillCart(deps, actor, [
    { trailerId, ...periodFrom(deps.clock.now(), daysAhead, days), unitChoice },
  ]);
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const [line] = placed.value.order.lineItems;
  if (line === undefined) throw new Error('No line');
  return { id: line.id, number: line.number, actor };
}
type Booked = Awaited<ReturnType<typeof book>>;

const rentalOf = ({ id }: Booked) =>
  deps.db.selectFrom('allocation').selectAll().where('bookingId', '=', id).executeTakeFirstOrThrow();
const moveTo = async (booked: Booked, trailerId: string): Promise<PlanChangeInput> => ({
  kind: 'move',
  bookingId: booked.id,
  version: (await rentalOf(booked)).version,
  trailerId,
});
const periodOf = (booked: Booked, [daysAhead, days]: readonly [number, number]) => ({
  kind: 'period' as const,
  bookingId: booked.id,
  ...wallPeriod(daysAhead, days),
});
const bookingOf = ({ id }: Booked) =>
  deps.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** In the zone of the depots. */
function wallPeriod(daysAhead: number, days: number) {
  const { from, to } = periodFrom(deps.clock.now(), daysAhead, days);
  return { from: toWallTime(from, 'Europe/Berlin'), to: toWallTime(to, 'Europe/Berlin') };
}
const stayOf = (trailerId: string, [daysAhead, days]: readonly [number, number]): PlanChangeInput => ({
  kind: 'workshop',
  trailerId,
  ...wallPeriod(daysAhead, days),
  note: 'Bremsen',
});

async function begin(...changes: readonly PlanChangeInput[]): Promise<Plan> {
  const made = await createPlan(deps, operator, { name: 'Woche', changes: [...changes] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}
const apply = ({ id, version }: Pick<Plan, 'id' | 'version'>) =>
  applyPlan(deps, operator, { planId: id, version, input: BECAUSE });
const problemsOf = ({ changes }: Plan) => changes.map(({ problem }) => problem);
const read = async (id: string) => {
  const found = await getPlan(deps, operator, id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
const placesOf = (bookings: readonly Booked[]) =>
  Promise.all(bookings.map(async (booked) => (await rentalOf(booked)).trailerId));

describe('a plan', () => {
  test('lets bookings change places in a ring, with a stay in the workshop, and tells the customers', async () => {
    const [a, b, c] = [await trailer(), await trailer(), await trailer()];
    const bookings = [await book(a, [5, 3]), await book(b, [6, 3]), await book(c, [7, 3])];
    const [one, two, three] = bookings;
    if (!one || !two || !three) throw new Error('Too few');
    const plan = await begin(await moveTo(one, b), await moveTo(two, c), await moveTo(three, a), stayOf(a, [20, 2]));
    expect(problemsOf(plan)).toEqual([null, null, null, null]);
    // It blocks nothing as long as it is a plan.
    expect(await placesOf(bookings)).toEqual([a, b, c]);

    await shop.workOffOutbox();
    const before = shop.mails.length;
    expect(await apply(plan)).toMatchObject({ ok: true, value: { status: 'applied' } });
    expect(await placesOf(bookings)).toEqual([b, c, a]);
    await shop.workOffOutbox();
    expect(shop.mails).toHaveLength(before + 3);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
    expect(await apply(plan)).toMatchObject({ error: { code: 'stale-version' } });
  });

  test('tells a customer once of all bookings that it moves', async () => {
    const [a, b, c] = [await trailer(), await trailer(), await trailer()];
    const one = await book(a, [5, 3]);
    const two = await book(b, [12, 3], 'any', one.actor);
    const plan = await begin(await moveTo(one, c), await moveTo(two, c));
    await shop.workOffOutbox();
    const before = shop.mails.length;
    expect(await apply(plan)).toMatchObject({ ok: true });
    await shop.workOffOutbox();
    const [mail, ...others] = shop.mails.slice(before);
    expect(others).toEqual([]);
    for (const number of [one.number, two.number]) expect(mail?.text).toContain(number);
  });

  test.each([
    ['two other times', ['period', 'period']],
    ['another time and another trailer', ['period', 'move']],
  ] as const)('tells a customer once who gets %s', async (_, [first, second]) => {
    const [a, b, c] = [await trailer(), await trailer(), await trailer()];
    const one = await book(a, [5, 3]);
    const two = await book(b, [12, 3], 'any', one.actor);
    const changeOf = (kind: 'period' | 'move', booked: Booked, days: readonly [number, number]) =>
      kind === 'period' ? periodOf(booked, days) : moveTo(booked, c);
    const plan = await begin(await changeOf(first, one, [5, 5]), await changeOf(second, two, [12, 4]));
    await shop.workOffOutbox();
    const before = shop.mails.length;
    expect(await apply(plan)).toMatchObject({ ok: true });
    await shop.workOffOutbox();
    const [mail, ...others] = shop.mails.slice(before);
    expect(others).toEqual([]);
    for (const number of [one.number, two.number]) expect(mail?.text).toContain(number);
    // What each has become: times before, and what that costs.
    expect(mail?.text.match(/Bisheriger Zeitraum/g)).toHaveLength(second === 'period' ? 2 : 1);
  });

  test('is taken back by a plan of its own', async () => {
    const [a, b] = [await trailer(), await trailer()];
    const booked = await book(a, [5, 3]);
    const done = await apply(await begin(await moveTo(booked, b), stayOf(a, [5, 2])));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    const back = await undoPlan(deps, operator, done.value.id);
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect(back.value).toMatchObject({ undoOf: done.value.id, status: 'open' });
    expect(problemsOf(back.value)).toEqual([null, null]);
    expect(await undoPlan(deps, operator, done.value.id)).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await apply(back.value)).toMatchObject({ ok: true });
    expect(await placesOf([booked])).toEqual([a]);
    const stays = await deps.db
      .selectFrom('allocation')
      .select('id')
      .where('kind', '=', 'workshop')
      .where('trailerId', '=', a)
      .execute();
    expect(stays).toEqual([]);
  });

  test('that is stale changes nothing and says what it is about', async () => {
    const [a, b] = [await trailer(), await trailer()];
    const [one, two] = [await book(a, [5, 3]), await book(a, [12, 3])];
    const plan = await begin(await moveTo(one, b), await moveTo(two, b));
    await cancelBooking(deps, two.actor, { bookingId: two.id });
    expect(problemsOf(await read(plan.id))).toEqual([null, 'gone']);
    const refused = await apply(plan);
    expect(refused).toMatchObject({
      error: { code: 'plan-stale', details: { changes: [{ booking: { number: two.number }, problem: 'gone' }] } },
    });
    expect(await placesOf([one])).toEqual([a]);
    const mended = await changePlan(deps, operator, {
      planId: plan.id,
      version: plan.version,
      input: { remove: [1] },
    });
    if (!mended.ok) throw new Error(JSON.stringify(mended.error));
    expect(await apply(mended.value)).toMatchObject({ ok: true });
    expect(await placesOf([one])).toEqual([b]);
  });

  test('names what cannot be', async () => {
    const [a, b] = [await trailer(), await trailer()];
    const other = await makeTrailer(deps.db);
    const [one, two] = [await book(a, [5, 3]), await book(b, [6, 3])];
    const old = { ...(await moveTo(one, b)), version: 99 };
    expect(problemsOf(await begin(await moveTo(one, b)))).toEqual(['taken']);
    expect(problemsOf(await begin(old))).toEqual(['stale']);
    expect(problemsOf(await begin(await moveTo(one, other)))).toEqual(['elsewhere']);
    expect(problemsOf(await begin(stayOf(b, [7, 1]), await moveTo(two, a)))).toEqual([null, 'taken']);
    const past = await createPlan(deps, operator, { name: 'X', changes: [stayOf(b, [-3, 1])] });
    expect(past).toMatchObject({ error: { fields: { to: 'past' } } });
  });

  test('is put right change by change: another trailer, the same one again, what is stale as it is now', async () => {
    const [a, b, c] = [await trailer(), await trailer(), await trailer()];
    const [one, two] = [await book(a, [5, 3]), await book(b, [12, 3])];
    const plan = await begin(await moveTo(one, b), {
      kind: 'move',
      bookingId: two.id,
      version: 99,
      trailerId: a,
    });
    const change = async ({ id: planId, version }: Plan, input: ChangePlanInput) => {
      const changed = await changePlan(deps, operator, { planId, version, input });
      if (!changed.ok) throw new Error(JSON.stringify(changed.error));
      return changed.value;
    };
    const renewed = await change(plan, { add: [{ kind: 'move', bookingId: two.id, trailerId: a }] });
    expect(problemsOf(renewed)).toEqual([null, null]);
    const elsewhere = await change(renewed, { add: [{ kind: 'move', bookingId: one.id, trailerId: c }] });
    expect(elsewhere.changes.map(({ trailer: { id } }) => id)).toEqual([a, c]);
    const back = await change(elsewhere, { add: [{ kind: 'move', bookingId: one.id, trailerId: a }] });
    expect(back.changes.map(({ booking }) => booking?.id)).toEqual([two.id]);
    const late = await changePlan(deps, operator, { planId: plan.id, version: plan.version, input: { remove: [0] } });
    expect(late).toMatchObject({ error: { code: 'stale-version' } });
  });

  test('gives bookings other periods and trailers, one where another one was, as if each were corrected alone', async () => {
    const [a, b] = [await trailer(), await trailer()];
    const [one, two] = [await book(a, [5, 3]), await book(b, [5, 3])];
    const plan = await begin(periodOf(one, [15, 5]), await moveTo(two, a));
    expect(problemsOf(plan)).toEqual([null, null]);
    expect(plan.changes[0]).toMatchObject({ before: expect.anything(), difference: expect.anything() });
    const before = await bookingOf(one);
    expect(await apply(plan)).toMatchObject({ ok: true });
    expect(await placesOf([one, two])).toEqual([a, a]);
    const after = await bookingOf(one);
    expect(after.startsAt.toISOString()).toBe(plan.changes[0]?.startsAt);
    expect(after.endsAt.toISOString()).toBe(plan.changes[0]?.endsAt);
    expect(after.netCents - before.netCents).toBe(plan.changes[0]?.difference?.cents);
    expect((await rentalOf(one)).startsAt).toEqual(after.startsAt);
    expect((await rentalOf(one)).endsAt.getTime()).toBeGreaterThan(after.endsAt.getTime());
    expect(await findBrokenOrders(deps.db)).toEqual([]);

    const back = await undoPlan(deps, operator, plan.id);
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect(problemsOf(back.value)).toEqual([null, null]);
    expect(await apply(back.value)).toMatchObject({ ok: true });
    expect(await placesOf([one, two])).toEqual([a, b]);
    const { startsAt, endsAt, netCents } = await bookingOf(one);
    expect([startsAt, endsAt, netCents]).toEqual([before.startsAt, before.endsAt, before.netCents]);
  });

  test('says which period cannot be, and forgets one that is as it was', async () => {
    const a = await trailer();
    const [one, two] = [await book(a, [5, 3]), await book(a, [12, 3])];
    expect(problemsOf(await begin(periodOf(one, [5, 8])))).toEqual(['taken']);
    expect(problemsOf(await begin(periodOf(one, [5, 8]), periodOf(two, [30, 3])))).toEqual([null, null]);
    expect(problemsOf(await begin({ ...periodOf(one, [5, 4]), version: 99 }))).toEqual(['stale']);
    expect(problemsOf(await begin(periodOf(one, [5, 4000])))).toEqual(['period']);
    const nowhere = { ...periodOf(one, [5, 4]), bookingId: crypto.randomUUID() };
    expect(await createPlan(deps, operator, { name: 'X', changes: [nowhere] })).toMatchObject({
      error: { fields: { changes: 'unknown' } },
    });
    const plan = await begin(periodOf(one, [5, 4]));
    const same = { planId: plan.id, version: plan.version, input: { add: [periodOf(one, [5, 3])] } };
    expect(await changePlan(deps, operator, same)).toMatchObject({ value: { changes: [] } });
  });

  test('with a period of what has changed since changes nothing', async () => {
    const a = await trailer();
    const [one, two] = [await book(a, [5, 3]), await book(a, [12, 3])];
    const plan = await begin(periodOf(one, [5, 4]), periodOf(two, [12, 5]));
    await cancelBooking(deps, two.actor, { bookingId: two.id });
    const before = await bookingOf(one);
    expect(await apply(plan)).toMatchObject({ error: { code: 'plan-stale' } });
    expect(await bookingOf(one)).toEqual(before);
  });

  test('brings a trailer to another depot after all that has it, and takes that back', async () => {
    const a = await trailer();
    const toDepotId = await makeOpenDepot(deps.db);
    const booked = await book(a, [5, 3]);
    const sendTo = (daysAhead: number) => ({
      kind: 'transfer' as const,
      trailerId: a,
      toDepotId,
      from: wallPeriod(daysAhead, 1).from,
    });
    expect(problemsOf(await begin(sendTo(2)))).toEqual(['taken']);
    expect(problemsOf(await begin(sendTo(4), periodOf(booked, [1, 1])))).toEqual([null, null]);
    const nowhere = { ...sendTo(20), toDepotId: depotId };
    expect(await createPlan(deps, operator, { name: 'X', changes: [nowhere] })).toMatchObject({
      error: { fields: { toDepotId: 'unknown' } },
    });
    const plan = await begin(sendTo(20));
    expect(problemsOf(plan)).toEqual([null]);
    expect(plan.changes[0]).toMatchObject({ kind: 'transfer', toDepot: { id: toDepotId } });
    expect(await apply(plan)).toMatchObject({ ok: true });
    const ways = () =>
      deps.db
        .selectFrom('allocation')
        .select(['kind', 'toDepotId'])
        .where('trailerId', '=', a)
        .where('kind', '=', 'transfer')
        .execute();
    expect(await ways()).toEqual([{ kind: 'transfer', toDepotId }]);
    const back = await undoPlan(deps, operator, plan.id);
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect(problemsOf(back.value)).toEqual([null]);
    expect(await apply(back.value)).toMatchObject({ ok: true });
    expect(await ways()).toEqual([]);
  });

  test('takes no change twice, none of what is not there, and not too many', async () => {
    const [a, b] = [await trailer(), await trailer()];
    const change = await moveTo(await book(a, [5, 3]), b);
    const create = (changes: readonly PlanChangeInput[]) =>
      createPlan(deps, operator, { name: 'X', changes: [...changes] });
    expect(await create([change, change])).toMatchObject({ error: { fields: { changes: 'twice' } } });
    const nowhere = { ...change, trailerId: crypto.randomUUID() };
    expect(await create([nowhere])).toMatchObject({ error: { fields: { changes: 'unknown' } } });
  });

  test('that is discarded is no longer listed', async () => {
    const plan = await begin(stayOf(await trailer(), [9, 1]));
    const ids = async () => {
      const listed = await listPlans(deps, operator);
      return listed.ok ? listed.value.items.map(({ id }) => id) : [];
    };
    expect(await ids()).toContain(plan.id);
    expect(await discardPlan(deps, operator, { planId: plan.id, version: plan.version })).toMatchObject({ ok: true });
    expect(await ids()).not.toContain(plan.id);
    expect(await apply({ id: plan.id, version: plan.version + 1 })).toMatchObject({ error: { code: 'illegal-state' } });
  });
});

test('of two plans with the same bookings, carried out at once, one is', async () => {
  for (let round = 0; round < 5; round++) {
    depotId = await makeOpenDepot(deps.db);
    const [a, b, c] = [await trailer(), await trailer(), await trailer()];
    const booked = await book(a, [5, 3]);
    // In every other round one of them gives it another period.
    const other = round % 2 === 0 ? await moveTo(booked, c) : periodOf(booked, [6, 3]);
    const plans = [await begin(await moveTo(booked, b)), await begin(other)];
    const deadlocks = await countDeadlocks(deps.db);
    const ends = await Promise.all(plans.map(apply));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countDeadlocks(deps.db)).toBe(deadlocks);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  }
});

test('of somebody who carries a plan out and somebody who discards it at once, the first does', async () => {
  const trailerId = await trailer();
  const plan = await begin(stayOf(trailerId, [5, 3]));
  const { applying, discarding } = await deps.db.transaction().execute(async (trx) => {
    await lockTrailers(trx, [trailerId]);
    const first = apply(plan);
    await expect.poll(() => countWaiting(deps.db)).toBe(1);
    const second = discardPlan(deps, operator, { planId: plan.id, version: plan.version });
    await expect.poll(() => countWaiting(deps.db)).toBe(2);
    return { applying: first, discarding: second };
  });
  expect(await applying).toMatchObject({ ok: true });
  expect(await discarding).toMatchObject({ error: { code: 'stale-version' } });
});

test('a plan that is carried out waits for whoever plans its trailers, and says what they have done', async () => {
  const [a, b] = [await trailer(), await trailer()];
  const plan = await begin(await moveTo(await book(a, [5, 3]), b));
  const { from, to } = periodFrom(deps.clock.now(), 6, 1);
  const { applying } = await deps.db.transaction().execute(async (trx) => {
    await lockTrailers(trx, [b]);
    const second = apply(plan);
    await expect.poll(() => countWaiting(deps.db)).toBe(1);
    const use = { kind: 'workshop', note: null } as const;
    await takeTrailer(trx, {
      trailerId: b,
      startsAt: new Date(from),
      endsAt: new Date(to),
      use,
      now: deps.clock.now(),
    });
    return { applying: second };
  });
  expect(await applying).toMatchObject({ error: { code: 'plan-stale', details: { changes: [{ problem: 'taken' }] } } });
});
