import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, ORIGIN, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const LOGIN = '/api/users/login';
const JSON_TYPE = { 'Content-Type': 'application/json', 'Content-Length': '1' };

/** As a client that is no browser and tells nothing about itself. */
const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  shop.app.request(ORIGIN + path, { method, headers, ...(body !== undefined && { body }) });
const codeOf = async (response: Response): Promise<unknown> => JSON.parse(await response.text()).code;

describe('every answer', () => {
  test.each(['/api/config', '/api/nothing', '/healthz', '/_image?url=x'])(
    'of %s is guarded by its headers',
    async (path) => {
      const { headers } = await call('GET', path, { Origin: 'https://evil.example' });
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Referrer-Policy')).not.toBeNull();
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );
});

describe('a write', () => {
  test.each([
    ['https://evil.example', 403],
    ['https://shop.example.evil.example', 403],
    ['http://shop.example', 403],
    ['null', 403],
    [ORIGIN, 422],
  ])('from the origin %s by an older browser is answered with %i', async (origin, status) => {
    const answer = await call('POST', LOGIN, { ...JSON_TYPE, Origin: origin }, '{}');
    expect(answer.status).toBe(status);
  });

  test('that is no JSON, or too much of it, is refused before anybody reads it', async () => {
    const broken = await call('POST', LOGIN, JSON_TYPE, '{"email": ');
    expect([broken.status, await codeOf(broken)]).toEqual([400, 'bad-request']);
    const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
    for (const length of [String(large.length), undefined]) {
      const headers = {
        ...JSON_TYPE,
        ...(length === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': length }),
      };
      const answer = await call('POST', LOGIN, headers, large);
      expect([answer.status, await codeOf(answer)]).toEqual([413, 'too-large']);
    }
  });
});

test.each([
  ['22021', String.raw`select convert_from('\xff', 'UTF8')`],
  ['22P02', "select 'x'::uuid"],
  ['22P05', String.raw`select '"\u0000"'::jsonb`],
])('a value that the database has no place for (%s) is the fault of whoever sent it', async (state, statement) => {
  const refusal: unknown = await sql
    .raw(statement)
    .execute(shop.deps.db)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: state });
  const clock = vi.spyOn(shop.deps.clock, 'now').mockImplementation(() => {
    throw refusal;
  });
  const login = JSON.stringify({ email: 'nobody@test.example', password: 'correct horse battery staple' });
  const answer = await call('POST', LOGIN, JSON_TYPE, login);
  clock.mockRestore();
  expect([answer.status, await codeOf(answer)]).toEqual([422, 'invalid-fields']);
});

test('everybody may know the languages, the trailer types, the stores, the map, the flags and whom to ask', async () => {
  const known: unknown = JSON.parse(await (await call('GET', '/api/config')).text());
  expect(known).toMatchObject({
    locales: ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru'],
    trailerTypes: expect.arrayContaining([{ type: 'box', subTypes: expect.arrayContaining(['dry']) }]),
    stateStorage: { filters: 'local', map: 'local', payment: 'session' },
    stateCookie: { path: '/', sameSite: 'Lax', days: 365 },
    mapStyleUrl: null,
    guestPrices: true,
    billsHere: false,
    horizonYears: 2,
    reviewWorkingDays: 1,
    analytics: { enabled: false },
    contact: { email: 'service@trailyard.example', phone: '+49 40 5550180' },
  });
});

describe('a path or method that does not exist', () => {
  test.each([
    ['GET', '/api/nothing', 404, 'not-found'],
    ['GET', '/api', 404, 'not-found'],
    ['GET', '/api/users/..%2Fadmin', 404, 'not-found'],
    ['DELETE', LOGIN, 405, 'method-not-allowed'],
  ])('%s %s is %i as a problem, never a page', async (method, path, status, code) => {
    const answer = await call(method, path);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });
});

test('what a refusal repeats is never what was sent', async () => {
  const password = 'correct horse battery staple';
  const answer = await call('POST', LOGIN, JSON_TYPE, JSON.stringify({ email: 'nobody', password, extra: password }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).not.toContain(password);
});
