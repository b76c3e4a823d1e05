import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminDepot } from '#contract/admin-depot.ts';
import type { AdminPriceList } from '#contract/admin-price.ts';
import type { AdminServiceRow } from '#contract/admin-service.ts';
import type { Browser } from '../support/browser.ts';
import { depotInput, serviceInput } from '../support/fleet-world.ts';
import { makeBooking, makePriceList, makeTrailer } from '../support/make-rows.ts';
import { enter, makePlatformAdmin, signIn } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let operator: Browser;
let operatorId: string;
beforeAll(async () => {
  shop = await createTestApp();
  const person = await makePlatformAdmin(shop.deps);
  operatorId = person.userId;
  operator = shop.newBrowser();
  await signIn(operator, person);
});
afterAll(() => shop[Symbol.asyncDispose]());

const read = async <T>(response: Response): Promise<T> => JSON.parse(await response.text()) as T;
const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });
const auditOf = async (objectId: string) =>
  (
    await shop.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectId', '=', objectId)
      .where('actorId', '=', operatorId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a depot', () => {
  const create = async (more: Parameters<typeof depotInput>[0] = {}) =>
    read<AdminDepot>(await operator.post('/api/admin/depots', depotInput(more)));
  const patch = (id: string, body: object, more: object = {}) =>
    operator.send('PATCH', `/api/admin/depots/${id}`, { body, ...more });

  test('is opened, changed, seen by customers at once, and logged', async () => {
    const depot = await create({ name: 'Kassel Mitte' });
    expect(depot).toMatchObject({ name: 'Kassel Mitte', version: 1, trailers: 0, exceptions: [] });
    const seen = async () => await (await shop.newBrowser().get(`/api/depots/${depot.id}`)).text();
    expect(await seen()).toContain('08:00');
    const week = {
      1: [
        { from: '05:00', to: '12:00' },
        { from: '13:00', to: '19:00' },
      ],
    };
    const exceptions = [{ startsOn: '2030-12-24', endsOn: '2030-12-31', hours: null, reason: 'Christmas' }];
    const changed = await read<AdminDepot>(await patch(depot.id, { week, exceptions }, ifMatch(1)));
    expect(changed).toMatchObject({ week, exceptions, version: 2 });
    expect(await seen()).toContain('05:00');
    expect(await auditOf(depot.id)).toEqual(['depot.create', 'depot.change']);
    const stale = await patch(depot.id, { name: 'X' }, ifMatch(1));
    expect(await read(stale)).toMatchObject({ code: 'stale-version', current: { version: 2 } });
  });

  test('says beside each field what is wrong with it', async () => {
    const { code } = await create();
    const fieldsOf = async (more: object) =>
      (await read<{ fields: unknown }>(await operator.post('/api/admin/depots', { ...depotInput(), ...more }))).fields;
    expect(await fieldsOf({ code })).toEqual({ code: 'taken' });
    expect(await fieldsOf({ code: 'Kassel', timeZone: 'Europe/Atlantis', holidayRegion: 'Hessen' })).toEqual({
      code: 'depot-code',
      timeZone: 'time-zone',
      holidayRegion: 'holiday-region',
    });
    const overlapping = [
      { from: '08:00', to: '14:00' },
      { from: '12:00', to: '18:00' },
    ];
    expect(await fieldsOf({ lat: null, lon: 181 })).toEqual({ lat: 'decimal', lon: 'too-big' });
    expect(await fieldsOf({ week: { 3: overlapping } })).toEqual({ 'week.3': 'hours' });
    const backwards = { startsOn: '2030-01-02', endsOn: '2030-01-01', hours: null };
    expect(await fieldsOf({ exceptions: [backwards] })).toEqual({ 'exceptions.0.endsOn': 'before-from' });
  });

  test('warns of bookings that new hours leave outside, and takes them once they are accepted', async () => {
    const depot = await create();
    const trailerId = await makeTrailer(shop.deps.db, { depotId: depot.id });
    const { businessUnitId, userId } = await makeCustomer(shop.deps);
    // A Tuesday, 16:00 to Thursday 16:00 in Berlin.
    const period = { startsAt: new Date('2030-01-15T15:00:00Z'), endsAt: new Date('2030-01-17T15:00:00Z') };
    const bookingId = await makeBooking(shop.deps.db, { businessUnitId, trailerId, createdBy: userId, ...period });
    const morning = [{ from: '08:00', to: '12:00' }];
    const body = { week: { 1: morning, 2: morning, 3: morning, 4: morning, 5: morning } };
    const warned = await patch(depot.id, body);
    expect(await read(warned)).toMatchObject({
      code: 'illegal-state',
      inTheWay: [{ id: bookingId, outside: 'pickUp' }],
    });
    const holiday = { startsOn: '2030-01-17', endsOn: '2030-01-17', hours: null, reason: 'Stocktaking' };
    expect(await read(await patch(depot.id, { exceptions: [holiday] }))).toMatchObject({
      inTheWay: [{ id: bookingId, outside: 'return' }],
    });
    const accepted = await read<AdminDepot>(await patch(depot.id, { ...body, acceptStranded: true }));
    expect(accepted.stranded.map(({ id }) => id)).toEqual([bookingId]);
    // What is outside already is no news, and a key box lets everybody in.
    expect((await patch(depot.id, { name: 'Kassel West' })).status).toBe(200);
    expect((await read<AdminDepot>(await patch(depot.id, { keyBox: true }))).stranded).toEqual([]);
  });

  test('keeps other hours in a part of every year, which customers see and which can be taken away again', async () => {
    const seasons = [{ from: '08-01', to: '08-31', week: { 1: [{ from: '08:15', to: '14:45' }] } }];
    const depot = await create({ name: 'Sitges', seasons });
    expect(depot.seasons).toEqual(seasons);
    const seen = async () => await (await shop.newBrowser().get(`/api/depots/${depot.id}`)).text();
    expect(await seen()).toContain('14:45');
    const winter = [{ from: '12-20', to: '01-06', week: {} }];
    const changed = await read<AdminDepot>(await patch(depot.id, { seasons: winter }));
    expect(changed).toMatchObject({ seasons: winter, week: depot.week });
    expect(await seen()).not.toContain('14:45');
    expect(await read<AdminDepot>(await patch(depot.id, { seasons: [] }))).toMatchObject({ seasons: [] });
    const refused = await patch(depot.id, { seasons: [{ from: '13-01', to: '08-31', week: {} }] });
    expect(await read(refused)).toMatchObject({ code: 'invalid-fields', fields: { 'seasons.0.from': 'wall-time' } });
  });

  test('has targets by type, which are logged and exported and stay when nothing is said of them', async () => {
    const cool = { type: 'cool' as const, least: 2, most: 5 };
    const depot = await create({ name: 'Wernigerode', targets: [cool] });
    expect(depot.targets).toEqual([cool]);
    const box = { type: 'box' as const, least: 1, most: null };
    const targets = [box, { ...cool, least: 3 }];
    const changed = await read<AdminDepot>(await patch(depot.id, { targets }, ifMatch(1)));
    expect(changed).toMatchObject({ targets, version: 2 });
    expect(await read<AdminDepot>(await patch(depot.id, { name: 'Wernigerode Ost' }))).toMatchObject({ targets });
    const { rows } = await sql<{ changes: unknown }>`
      select data -> 'changes' as changes from audit_log
      where object_id = ${depot.id} and action = 'depot.change' order by id limit 1`.execute(shop.deps.db);
    expect(rows[0]?.changes).toEqual({ 'targets.box.least': [null, 1], 'targets.cool.least': [2, 3] });
    expect(await (await operator.get('/api/admin/depots.csv?q=wernigerode')).text()).toContain('Kühlauflieger 3–5');
    const fieldsOf = async (wrong: object) => read(await patch(depot.id, { targets: [wrong] }));
    expect(await fieldsOf({ ...cool, most: 1 })).toMatchObject({ fields: { 'targets.0.most': 'too-small' } });
    expect(await fieldsOf({ ...cool, least: -1 })).toMatchObject({ fields: { 'targets.0.least': 'too-small' } });
    expect(await fieldsOf({ ...cool, type: 'boat' })).toMatchObject({ fields: { 'targets.0.type': 'unknown' } });
    expect(await read(await patch(depot.id, { targets: [cool, cool] }))).toMatchObject({
      fields: { targets: 'line-twice' },
    });
    expect(await read(await patch(depot.id, { targets: [] }))).toMatchObject({ targets: [] });
  });

  test('with trailers is not given up', async () => {
    const depot = await create();
    await makeTrailer(shop.deps.db, { depotId: depot.id });
    expect(await read(await patch(depot.id, { status: 'closed' }))).toMatchObject({
      fields: { status: 'depot-in-use' },
    });
  });

  test('is searched, filtered and exported', async () => {
    const depot = await create({ name: 'Quedlinburg Süd', country: 'DE' });
    const list = async (query: string) => await (await operator.get(`/api/admin/depots${query}`)).text();
    expect(await list('?q=quedlin')).toContain(depot.id);
    expect(await list('?q=quedlin&country=NL')).not.toContain(depot.id);
    expect(await list('?status=closed')).not.toContain(depot.id);
    expect(await list('.csv?q=quedlin&sort=-code')).toContain('Quedlinburg Süd');
  });
});

