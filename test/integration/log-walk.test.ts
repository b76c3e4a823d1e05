import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { ACTORS, type ActorKind } from '#contract/rights-row.ts';
import { createLogger } from '#server/logger.ts';
import { callRoute } from '../support/call-route.ts';
import { makePerson, signIn } from '../support/people.ts';
import { makeRightsWorld, type RightsWorld } from '../support/rights-world.ts';
import type { RouteSample } from '../support/route-sample.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const lines: string[] = [];
let shop: TestApp;
let world: RightsWorld;
beforeAll(async () => {
  shop = await createTestApp({
    log: createLogger({ LOG_LEVEL: 'trace', INSTANCE_NAME: 'test' }, { write: (line) => lines.push(line) }),
  });
  world = await makeRightsWorld(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

const SECRET_FIELDS = new Set(['password', 'currentPassword', 'newPassword', 'iban', 'email']);

/** What a request holds that no log may: tokens of links, passwords, accounts and addresses. */
function secretsOf({ params, body }: RouteSample): string[] {
  const found = params?.['token'] === undefined ? [] : [params['token']];
  JSON.stringify(body ?? null, (key, value: unknown) => {
    if (SECRET_FIELDS.has(key) && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

const PREFERRED: readonly ActorKind[] = ['admin', 'platformAdmin'];

test.each([
  ['masked', '203.0.113.0/24'],
  ['full', '203.0.113.77'],
])('with %s addresses a line says who asked and from where', async (LOG_ADDRESSES, address) => {
  const written: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info', INSTANCE_NAME: 'test' }, { write: (line) => written.push(line) });
  await using logged = await createTestApp({ log, env: { LOG_ADDRESSES } });
  const person = await makePerson(logged.deps);
  const browser = logged.newBrowser('203.0.113.77');
  await browser.get('/api/cart');
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ path: '/api/cart', address, actor: { kind: 'guest' } });
  await signIn(browser, person);
  await browser.get('/api/cart');
  const { userId, businessUnitId } = person;
  const actor = { kind: 'member', userId, businessUnitId, impersonatedBy: null };
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ path: '/api/cart', address, actor });
  expect(written.join('').includes('203.0.113.77')).toBe(LOG_ADDRESSES === 'full');
});

test('no call leaves a secret in the log', async () => {
  const secrets = new Set<string>();
  for (const [route, row] of Object.entries(RIGHTS_TABLE).filter(([name]) => !name.startsWith('GET /'))) {
    const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    const browser = await world.signInAs(
      [...PREFERRED, ...ACTORS].find((actor) => row[actor] === 'allowed') ?? 'guest',
    );
    for (const secret of secretsOf(sample)) secrets.add(secret);
    for (const name of ['__Host-session', '__Host-refresh']) secrets.add(browser.cookie(name) ?? name);
    await callRoute(browser, route, sample);
    for (const name of ['__Host-session', '__Host-refresh']) secrets.add(browser.cookie(name) ?? name);
  }
  const log = lines.join('');
  expect(secrets.size).toBeGreaterThan(100);
  expect(log).toContain('/api/users/reset-account/***');
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
}, 120_000);
