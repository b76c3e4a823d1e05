import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { countFleetStates } from '#services/admin/trailer/count-fleet-states.ts';
import { listTrailers } from '#services/admin/trailer/list-trailers.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { sumUpBookings } from '#services/admin/booking/sum-up-bookings.ts';
import { countBusinessUnits } from '#services/admin/business-unit/count-business-units.ts';
import { sumUpInvoices } from '#services/admin/invoice/sum-up-invoices.ts';
import { countMails } from '#services/admin/mail/count-mails.ts';
import { sumUpOrders } from '#services/admin/order/sum-up-orders.ts';
import { sumUpQuotes } from '#services/admin/quote/sum-up-quotes.ts';
import { chooseMyDepots } from '#services/staff/choose-my-depots.ts';
import { chooseColumns } from '#services/view/choose-columns.ts';
import { deleteView } from '#services/view/delete-view.ts';
import { listViews } from '#services/view/list-views.ts';
import { renameView } from '#services/view/rename-view.ts';
import { saveView } from '#services/view/save-view.ts';
import { makeBooking, makeDepot, makeTrailer } from '../support/make-rows.ts';
import { makePerson, makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const makeStaff = async (role: PlatformAdmin['role']): Promise<PlatformAdmin> => ({
  kind: 'platformAdmin',
  role,
  userId: (await makePlatformAdmin(shop.deps, role)).userId,
});

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const COOL = { list: 'bookings', name: 'Kühler', query: 'type=cool&sort=-to&columns=from%2Cto' } as const;

describe('views of a list', () => {
  test('belong to whoever has kept them, and to nobody else', async () => {
    const [dora, finn] = [await makeStaff('desk'), await makeStaff('admin')];
    const { id } = value(await saveView(shop.deps, dora, COOL));
    expect(value(await listViews(shop.deps, dora, 'bookings')).items).toEqual([
      { id, name: COOL.name, query: COOL.query },
    ]);
    expect(value(await listViews(shop.deps, finn, 'bookings')).items).toEqual([]);
    expect(value(await listViews(shop.deps, dora, 'orders')).items).toEqual([]);
    expect(await renameView(shop.deps, finn, { viewId: id, name: 'Meins' })).toMatchObject({
      error: { code: 'not-found' },
    });
    expect(await deleteView(shop.deps, finn, id)).toMatchObject({ error: { code: 'not-found' } });
    expect(value(await renameView(shop.deps, dora, { viewId: id, name: 'Kalt' }))).toMatchObject({ name: 'Kalt' });
    value(await deleteView(shop.deps, dora, id));
    expect(value(await listViews(shop.deps, dora, 'bookings')).items).toEqual([]);
  });

  test('have names of their own, and are not without number', async () => {
    const dora = await makeStaff('desk');
    value(await saveView(shop.deps, dora, COOL));
    expect(await saveView(shop.deps, dora, { ...COOL, name: 'KÜHLER' })).toMatchObject({
      error: { code: 'invalid-fields' },
    });
    for (let n = 1; n < 30; n += 1) value(await saveView(shop.deps, dora, { ...COOL, name: `Ansicht ${n}` }));
    expect(await saveView(shop.deps, dora, { ...COOL, name: 'Eine noch' })).toMatchObject({
      error: { code: 'invalid-fields' },
    });
  });

  test.each(['cursor=abc', '?type=cool', 'type=cool ', 'ty-pe=cool', '//evil.example', `q=${'a'.repeat(2000)}`])(
    'are addresses of lists, and not %j',
    async (query) => {
      const browser = shop.newBrowser();
      await signIn(browser, await makePlatformAdmin(shop.deps));
      const response = await browser.post('/api/admin/views', { list: 'bookings', name: 'Neu', query });
      expect(response.status).toBe(422);
    },
  );

  test('have columns that are kept for one person and one list', async () => {
    const [dora, finn] = [await makeStaff('desk'), await makeStaff('fleet')];
    value(await chooseColumns(shop.deps, dora, { list: 'bookings', columns: ['from', 'from', 'to'] }));
    value(await chooseColumns(shop.deps, dora, { list: 'bookings', columns: ['to', 'net', 'to'] }));
    expect(value(await listViews(shop.deps, dora, 'bookings')).columns).toEqual(['to', 'net']);
    expect(value(await listViews(shop.deps, dora, 'orders')).columns).toBeNull();
    expect(value(await listViews(shop.deps, finn, 'bookings')).columns).toBeNull();
  });
});

test('the depots somebody has chosen narrow the bookings, their counts and their sum', async () => {
  const { deps } = shop;
  const [here, there] = [await makeDepot(deps.db), await makeDepot(deps.db)];
  const { businessUnitId, userId: createdBy } = await makePerson(deps);
  for (const depotId of [here, there]) {
    await makeBooking(deps.db, { businessUnitId, createdBy, trailerId: await makeTrailer(deps.db, { depotId }) });
  }
  const dora = await makeStaff('desk');
  value(await chooseMyDepots(deps, dora, [here]));
  const rows = await deps.db.selectFrom('staffDepot').selectAll().where('userId', '=', dora.userId).execute();
  expect(rows.map(({ depotId }) => depotId)).toEqual([here]);
  const mine: PlatformAdmin = { ...dora, depotIds: [here] };
  const { items } = value(await listBookings(deps, mine, { depot: 'mine' }));
  expect(items.map(({ depot }) => depot.id)).toEqual([here]);
  const { counts, total } = value(await sumUpBookings(deps, mine, { depot: 'mine' }));
  expect(counts.all).toBe(1);
  expect(total).toEqual(items[0]?.due);
  expect(value(await listBookings(deps, dora, { depot: 'mine' })).items).toEqual([]);
});

test('the depots of somebody narrow the fleet and the day, and states are counted under the filters', async () => {
  const { deps } = shop;
  const finn = await makeStaff('fleet');
  const [here, there, elsewhere] = [await makeDepot(deps.db), await makeDepot(deps.db), await makeDepot(deps.db)];
  await makeTrailer(deps.db, { depotId: here });
  await makeTrailer(deps.db, { depotId: there, status: 'workshop' });
  await makeTrailer(deps.db, { depotId: there, status: 'retired' });
  await makeTrailer(deps.db, { depotId: elsewhere });
  const mine: PlatformAdmin = { ...finn, depotIds: [here, there] };
  const { items } = value(await listTrailers(deps, mine, { depot: ['mine'] }));
  expect(new Set(items.map(({ depot }) => depot.id))).toEqual(new Set([here, there]));
  expect(value(await listTrailers(deps, finn, { depot: ['mine'] })).items).toEqual([]);
  const counts = value(await countFleetStates(deps, mine, { depot: ['mine'], status: ['active'] }));
  expect(counts).toEqual({ all: 2, draft: 0, active: 1, workshop: 1, retired: 1 });
  const yards = value(await getYards(deps, mine, { depot: 'mine' })).items;
  expect(new Set(yards.map(({ depotId }) => depotId))).toEqual(new Set([here, there]));
  expect(value(await getYards(deps, finn, { depot: 'mine' })).items).toEqual([]);
});

test('whose role is bound to depots cannot choose them', async () => {
  expect(await chooseMyDepots(shop.deps, await makeStaff('depot'), [])).toMatchObject({ error: { code: 'forbidden' } });
});

test('tabs count what each state has under the filters, and rows are added up', async () => {
  const { deps } = shop;
  const admin = await makeStaff('admin');
  const { businessUnitId: businessUnit, userId: createdBy } = await makePerson(deps);
  const depot = await makeDepot(deps.db);
  const trailerId = await makeTrailer(deps.db, { depotId: depot });
  await makeBooking(deps.db, { businessUnitId: businessUnit, createdBy, trailerId });
  for (const query of [{ businessUnit }, { businessUnit, status: 'placed' as const }, { businessUnit, depot }]) {
    expect(value(await sumUpOrders(deps, admin, query)).counts).toMatchObject({ all: 1, confirmed: 1, placed: 0 });
  }
  expect(value(await sumUpOrders(deps, admin, { businessUnit, status: 'placed' })).total?.cents).toBe(0);
  expect(value(await sumUpQuotes(deps, admin, { businessUnit })).counts.all).toBe(0);
  expect(value(await sumUpInvoices(deps, admin, { businessUnit })).counts.overdue).toBe(0);
  expect(value(await countMails(deps, admin, { businessUnit }))).toEqual({ all: 0, sent: 0, failed: 0 });
  expect(value(await countBusinessUnits(deps, admin, {})).active).toBeGreaterThan(0);
});