describe('a price list', () => {
  const draft = async (body: object = {}): Promise<AdminPriceList> =>
    read(await operator.post('/api/admin/prices', { name: 'Spring', validFrom: '2020-01-01T00:00:00Z', ...body }));
  const patch = (id: string, body: object, more: object = {}) =>
    operator.send('PATCH', `/api/admin/prices/${id}`, { body, ...more });

  test('is begun once by one key, however often it is sent', async () => {
    const request = {
      body: { name: 'Autumn', validFrom: '2020-01-01T00:00:00Z' },
      headers: { 'Idempotency-Key': 'autumn' },
    };
    const [first, again] = [
      await operator.send('POST', '/api/admin/prices', request),
      await operator.send('POST', '/api/admin/prices', request),
    ];
    expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 201, 'true']);
    expect(await read(again)).toEqual(await read(first));
  });

  test('says what ways to other depots cost; copies say the same, and the log tells what became of it', async () => {
    const { deps } = shop;
    await makePriceList(deps.db);
    const [hamburg, munich] = [await makeOpenDepot(deps.db), await makeOpenDepot(deps.db)];
    const list = await draft();
    const all = {
      fromDepotId: null,
      toDepotId: null,
      trailerType: null,
      baseCents: 0,
      perKmCents: 90,
      leastCents: 6000,
    };
    const general = { ...all, mostCents: null, monthlyQuota: null, closed: false };
    const own = { ...general, fromDepotId: hamburg, toDepotId: munich, trailerType: 'plane', monthlyQuota: 3 };
    const changed = await read<AdminPriceList>(await patch(list.id, { oneWayFees: [general, own] }));
    expect(changed.oneWayFees).toEqual([general, own]);
    expect((await draft({ copyOf: list.id })).oneWayFees).toEqual([general, own]);

    const wrong = async (fees: readonly object[]) => await read(await patch(list.id, { oneWayFees: fees }));
    expect(await wrong([{ ...general, mostCents: 5999 }])).toMatchObject({
      fields: { 'oneWayFees.0.mostCents': 'too-small' },
    });
    expect(await wrong([{ ...general, fromDepotId: munich, toDepotId: munich }])).toMatchObject({
      fields: { 'oneWayFees.0.toDepotId': 'unknown' },
    });
    expect(await wrong([{ ...general, fromDepotId: crypto.randomUUID() }])).toMatchObject({
      fields: { 'oneWayFees.0.fromDepotId': 'unknown' },
    });
    expect(await wrong([general, general])).toMatchObject({ fields: { 'oneWayFees.1.trailerType': 'taken' } });

    await patch(list.id, {
      oneWayFees: [
        { ...general, perKmCents: 100 },
        { ...own, closed: true },
      ],
    });
    const [entry] = await deps.db
      .selectFrom('auditLog')
      .select('data')
      .where('objectId', '=', list.id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry?.data).toMatchObject({
      changes: {
        'oneWay.any.any.any.perKmCents': [90, 100],
        [`oneWayClosed.${hamburg}.${munich}.plane`]: [null, true],
      },
    });
    const longAgo = new Date('2019-01-01T00:00:00Z');
    await deps.db
      .updateTable('priceList')
      .set({ validFrom: longAgo, publishedAt: longAgo })
      .where('id', '=', list.id)
      .execute();
    expect((await patch(list.id, { oneWayFees: [] })).status).toBe(409);
    const rows = deps.db.deleteFrom('oneWayFee').where('priceListId', '=', list.id);
    await expect(rows.execute()).rejects.toThrow('never changes');
    expect(await (await operator.get('/api/admin/prices.csv')).text()).toContain('→');
  });

  test('begins as a copy, is changed, published for new carts, and then never changes again', async () => {
    const { deps } = shop;
    await makePriceList(deps.db, { plane: [4200, 3200, 2400, 2000] });
    const depotId = await makeOpenDepot(deps.db);
    const trailerId = await makeTrailer(deps.db, { depotId });
    const customer = await makeCustomer(deps);
    const period = periodFrom(deps.clock.now(), 4, 1);
    const before = await order(deps, customer, await fillCart(deps, customer, [{ trailerId, ...period }]));
    if (!before.ok) throw new Error(JSON.stringify(before.error));

    const list = await draft();
    expect(list.classes).toMatchObject([{ priceClass: 'plane' }]);
    const classes = [{ priceClass: 'plane', rates: [5000, 4000, 3000, 2000] }];
    const changed = await read<AdminPriceList>(
      await patch(list.id, { classes, factors: [{ depotId, factor: 11_000 }] }, ifMatch(list.version)),
    );
    expect(changed).toMatchObject({ state: 'draft', factors: [{ depotId, factor: 11_000 }] });
    const day = async () => await (await shop.newBrowser().get(`/api/trailers/${trailerId}`)).text();
    expect(await day()).toContain('"cents":4200');

    const published = await operator.send('POST', `/api/admin/prices/${list.id}/publish`, ifMatch(changed.version));
    expect(await read(published)).toMatchObject({ state: 'inForce' });
    // 50.00 at a factor of 1.1.
    expect(await day()).toContain('"cents":5500');
    const later = periodFrom(deps.clock.now(), 10, 1);
    const cart = await fillCart(deps, await makeCustomer(deps), [{ trailerId, ...later }]);
    expect(cart.items[0]?.price.total.cents).toBe(5500);
    const kept = await deps.db
      .selectFrom('booking')
      .select(['rentCents', 'priceListId'])
      .where('orderId', '=', before.value.order.id)
      .executeTakeFirstOrThrow();
    expect(kept.rentCents).toBe(4200);
    expect(kept.priceListId).not.toBe(list.id);

    expect((await patch(list.id, { name: 'Summer' })).status).toBe(409);
    expect((await operator.send('DELETE', `/api/admin/prices/${list.id}`)).status).toBe(409);
    expect((await operator.send('POST', `/api/admin/prices/${list.id}/publish`)).status).toBe(409);
    expect(await auditOf(list.id)).toEqual(['priceList.create', 'priceList.change', 'priceList.publish']);
  });

  test('that is to come does not count before its day', async () => {
    const list = await draft({ validFrom: '2035-01-01T00:00:00Z' });
    await patch(list.id, { classes: [{ priceClass: 'plane', rates: [9900, 9900, 9900, 9900] }] });
    const published = await operator.send('POST', `/api/admin/prices/${list.id}/publish`);
    expect(await read(published)).toMatchObject({ state: 'coming', validFrom: '2035-01-01T00:00:00.000Z' });
    expect(await (await operator.get('/api/admin/prices?state=coming')).text()).toContain(list.id);
    expect(await (await operator.get('/api/admin/prices?state=inForce')).text()).not.toContain(list.id);
    const rival = await draft({ validFrom: '2035-01-01T00:00:00Z' });
    const second = await operator.send('POST', `/api/admin/prices/${rival.id}/publish`);
    expect(await read(second)).toMatchObject({ fields: { validFrom: 'taken' } });

    const withdrawn = await operator.send('POST', `/api/admin/prices/${list.id}/withdraw`);
    expect(await read(withdrawn)).toMatchObject({ state: 'draft', publishedAt: null });
    expect((await operator.send('POST', `/api/admin/prices/${list.id}/withdraw`)).status).toBe(409);
    expect((await operator.send('POST', `/api/admin/prices/${rival.id}/publish`)).status).toBe(200);
    expect((await auditOf(list.id)).at(-1)).toBe('priceList.withdraw');
  });

  test('that has begun, or that somebody has booked by, is not withdrawn', async () => {
    const inForce = await shop.deps.db
      .selectFrom('priceList')
      .select('id')
      .where('publishedAt', 'is not', null)
      .where('validFrom', '<=', shop.deps.clock.now())
      .execute();
    expect(inForce).not.toEqual([]);
    for (const { id } of inForce) {
      expect((await operator.send('POST', `/api/admin/prices/${id}/withdraw`)).status).toBe(409);
    }
    const { userId: createdBy, businessUnitId } = await makeCustomer(shop.deps);
    const trailerId = await makeTrailer(shop.deps.db);
    const { id: priceListId } = await draft({ validFrom: '2036-01-01T00:00:00Z' });
    await sql`update price_list set published_at = now() where id = ${priceListId}`.execute(shop.deps.db);
    await makeBooking(shop.deps.db, { businessUnitId, trailerId, createdBy, priceListId });
    const withdraw = sql`update price_list set published_at = null where id = ${priceListId}`;
    await expect(withdraw.execute(shop.deps.db)).rejects.toThrow('a published price list never changes');
  });

  test('never lets a longer rental be dearer, names nothing twice, and knows its depots and services', async () => {
    const { id } = await draft();
    const fieldsOf = async (body: object) => (await read<{ fields: unknown }>(await patch(id, body))).fields;
    const rates = [4200, 3200, 2400, 2000];
    expect(await fieldsOf({ classes: [{ priceClass: 'plane', rates: [4200, 4300, 2400, 2000] }] })).toEqual({
      'classes.0.rates': 'bands',
    });
    expect(
      await fieldsOf({
        classes: [
          { priceClass: 'plane', rates },
          { priceClass: 'plane', rates },
        ],
      }),
    ).toEqual({ 'classes.1.priceClass': 'taken' });
    expect(await fieldsOf({ classes: [{ priceClass: 'plane', rates: [1, 1] }] })).toEqual({
      'classes.0.rates': 'required',
    });
    expect(await fieldsOf({ services: [{ key: 'magic', trailerType: 'plane', priceCents: 1 }] })).toEqual({
      'services.0.key': 'unknown',
    });
    expect((await operator.send('DELETE', `/api/admin/prices/${id}`)).status).toBe(204);
  });

  test('is not published while a class of the fleet has no prices', async () => {
    await makeTrailer(shop.deps.db, { priceClass: 'gold' });
    const { id, missingClasses } = await draft();
    expect(missingClasses).toEqual(['gold']);
    const refused = await operator.send('POST', `/api/admin/prices/${id}/publish`);
    expect(await read(refused)).toMatchObject({ code: 'illegal-state', missingClasses: ['gold'] });
    await shop.deps.db.deleteFrom('trailer').where('priceClass', '=', 'gold').execute();
  });
});

