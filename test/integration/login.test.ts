import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeBusinessUnit } from '../support/make-rows.ts';
import { makePerson, PASSWORD, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ATTEMPTS = process.env['TEST_LONG'] === undefined ? 60 : 1000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());
afterEach(() => {
  vi.useRealTimers();
});

let addresses = 0;
/** Another machine each time, so that only what the test is about is throttled. */
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const tryPassword = async (email: string, password: string, browser = shop.newBrowser(newAddress())) =>
  browser.post('/api/users/login', { email, password });

/** Everything an attacker can compare but the name of the request itself. */
async function visible(response: Response) {
  const body: Record<string, unknown> = JSON.parse(await response.text());
  const { traceId: _trace, ...rest } = body;
  const headers = [...response.headers].filter(([name]) => name !== 'x-trace-id' && name !== 'retry-after');
  return JSON.stringify({ status: response.status, rest, headers });
}

const blockUser = (userId: string) =>
  shop.deps.db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', userId).execute();

describe('wrong credentials', () => {
  test('get the same answer whether the address is known or not', async () => {
    const { email } = await makePerson(shop.deps);
    const known = await tryPassword(email, 'not the password');
    const unknown = await tryPassword('nobody@test.example', 'not the password');
    expect(known.status).toBe(401);
    const seen = await visible(known);
    expect(seen).toContain('wrong-credentials');
    expect(await visible(unknown)).toBe(seen);
  });

  test(`are told apart by nothing in ${ATTEMPTS} attempts on a known and an unknown address`, async () => {
    const seen: Record<'known' | 'unknown', string[]> = { known: [], unknown: [] };
    let people: { known: string; unknown: string } | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // Twenty attempts on each pair of addresses: half of them are throttled, at the same places.
      if (attempt % 20 === 0 || people === undefined) {
        const { email } = await makePerson(shop.deps);
        people = { known: email, unknown: `un${email}` };
      }
      for (const kind of ['known', 'unknown'] as const) {
        seen[kind].push(await visible(await tryPassword(people[kind], `wrong password ${attempt}`)));
      }
    }
    expect(seen.known).toEqual(seen.unknown);
    expect(new Set(seen.known.map((text) => text.slice(0, 13)))).toEqual(new Set(['{"status":401', '{"status":429']));
  }, 600_000);

  test('of a blocked user are just wrong', async () => {
    const { email, userId } = await makePerson(shop.deps);
    await blockUser(userId);
    const seen = await visible(await tryPassword(email, 'not the password'));
    expect(seen).toBe(await visible(await tryPassword('nobody@test.example', 'not the password')));
  });

  test('are logged without what was typed', async () => {
    const { userId, email } = await makePerson(shop.deps);
    await tryPassword(email, 'my other password');
    await tryPassword('my.password@test.example', 'typed into the wrong field');
    const log = await shop.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'session.logInFailed')
      .where('objectId', 'in', [userId, 'unknown'])
      .execute();
    expect(log.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(log)).not.toMatch(/my other password|my\.password|wrong field/);
  });
});

