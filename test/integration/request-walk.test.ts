import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind, type RightsRow } from '#contract/rights-row.ts';
import type { Browser } from '../support/browser.ts';
import { callRoute } from '../support/call-route.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import type { RouteSample } from '../support/route-sample.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const PREFERRED: readonly ActorKind[] = ['admin', 'dispatcher', 'platformAdmin'];
// All calls of this walk are refused and change nothing: one browser of each kind and one sample of each route do.
const browserOf = memoise((actor: ActorKind) => world.signInAs(actor));
const signIn = (row: RightsRow): Promise<Browser> =>
  browserOf([...PREFERRED, ...ACTORS].find((actor) => row[actor] === 'allowed') ?? 'guest');

const CALLS = Object.entries(RIGHTS_TABLE).filter(([route]) => route.includes(' /api/'));
const WRITES = CALLS.filter(([route]) => !route.startsWith('GET '));
const UPLOAD = /\/(?:uploads|photos|documents)\/\{|\/bank-statements$/;

const sampleOf = memoise(async (route: string): Promise<RouteSample> => (await ROUTE_SAMPLES[route]?.(world)) ?? {});

function memoise<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
const verdictOf = async (response: Response): Promise<[number, unknown?]> => {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return isJson ? [response.status, JSON.parse(text).code] : [response.status];
};

test.each(WRITES)('%s is not done for another site', async (route, row) => {
  const sample = await sampleOf(route);
  for (const site of ['cross-site', 'same-site']) {
    const headers = { ...sample.headers, 'Sec-Fetch-Site': site };
    const answer = await callRoute(await signIn(row), route, { ...sample, headers });
    expect(await verdictOf(answer)).toEqual([403, 'cross-origin']);
  }
});

const JSON_WRITES = WRITES.filter(([route]) => !UPLOAD.test(route));

test.each(JSON_WRITES)('%s takes neither forms nor text', async (route, row) => {
  const sample = await sampleOf(route);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { ...sample.headers, 'Content-Type': type };
    const answer = await callRoute(await signIn(row), route, { body: {}, ...sample, headers });
    expect(await verdictOf(answer)).toEqual([415, 'unsupported-media-type']);
  }
});

test('no call takes a field that it does not know', async () => {
  const taken: string[] = [];
  let refused = 0;
  for (const [route, row] of JSON_WRITES) {
    const sample = await sampleOf(route);
    if (sample.body === undefined) continue;
    const body = { ...sample.body, isAdmin: true, businessUnitId: world.stranger.businessUnitId };
    const [status] = await verdictOf(await callRoute(await signIn(row), route, { ...sample, body }));
    if (status === 422) refused += 1;
    else taken.push(`${route}: ${status}`);
  }
  expect(taken).toEqual([]);
  expect(refused).toBeGreaterThan(40);
});

/** The value once for each text in it, with that text spoiled. */
function spoil(value: unknown, broken: string): unknown[] {
  if (typeof value === 'string') return [value + broken];
  if (Array.isArray(value)) return value.flatMap((_, i) => spoil(value[i], broken).map((it) => value.with(i, it)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => spoil(inner, broken).map((it) => ({ ...value, [key]: it })));
}

test('no call takes a text that cannot be stored', async () => {
  const taken: string[] = [];
  let refused = 0;
  for (const [route, row] of JSON_WRITES) {
    const sample = await sampleOf(route);
    const browser = await signIn(row);
    for (const broken of ['\0', '\ud800']) {
      for (const body of spoil(sample.body, broken)) {
        const answer = await callRoute(browser, route, { ...sample, body });
        if (answer.status === 422) refused += 1;
        else taken.push(`${route} ${JSON.stringify(body)}: ${answer.status}`);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(refused).toBeGreaterThan(100);
});

test('a call complains about twenty fields at most, whatever it gets', async () => {
  const fields = Object.fromEntries(Array.from({ length: 3000 }, (_, number) => [`field${number}`, 1]));
  const answer = await shop.newBrowser().post('/api/users/login', fields);
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).fields)).toHaveLength(20);
});

test.each([
  ['/api/users/login', 150, 413],
  ['/api/bookings/1/handovers/2/sign', 150, 404],
  ['/api/bookings/1/handovers/2/sign', 350, 413],
  ['/api/bookings/1/handovers/2/sign/photos/x', 150, 413],
])('%s answers a body of %i kB with %i', async (path, kilobytes, status) => {
  const body = { password: 'x'.repeat(kilobytes * 1024) };
  const browser = await world.signInAs('admin');
  const answer = await browser.post(path, body, { 'Content-Length': String(JSON.stringify(body).length) });
  expect(answer.status).toBe(status);
});

test.each(CALLS)('%s refuses a parameter that it does not know', async (route, row) => {
  const sample = await sampleOf(route);
  const query = `${sample.query ?? ''}${sample.query ? '&' : '?'}unit=1`;
  const answer = await callRoute(await signIn(row), route, { ...sample, query });
  expect(await verdictOf(answer)).toEqual([422, 'invalid-fields']);
});

/** A token is no id: it may be any text, and its own answer says that it does not lead anywhere. So is a name. */
const NO_IDS = ['token', 'costCentre'];
const paramsOf = (route: string): string[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !NO_IDS.includes(name));
const ILL_FORMED = ['1', 'x'.repeat(300), '00000000-0000-0000-0000-00000000000g', `${randomUUID()}0`, '%00', "'"];
const WELL_FORMED: Readonly<Record<string, string>> = { position: 'front', picture: 'logo', kind: 'atp' };

test.each(CALLS.filter(([route]) => paramsOf(route).length > 0))(
  '%s knows nothing by an id that cannot be',
  async (route, row) => {
    const browser = await signIn(row);
    const fine = Object.fromEntries(paramsOf(route).map((name) => [name, WELL_FORMED[name] ?? randomUUID()]));
    const answers: unknown[] = [];
    for (const name of paramsOf(route)) {
      for (const value of ILL_FORMED) {
        const sample = { params: { ...fine, [name]: value }, ...(route.startsWith('GET ') ? {} : { body: {} }) };
        answers.push([name, value, ...(await verdictOf(await callRoute(browser, route, sample)))]);
      }
    }
    const expected = paramsOf(route).flatMap((name) => ILL_FORMED.map((value) => [name, value, 404, 'not-found']));
    expect(answers).toEqual(expected);
  },
);

test.each(['x'.repeat(51), '%00', '%20', '%0A'])('no cost centre is called %j', async (name) => {
  const browser = await world.signInAs('admin');
  const answer = await browser.send('PUT', `/api/costs/budgets/${name}`, { body: { year: 2026, cents: 1 } });
  expect(await verdictOf(answer)).toEqual([404, 'not-found']);
});

test('the description of the calls has every call, those that give a file as well', async () => {
  const { paths } = await (await shop.newBrowser().get('/api/openapi.json')).json();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const hidden = ['GET /api/openapi.json', 'GET /api/docs'];
  const expected = CALLS.map(([route]) => route).filter((route) => !hidden.includes(route));
  expect(expected.filter((route) => !described.includes(route))).toEqual([]);
});
