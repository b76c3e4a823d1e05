import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind, type Verdict } from '#contract/rights-row.ts';
import type { Browser } from '../support/browser.ts';
import { callRoute } from '../support/call-route.ts';
import { makeRightsWorld } from '../support/rights-world.ts';
import type { RouteSample } from '../support/route-sample.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
/** Calls that are refused change nothing, so one browser of each kind does for all of them. */
const browsers = new Map<ActorKind, Browser>();
beforeAll(async () => {
  shop = await createTestApp();
  const world = await makeRightsWorld(shop);
  for (const actor of ACTORS) browsers.set(actor, await world.signInAs(actor));
});
afterAll(() => shop[Symbol.asyncDispose]());

const browserOf = (actor: ActorKind): Browser => browsers.get(actor) ?? shop.newBrowser();

const CALLS = Object.entries(RIGHTS_TABLE).filter(([route]) => route.includes(' /api/'));

const FILE = `${randomUUID()}.pdf`;
const NAMES: Readonly<Record<string, string>> = {
  picture: 'logo',
  kind: 'hu',
  key: 'cleaning',
  position: 'front',
  addendum: FILE,
  protocol: FILE,
};
const paramsOf = (route: string): Record<string, string> =>
  Object.fromEntries([...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NAMES[name] ?? randomUUID()]));

const JSON_TYPE = { 'Content-Type': 'application/json', 'Content-Length': '1' };
const asBytes = (text: string) => ({ bytes: new TextEncoder().encode(text), headers: JSON_TYPE });
const WRONG: Readonly<Record<string, RouteSample>> = {
  'a body of another shape': { body: { isAdmin: true, nested: [{ wrong: 1 }] } },
  'a body that is no JSON': asBytes('{"email":'),
  'a body of another type': { ...asBytes('a=1'), headers: { ...JSON_TYPE, 'Content-Type': 'text/plain' } },
  'a body that is too large': { ...asBytes('1'), headers: { ...JSON_TYPE, 'Content-Length': '99999999' } },
  'an unknown parameter': { query: '?unit=1&from=never&page=-1' },
};
const isReading = (route: string) => route.startsWith('GET ');

const EXPECTED: Readonly<Partial<Record<Verdict, string>>> = {
  login: '401 login-required',
  legal: '403 legal-required',
  forbidden: '403 forbidden',
};

test.each(CALLS)('%s looks at who asks before it looks at what is sent', async (route, row) => {
  const answers: string[] = [];
  const expected: string[] = [];
  for (const actor of ACTORS) {
    const refusal = EXPECTED[row[actor]];
    const isLater =
      row.decidedBy === 'object' ? row[actor] === 'forbidden' : row.decidedBy === 'body' && row[actor] === 'legal';
    if (refusal === undefined || isLater) continue;
    for (const [name, sample] of Object.entries(WRONG)) {
      if (isReading(route) && sample.query === undefined) continue;
      const response = await callRoute(browserOf(actor), route, { params: paramsOf(route), ...sample });
      const { code } = await response.json();
      answers.push(`${actor} with ${name}: ${response.status} ${code}`);
      expected.push(`${actor} with ${name}: ${refusal}`);
    }
  }
  expect(answers).toEqual(expected);
});

test('the body of a call is not touched before it is clear that it may be made', async () => {
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { ...JSON_TYPE, 'Sec-Fetch-Site': 'same-origin' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const response = await shop.app.request('https://shop.example/api/cart/items', init);
  expect([response.status, isRead]).toEqual([401, false]);
});
