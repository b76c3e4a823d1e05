import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toContractPath } from '#api/contract-path.ts';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind, type Verdict } from '#contract/rights-row.ts';
import { callRoute } from '../support/call-route.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import type { RouteSample } from '../support/route-sample.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  // Without the table in front, so that the services show that they refuse by themselves.
  shop = await createTestApp({ env: { METRICS_TOKEN: 'a token that no actor has' }, rights: {} });
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Middleware is registered for all methods below a star; everything else answers. */
const registeredRoutes = (): string[] => [
  ...new Set(
    shop.app.routes
      .filter(({ path }) => !path.endsWith('*'))
      .map(({ method, path }) => `${method === 'ALL' ? 'GET' : method} ${toContractPath(path)}`),
  ),
];

const STATUS_OF = { login: 401, forbidden: 403, legal: 403, hidden: 404 } as const satisfies Record<
  Exclude<Verdict, 'allowed'>,
  number
>;

async function judge(response: Response): Promise<string> {
  const { status } = response;
  // A conflict or a full queue is met only by who is allowed to try; a refused body would hide the check.
  if (status < 400 || status === 409) return 'allowed';
  const code: unknown = JSON.parse(await response.text()).code;
  if (status === STATUS_OF.legal && code === 'legal-required') return 'legal';
  if (status === STATUS_OF.forbidden && code === 'forbidden') return 'forbidden';
  if (status === STATUS_OF.login) return 'login';
  return status === STATUS_OF.hidden ? 'hidden' : `${status} ${String(code)}`;
}

test('every route has a row, and every row a route', () => {
  expect(Object.keys(RIGHTS_TABLE).toSorted()).toEqual(registeredRoutes().toSorted());
});

describe.each(Object.entries(RIGHTS_TABLE))('%s', (route, row) => {
  const makeSample = async (): Promise<RouteSample> => (await ROUTE_SAMPLES[route]?.(world)) ?? {};
  // Who is refused changes nothing, and neither does who reads: they share what they ask for.
  let untouched: Promise<RouteSample> | undefined;
  const sampleFor = (actor: ActorKind): Promise<RouteSample> =>
    row[actor] === 'allowed' && !route.startsWith('GET ') ? makeSample() : (untouched ??= makeSample());

  test.each(ACTORS)(`%s`, async (actor) => {
    const response = await callRoute(await world.signInAs(actor), route, await sampleFor(actor));
    expect(await judge(response)).toBe(row[actor]);
  });
});
