import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Costs } from '#contract/cost.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import type { Member } from '#domain/team/actor.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { checkBudget } from '#services/cost/check-budget.ts';
import { exportCosts } from '#services/cost/export-costs.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import { setBudget } from '#services/cost/set-budget.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { type BillingWorld, makeBillingWorld, PICK_UP, SERVICES } from '../support/billing-world.ts';
import { pickUp } from '../support/booking-world.ts';
import { makeMember } from '../support/make-rows.ts';

const CENTRE = '4711 / Nord';
const DAY = '2026-12-02T09:00:00Z';

let world: BillingWorld;
let actor: Member;
let orderId: string;
/** 75 days from 10 November for 2,151.50 net, of which November is billed. */
beforeAll(async () => {
  world = await makeBillingWorld();
  const booked = await world.book({ days: 75, services: SERVICES });
  ({ actor, orderId } = booked);
  await world.db
    .updateTable('customerOrder')
    .set({ costCentre: CENTRE, poNumber: 'PO-1' })
    .where('id', '=', orderId)
    .execute();
  await pickUp(world.at(PICK_UP), actor, booked.bookingId);
  await runBilling(world.at('2026-12-01T01:10:00Z'));
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const costsOf = async (query = {}, by = actor): Promise<Costs> => value(await getCosts(world.at(DAY), by, query));
const budget = (cents: number | null, year = 2026, by = actor, costCentre = CENTRE) =>
  setBudget(world.at(DAY), by, { costCentre, input: { year, cents } });

test('what is billed and what is agreed stand in the months of service, and add up to the order', async () => {
  const [now, next] = [await costsOf(), await costsOf({ year: 2027 })];
  expect(now.years).toEqual([2026, 2027]);
  expect(now.months.slice(10)).toEqual([
    { month: '2026-11', billedCents: 64_490, committedCents: 0 },
    { month: '2026-12', billedCents: 0, committedCents: expect.any(Number) },
  ]);
  expect(now.billedCents + now.committedCents + next.billedCents + next.committedCents).toBe(215_150);
  const { unbilled } = await readExposure(world.db, actor);
  expect(now.committedCents + next.committedCents).toBe(unbilled);
  expect(now.by).toMatchObject({
    costCentre: [{ key: CENTRE, billedCents: 64_490 }],
    poNumber: [{ key: 'PO-1', billedCents: 64_490 }],
    trailerType: [{ key: 'plane', billedCents: 64_490 }],
    depot: [{ key: world.depotId, name: expect.any(String), billedCents: 64_490 }],
  });
});

test('a filter leaves what it names, and an empty one what names nothing', async () => {
  expect(await costsOf({ costCentre: CENTRE, depot: world.depotId })).toMatchObject({ billedCents: 64_490 });
  expect(await costsOf({ costCentre: '' })).toMatchObject({ billedCents: 0, committedCents: 0 });
  expect(await costsOf({ trailerType: 'cool' })).toMatchObject({ billedCents: 0 });
});

test('the file has the same sums, in words', async () => {
  const file = value(await exportCosts(world.at(DAY), actor, {}, { ...MACHINE, locale: 'fr' }));
  const lines = (await new Response(file).text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"=""2026-11""";4711 \/ Nord;PO-1;trailerType\.plane;.*;644,9;0$/);
});

test('a budget is kept by cost centre and year, shows how full it is, and goes with null', async () => {
  value(await budget(200_000));
  const { budgets, billedCents, committedCents } = await costsOf();
  const usedCents = billedCents + committedCents;
  const percent = Math.floor((usedCents * 100) / 200_000);
  expect(budgets).toEqual([{ costCentre: CENTRE, cents: 200_000, version: 1, usedCents, percent, level: 'within' }]);
  value(await budget(usedCents));
  expect((await costsOf()).budgets).toMatchObject([{ percent: 100, level: 'near' }]);
  value(await budget(usedCents - 1));
  expect((await costsOf()).budgets).toMatchObject([{ percent: 100, level: 'over' }]);
  value(await budget(null));
  expect((await costsOf()).budgets).toEqual([]);
  const log = await world.db
    .selectFrom('auditLog')
    .select('data')
    .where('action', '=', 'budget.change')
    .where('businessUnitId', '=', actor.businessUnitId)
    .orderBy('id')
    .execute();
  expect(log.map(({ data }) => data)).toMatchObject([
    { costCentre: CENTRE, year: 2026, cents: 200_000, previous: null },
    { cents: usedCents, previous: 200_000 },
    { cents: usedCents - 1, previous: usedCents },
    { cents: null, previous: usedCents - 1 },
  ]);
});

test('a budget that somebody else has changed meanwhile stays as they have set it', async () => {
  const set = (cents: number | null, version: number) =>
    setBudget(world.at(DAY), actor, { costCentre: 'Süd', version, input: { year: 2026, cents } });
  const kept = async () =>
    (await costsOf()).budgets
      .filter(({ costCentre }) => costCentre === 'Süd')
      .map(({ cents, version }) => [cents, version]);
  expect(await set(5000, 3)).toMatchObject({ error: { code: 'stale-version' } });
  // Both have seen none: the second is told.
  const first = await Promise.all([set(5000, 0), set(6000, 0), set(7000, 0)]);
  expect(first.filter(({ ok }) => ok)).toHaveLength(1);
  for (const refused of first.filter(({ ok }) => !ok)) {
    expect(refused).toMatchObject({ error: { code: 'stale-version' } });
  }
  value(await set(8000, 1));
  expect(await set(9000, 1)).toMatchObject({ error: { code: 'stale-version' } });
  expect(await set(null, 1)).toMatchObject({ error: { code: 'stale-version' } });
  expect(await kept()).toEqual([[8000, 2]]);
  value(await set(null, 2));
  expect(await kept()).toEqual([]);
});

test('an order that would pass a budget is warned of, with figures for those who may see them', async () => {
  const { billedCents, committedCents } = await costsOf();
  const used = billedCents + committedCents;
  value(await budget(used + 1000));
  const costs = (cents: number) => [{ cents, from: '2026-12-31', to: '2027-01-01' }];
  const check = (cents: number, by = actor, costCentre: string | null = CENTRE) =>
    checkBudget(world.at(DAY), by, { costCentre, costs: costs(cents) });
  // Half of it is served next year, for which there is no budget.
  expect(await check(2000)).toEqual([]);
  expect(await check(2002)).toEqual([
    { costCentre: CENTRE, year: 2026, figures: { budgetCents: used + 1000, afterCents: used + 1001 } },
  ]);
  expect(await check(2002, { ...actor, role: 'dispatcher' })).toEqual([
    { costCentre: CENTRE, year: 2026, figures: null },
  ]);
  expect(await check(2_000_000, actor, null)).toEqual([]);
  expect(await check(2_000_000, actor, 'another')).toEqual([]);
  value(await budget(null));
});

test('another company has budgets and costs of its own, and who rents or looks has none', async () => {
  const { actor: other } = await world.book({ days: 3 });
  value(await budget(1, 2026, other));
  expect((await costsOf()).budgets).toEqual([]);
  expect(await costsOf({ costCentre: CENTRE }, other)).toMatchObject({ billedCents: 0, budgets: [{ cents: 1 }] });
  const userId = await makeMember(world.db, { businessUnitId: actor.businessUnitId });
  for (const role of ['viewer', 'dispatcher'] as const) {
    const colleague = { ...actor, userId, role };
    expect(await getCosts(world.at(DAY), colleague)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await budget(5, 2026, colleague)).toMatchObject({ error: { code: 'forbidden' } });
  }
});
