import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Plan } from '#contract/admin-plan.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { applyPlan } from '#services/plan/apply-plan.ts';
import { repackFleet } from '#services/plan/repack-fleet.ts';
import { BECAUSE } from '../support/because.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { sayItEndsElsewhere } from '../support/one-way-world.ts';
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

/** Of the next thirty days: in a month it goes to the workshop for good. */
async function makeTrailerOfMonth(row: Parameters<typeof makeTrailer>[1] = {}): Promise<string> {
  const trailerId = await makeTrailer(deps.db, { depotId, ...row });
  const { from, to } = periodFrom(deps.clock.now(), 30, 90);
  await deps.db
    .insertInto('allocation')
    .values({ trailerId, kind: 'workshop', startsAt: new Date(from), endsAt: new Date(to) })
    .execute();
  return trailerId;
}

async function book(trailerId: string, [daysAhead, days]: readonly [number, number], unitChoice: UnitChoice = 'any') {
  const actor = await makeCustomer(deps);
  const period = periodFrom(deps.clock.now(), daysAhead, days);
  const placed = await order(deps, actor, await fillCart(deps, actor, [{ trailerId, ...period, unitChoice }]));
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  return placed.value.order.lineItems[0]?.id ?? '';
}

const repack = () => repackFleet(deps, operator, { name: 'Dichter', depotId, type: 'plane', subType: 'standard' });

const movesOf = ({ changes }: Plan) => changes.map(({ booking, trailer }) => [booking?.id, trailer.id]);

test('a fleet is packed anew by a plan, which brings another week and nothing the second time', async () => {
  const [a, b] = [await makeTrailerOfMonth(), await makeTrailerOfMonth()];
  const [first, second] = [await book(a, [5, 4]), await book(b, [10, 4])];
  const packed = await repack();
  if (!packed.ok || packed.value.plan === null) throw new Error(JSON.stringify(packed));
  const { plan, weeks } = packed.value;
  expect(weeks).toEqual({ before: 5, after: 6 });
  expect(plan).toMatchObject({ origin: 'repack', status: 'open', changes: [{ problem: null, lacks: [], stay: null }] });
  expect([[[first, b]], [[second, a]]]).toContainEqual(movesOf(plan));
  // It is a proposal: nothing has happened.
  expect(await repack()).toMatchObject({ ok: true, value: { weeks } });
  const { id: planId, version } = plan;
  expect(await applyPlan(deps, operator, { planId, version, input: BECAUSE })).toMatchObject({ ok: true });
  expect(await repack()).toEqual({ ok: true, value: { plan: null, weeks: { before: 6, after: 6 } } });
});

test.each<[string, Parameters<typeof book>[1], UnitChoice, Parameters<typeof makeTrailer>[1]]>([
  ['who chose exactly this trailer', [5, 4], 'exact', {}],
  ['whose trailer would be worse', [5, 4], 'any', { payloadKg: 20_000 }],
  ['whose pick-up is near', [2, 7], 'any', {}],
])('a booking stays of somebody %s', async (_, period, unitChoice, other) => {
  const [a, b] = [await makeTrailerOfMonth({ payloadKg: 25_000 }), await makeTrailerOfMonth(other)];
  await book(a, period, unitChoice);
  await book(b, [10, 4], 'exact');
  expect(await repack()).toMatchObject({ ok: true, value: { plan: null } });
});

test('a booking stays that ends at another depot', async () => {
  const [a, b] = [await makeTrailerOfMonth(), await makeTrailerOfMonth()];
  const [first, second] = [await book(a, [5, 4]), await book(b, [10, 4])];
  const toDepotId = await makeOpenDepot(deps.db);
  for (const bookingId of [first, second]) {
    await sayItEndsElsewhere(deps.db, { bookingId, fromDepotId: depotId, toDepotId });
  }
  expect(await repack()).toMatchObject({ ok: true, value: { plan: null } });
});

test('of what a depot has none, there is nothing to pack', async () => {
  expect(await repack()).toMatchObject({ error: { fields: { subType: 'unknown' } } });
});
