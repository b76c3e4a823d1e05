import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
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

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What belongs to nobody: trailers, depots, links that are secrets, and the two pictures of whoever asks. */
const OF_NO_UNIT = [/^\/api\/(?:trailers|depots)\//, /\/\{token\}$/, /\/\{picture\}$/];

/** The same request about objects that nobody has. */
const aboutNothing = ({ params = {}, body, ...sample }: RouteSample): RouteSample => ({
  ...sample,
  params: JSON.parse(JSON.stringify(params).replaceAll(UUID, () => randomUUID())),
  ...(body !== undefined && { body: JSON.parse(JSON.stringify(body).replaceAll(UUID, () => randomUUID())) }),
});

/** Every answer has a trace of its own; all else must be equal. */
async function bytesOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'x-trace-id');
  return JSON.stringify([response.status, headers, (await response.text()).replace(/"traceId":"[^"]*"/, '')]);
}

test('every route that names an object of a unit hides it from other units', () => {
  const open = Object.entries(RIGHTS_TABLE).filter(([route, { stranger }]) => {
    const [, path = ''] = route.split(' ');
    const ofUnit = path.startsWith('/api/') && path.includes('{') && !OF_NO_UNIT.some((pattern) => pattern.test(path));
    return ofUnit && stranger !== 'hidden' && !(path.startsWith('/api/admin/') && stranger === 'forbidden');
  });
  expect(open.map(([route]) => route)).toEqual([]);
});

describe('an object of another unit and one that does not exist get the same bytes', () => {
  const hiding = Object.entries(RIGHTS_TABLE).filter(([, { stranger }]) => stranger === 'hidden');
  test.each(hiding.filter(([route]) => route.includes(' /api/')).map(([route]) => route))('%s', async (route) => {
    const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    const stranger = await world.signInAs('stranger');
    const foreign = await bytesOf(await callRoute(stranger, route, sample));
    expect(JSON.parse(foreign)[0]).toBe(404);
    expect(foreign).toBe(await bytesOf(await callRoute(stranger, route, aboutNothing(sample))));
  });
});
