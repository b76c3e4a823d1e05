import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toContractPath } from '#api/contract-path.ts';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind, type Verdict } from '#contract/rights-row.ts';
import type { Browser } from '../support/browser.ts';
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

/** One that ends a session although it only reads. */
const ENDS_SESSION = 'GET /api/admin/impersonate/logout';

describe('whoever calls', () => {
  // Who is refused changes nothing, and neither does who reads: they share a session and what they ask for, and ask at once.
  const browsers = new Map<ActorKind, Promise<Browser>>();
  const sharedBrowser = (actor: ActorKind): Promise<Browser> => {
    const known = browsers.get(actor) ?? world.signInAs(actor);
    browsers.set(actor, known);
    return known;
  };

  test.each(Object.entries(RIGHTS_TABLE))('%s', async (route, row) => {
    const makeSample = async (): Promise<RouteSample> => (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    const changes = (actor: ActorKind): boolean =>
      row[actor] === 'allowed' && (!route.startsWith('GET ') || route === ENDS_SESSION);
    const untouched = await makeSample();
    const judged = await Promise.all(
      ACTORS.filter((actor) => !changes(actor)).map(
        async (actor) => [actor, await judge(await callRoute(await sharedBrowser(actor), route, untouched))] as const,
      ),
    );
    for (const actor of ACTORS.filter(changes)) {
      judged.push([actor, await judge(await callRoute(await world.signInAs(actor), route, await makeSample()))]);
    }
    const { decidedBy: _decidedBy, ...verdicts } = row;
    expect(Object.fromEntries(judged)).toEqual(verdicts);
    // Another password ends the sessions of its owner.
    if (route.includes(' /api/users/')) browsers.clear();
  });
});
