import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { makeDepot, makePriceList, makeTrailer } from '../support/make-rows.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let shop: TestApp;
let trailerId: string;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.deps;
  await makePriceList(db);
  depotId = await makeDepot(db, { code: 'HHX', city: 'Hamburg', keyBox: true });
  trailerId = await makeTrailer(db, { depotId });
});
afterAll(() => shop[Symbol.asyncDispose]());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await shop.newBrowser().get(`/api${path}`, headers);
  const body: unknown = await response.json();
  return { status: response.status, type: response.headers.get('content-type'), body };
};
const nextYear = new Date().getUTCFullYear() + 1;
const PERIOD = `from=${nextYear}-01-04T07:00:00Z&to=${nextYear}-01-08T07:00:00Z`;
const ahead = `from=${nextYear}-03-01&to=${nextYear}-03-05`;

describe.each(['/trailers', '/trailers/facets'])('GET %s', (path) => {
  test.each([
    ['from=2099-01-05&to=2099-01-01', { to: 'before-from' }],
    ['from=2020-01-01&to=2020-01-05', { from: 'past' }],
    ['from=2099-01-01&to=2099-01-05', { to: 'too-far' }],
    ['from=2026-13-01&to=2026-13-05', { from: 'wall-time', to: 'wall-time' }],
    ['near=53,9&radiusKm=-1', { radiusKm: 'too-small' }],
    ['near=north', { near: 'point' }],
    ['limit=1000000000', { limit: 'too-big' }],
    ['limit=0', { limit: 'too-small' }],
    ['colour=red', { colour: 'unrecognized-keys' }],
    ['type=rocket', { type: 'unknown' }],
    ['type=plane&subType=rocket', { subType: 'unknown' }],
    ['depot=XXX', { depot: 'unknown' }],
    ['type=', { type: 'unknown' }],
    ['sort=', { sort: 'unknown' }],
    ['roof=glass', { roof: 'unknown' }],
    ['cursor=%00', { cursor: 'cursor' }],
  ])('refuses %s and names the field', async (query, fields) => {
    const { status, type, body } = await get(`${path}?${query}`);
    expect([status, type]).toEqual([422, 'application/problem+json']);
    expect(body).toMatchObject({ code: 'invalid-fields', fields });
  });

  test('never repeats what was sent', async () => {
    const { body } = await get(`${path}?type=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(JSON.stringify(body)).not.toContain('script');
  });
});

describe('a cursor', () => {
  const encode = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');
  test.each([
    ['nonsense', 'nonsense'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['another shape', encode({ page: 2 })],
    ['another order', encode({ sort: 'payload', wanted: 'free' })],
    ['a group that does not exist', encode({ sort: 'price', wanted: 'free', last: { place: 'x y z', number: '1' } })],
    ['text where a weight belongs', encode({ sort: 'payload', wanted: 'free', last: { place: "1'", number: '1' } })],
    [
      'a day that does not exist',
      encode({ sort: 'newest', wanted: 'free', last: { place: '2026-99-99', number: '1' } }),
    ],
  ])('with %s is refused', async (_, cursor) => {
    const sorts = ['price', 'payload', 'newest'];
    const answers = await Promise.all(sorts.map((sort) => get(`/trailers?sort=${sort}&cursor=${cursor}`)));
    const statuses = answers.map(({ status }) => status);
    // It may fit one of the orders, but then it is broken in itself.
    expect(statuses.filter((status) => status !== 200)).toEqual(statuses.filter((status) => status === 422));
    expect(statuses).toContain(422);
  });
});

describe('one trailer', () => {
  test('answers its page, calendar and price', async () => {
    expect(await get(`/trailers/${trailerId}?${ahead}`)).toMatchObject({
      status: 200,
      body: { id: trailerId, free: true, price: { total: { currency: 'EUR' } }, documents: null },
    });
    const period = `from=${nextYear}-03-01T08:00:00Z&to=${nextYear}-03-31T08:00:00Z`;
    expect(await get(`/trailers/${trailerId}/calendar?${period}`)).toMatchObject({
      status: 200,
      body: { timeZone: 'Europe/Berlin', busy: [], closedDays: [] },
    });
    expect(await get(`/trailers/${trailerId}/price?${period}`)).toMatchObject({
      status: 200,
      body: { days: 30, total: { cents: 72_000 }, trace: { bandFromDay: 30, paidDays: 30 }, tax: null },
    });
  });

  test.each(['', '/calendar', '/price'])('%s of an unknown id is not found, whatever its form', async (part) => {
    const query = part === '' ? '' : `?${PERIOD}`;
    const answers = await Promise.all([UNKNOWN, 'PS-101', '%00'].map((id) => get(`/trailers/${id}${part}${query}`)));
    for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { code: 'not-found' }]);
  });

  test.each([
    ['/calendar', '', { from: 'instant' }],
    ['/calendar', '?from=2026-11-20&to=2026-11-21', { from: 'instant' }],
    ['/calendar', '?from=2026-11-20T00:00:00Z&to=2028-11-21T00:00:00Z', { to: 'too-long' }],
    ['/calendar', '?from=2098-11-20T00:00:00Z&to=2099-11-21T00:00:00Z', { to: 'too-far' }],
    ['/price', '?from=2026-11-22T00:00:00Z&to=2026-11-21T00:00:00Z', { to: 'before-from' }],
    ['/price', '?from=2026-11-20T00:00:00Z&to=2036-11-21T00:00:00Z', { to: 'too-long' }],
    ['', '?from=2020-01-01&to=2020-01-02', { from: 'past' }],
    ['', '?from=2020-01-01', { to: 'required' }],
  ])('%s%s is refused', async (part, query, fields) => {
    expect(await get(`/trailers/${trailerId}${part}${query}`)).toMatchObject({ status: 422, body: { fields } });
  });
});

describe('depots', () => {
  test('answer with hours and stock, and what is free in a period', async () => {
    expect(await get('/depots')).toMatchObject({
      status: 200,
      body: { items: [{ id: depotId, code: 'HHX', keyBox: true, stock: [{ type: 'plane', count: 1, free: null }] }] },
    });
    expect(await get(`/depots/${depotId}?${ahead}`)).toMatchObject({
      status: 200,
      body: { id: depotId, stock: [{ type: 'plane', count: 1, free: 1 }] },
    });
  });

  test('that do not exist are not found', async () => {
    expect((await get(`/depots/${UNKNOWN}`)).status).toBe(404);
    expect((await get('/depots/HHX')).status).toBe(404);
  });
});

describe('services', () => {
  test('are named in the language of the request', async () => {
    const { db } = shop.deps;
    const priceListId = await makePriceList(db, { plane: [4200, 3200, 2400, 2000] }, { lashingKit: { plane: 5900 } });
    expect(priceListId).toBeTruthy();
    const named = async (headers: Record<string, string>) =>
      (await get(`/services?trailerId=${trailerId}`, headers)).body;
    const price = { cents: 5900, currency: 'EUR' };
    expect(await named({ 'Accept-Language': 'pl' })).toMatchObject({
      items: [{ key: 'lashingKit', name: 'Zestaw mocujący', unit: 'once', price }],
    });
    expect(await named({ Cookie: 'locale=fr', 'Accept-Language': 'pl' })).toMatchObject({
      items: [{ name: 'Kit d’arrimage' }],
    });
  });

  test('of an unknown trailer are not found', async () => {
    expect((await get(`/services?trailerId=${UNKNOWN}`)).status).toBe(404);
    expect(await get('/services?trailerId=7')).toMatchObject({ status: 422, body: { fields: { trailerId: 'id' } } });
  });
});
