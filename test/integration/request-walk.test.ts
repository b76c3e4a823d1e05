import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind, type RightsRow } from '#api/rights/rights-row.ts';
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
const signIn = (row: RightsRow): Promise<Browser> =>
  world.signInAs([...PREFERRED, ...ACTORS].find((actor) => row[actor] === 'allowed') ?? 'guest');

const CALLS = Object.entries(RIGHTS_TABLE).filter(([route]) => route.includes(' /api/'));
const WRITES = CALLS.filter(([route]) => !route.startsWith('GET '));
const UPLOAD = /\/(?:uploads|photos|documents)\/\{/;

const sampleOf = async (route: string): Promise<RouteSample> => (await ROUTE_SAMPLES[route]?.(world)) ?? {};
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

test.each(CALLS)('%s refuses a parameter that it does not know', async (route, row) => {
  const sample = await sampleOf(route);
  const query = `${sample.query ?? ''}${sample.query ? '&' : '?'}unit=1`;
  const answer = await callRoute(await signIn(row), route, { ...sample, query });
  expect(await verdictOf(answer)).toEqual([422, 'invalid-fields']);
});