describe('the right password', () => {
  test('of a blocked user is answered with 403', async () => {
    const { email, userId } = await makePerson(shop.deps);
    await blockUser(userId);
    const response = await tryPassword(email, PASSWORD);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'account-blocked' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('of a member of a blocked unit, or of nobody’s member, is answered with 403', async () => {
    const blocked = await makePerson(shop.deps, {
      businessUnitId: await makeBusinessUnit(shop.deps.db, { status: 'blocked' }),
    });
    expect((await tryPassword(blocked.email, PASSWORD)).status).toBe(403);
    const removed = await makePerson(shop.deps, { role: 'viewer' });
    await shop.deps.db.deleteFrom('membership').where('userId', '=', removed.userId).execute();
    expect((await tryPassword(removed.email, PASSWORD)).status).toBe(403);
  });

  test('of a member of a unit in review signs in', async () => {
    const businessUnitId = await makeBusinessUnit(shop.deps.db, { status: 'pendingReview' });
    const { email } = await makePerson(shop.deps, { businessUnitId });
    expect((await tryPassword(email, PASSWORD)).status).toBe(200);
  });

  test('does not lead into an account that was never registered', async () => {
    const { email, userId } = await makePerson(shop.deps);
    await shop.deps.db.updateTable('userAccount').set({ passwordHash: null }).where('id', '=', userId).execute();
    expect((await tryPassword(email, PASSWORD)).status).toBe(401);
  });
});

describe('after ten failures', () => {
  const failTimes = async (email: string, times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await tryPassword(email, 'wrong')).status);
    return statuses;
  };

  test('an account has to wait, ever longer, even with the right password', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { email } = await makePerson(shop.deps);
    expect(await failTimes(email, 10)).toEqual(Array(10).fill(401));
    const refused = await tryPassword(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(15);

    vi.setSystemTime(Date.now() + 15_000);
    expect((await tryPassword(email, 'wrong')).status).toBe(401);
    const longer = await tryPassword(email, PASSWORD);
    expect(longer.status).toBe(429);
    expect(Number(longer.headers.get('retry-after'))).toBe(30);

    vi.setSystemTime(Date.now() + 30_000);
    expect((await tryPassword(email, PASSWORD)).status).toBe(200);
    expect(await failTimes(email, 2)).toEqual([401, 401]);
  });

  test('even many at once check no more than ten passwords', async () => {
    const { email } = await makePerson(shop.deps);
    const responses = await Promise.all(Array.from({ length: 30 }, () => tryPassword(email, 'wrong')));
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(responses.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  test('a device that has signed in before is not locked out by strangers', async () => {
    const person = await makePerson(shop.deps);
    const own = shop.newBrowser(newAddress());
    await signIn(own, person);
    await own.post('/api/users/logout');
    await failTimes(person.email, 12);
    expect((await tryPassword(person.email, PASSWORD)).status).toBe(429);
    expect((await tryPassword(person.email, PASSWORD, own)).status).toBe(200);
  });

  test('a device that is known to somebody else has no budget of its own', async () => {
    const person = await makePerson(shop.deps);
    const stranger = shop.newBrowser(newAddress());
    await signIn(stranger, await makePerson(shop.deps));
    await failTimes(person.email, 12);
    expect((await tryPassword(person.email, PASSWORD, stranger)).status).toBe(429);
  });

  test('a hundred a day are the end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { email } = await makePerson(shop.deps);
    let checked = 0;
    for (let round = 0; round < 14; round += 1) {
      checked += (await failTimes(email, 10)).filter((status) => status === 401).length;
      vi.setSystemTime(Date.now() + 16 * 60_000);
    }
    expect(checked).toBe(100);
    const response = await tryPassword(email, PASSWORD);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
  });
});

test('one address may fail often, but not without end', async () => {
  const expire = Date.now() + 60_000;
  await shop.deps.db
    .insertInto('rateLimit')
    .values({ key: 'login-address:203.0.113.77', points: 298, expire })
    .execute();
  const browser = shop.newBrowser('203.0.113.77');
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await tryPassword(`n${n}@test.example`, 'wrong', browser)).status);
  expect(statuses).toEqual([401, 401, 429, 429]);
  expect((await tryPassword('n@test.example', 'wrong', shop.newBrowser('203.0.113.78'))).status).toBe(401);
});

describe('a login that is none', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    shop.newBrowser().post('/api/users/login', body, headers);

  test.each([
    [{ email: 'nobody', password: 'x' }, { email: 'email' }],
    [
      { email: '', password: '' },
      { email: 'required', password: 'required' },
    ],
    [{ email: 'a@b.example' }, { password: 'invalid-type' }],
    [{ email: 'a@b.example', password: 'x', rememberMe: 'yes' }, { rememberMe: 'invalid-type' }],
    [{ email: 'a@b.example', password: 'x', isAdmin: true }, { isAdmin: 'unrecognized-keys' }],
    [{ email: 'a@b.example', password: 'x'.repeat(2000) }, { password: 'too-long' }],
    [[], { '': 'invalid-type' }],
  ])('%j is refused field by field', async (body, fields) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    const answer: Record<string, unknown> = JSON.parse(await response.text());
    expect(answer['fields']).toMatchObject(fields);
    expect(JSON.stringify(answer)).not.toContain('xxx');
  });

  test('is refused when it is not JSON, or comes from another site', async () => {
    const browser = shop.newBrowser();
    const broken = await shop.app.request('https://shop.example/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":',
    });
    expect(broken.status).toBe(400);
    const form = await browser.post('/api/users/login', {}, { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBe(415);
    for (const site of ['cross-site', 'same-site']) {
      expect((await post({ email: 'a@b.example', password: 'x' }, { 'Sec-Fetch-Site': site })).status).toBe(403);
    }
  });
});