describe('a service', () => {
  test('is added with names in nine languages, priced by a list, offered, changed and logged', async () => {
    const { db } = shop.deps;
    const input = serviceInput();
    const created = await operator.post('/api/admin/services', input);
    expect(created.status).toBe(201);
    const trailerId = await makeTrailer(db, { depotId: await makeOpenDepot(db) });
    const offered = async () =>
      await (await shop.newBrowser().get(`/api/services?trailerId=${trailerId}`, { 'Accept-Language': 'pl' })).text();
    expect(await offered()).not.toContain(input.key);
    const list = await read<AdminPriceList>(
      await operator.post('/api/admin/prices', { name: 'With pallets', validFrom: '2020-01-01T00:00:00Z' }),
    );
    const services = [{ key: input.key, trailerType: 'plane', priceCents: 1500 }];
    // Two lists cannot begin in the same instant, and the clock of a test stands still.
    shop.passTime(1);
    await operator.send('PATCH', `/api/admin/prices/${list.id}`, { body: { services } });
    expect((await operator.send('POST', `/api/admin/prices/${list.id}/publish`)).status).toBe(200);
    expect(await offered()).toContain('Pallets pl');
    const path = `/api/admin/services/${input.key}`;
    const changed = await operator.send('PATCH', path, { body: { leadTimeHours: 12 }, ...ifMatch(1) });
    expect(await read(changed)).toMatchObject({ leadTimeHours: 12, prices: { plane: 1500 }, version: 2 });
    expect((await operator.send('PATCH', path, { body: { leadTimeHours: 1 }, ...ifMatch(1) })).status).toBe(409);
    await operator.send('PATCH', path, { body: { status: 'retired' } });
    expect(await offered()).not.toContain(input.key);
    expect(await auditOf(input.key)).toEqual(['service.create', 'service.change', 'service.change']);
  });

  test('goes with others that exist, and never with itself', async () => {
    const other = await read<AdminServiceRow>(await operator.post('/api/admin/services', serviceInput()));
    const fieldsOf = async (more: object) =>
      (await read<{ fields: unknown }>(await operator.post('/api/admin/services', { ...serviceInput(), ...more })))
        .fields;
    expect(await fieldsOf({ key: other.key })).toEqual({ key: 'taken' });
    expect(await fieldsOf({ requires: ['magic'] })).toEqual({ requires: 'unknown' });
    expect(await fieldsOf({ requires: [other.key], excludes: [other.key] })).toEqual({ excludes: 'unknown' });
    expect(await fieldsOf({ key: 'selfish', requires: ['selfish'] })).toEqual({ requires: 'unknown' });
    const { pl: _pl, ...names } = serviceInput().names;
    expect(await fieldsOf({ names: { ...names, pl: { name: '', text: '' } } })).toEqual({
      'names.pl.name': 'required',
    });
    expect(await (await operator.get(`/api/admin/services?q=${other.key}`)).text()).toContain(other.key);
    expect(await (await operator.get('/api/admin/services.csv?status=active')).text()).toContain(other.key);
  });
});

test('a customer is told nothing by any of these calls', async () => {
  const { browser } = await enter(shop);
  for (const path of ['trailers', 'depots', 'prices', 'services', 'trailers.csv', 'depots.csv']) {
    expect((await browser.get(`/api/admin/${path}`)).status).toBe(403);
  }
});
