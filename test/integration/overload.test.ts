import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { shouldShed } from '#server/shedding/should-shed.ts';
import type { LoadWatch } from '#server/shedding/watch-load.ts';
import { makePerson, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'a token for the metrics';
const LIMITS = { delayMs: 20, queue: 16 };
const QUIET = { delayMs: 0, inFlight: 0 };
const CROWDED = { delayMs: 100, inFlight: 60 };
const OVERRUN = { delayMs: 2000, inFlight: 1000 };

let now = QUIET;
const shed = { guest: 0, work: 0 };
const load: LoadWatch = {
  limits: LIMITS,
  load: () => now,
  shed,
  enter: (kind) => {
    if (kind === 'vital' || !shouldShed(kind, now, LIMITS)) return () => undefined;
    shed[kind] += 1;
    return undefined;
  },
};

let rendered = 0;
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    load,
    env: { METRICS_TOKEN: TOKEN },
    pages: async (c) => {
      rendered += 1;
      return c.html('<h1>page</h1>');
    },
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

test.each(LOCALES)('a guest under overload gets a page in the language %s and nothing is rendered', async (locale) => {
  now = CROWDED;
  rendered = 0;
  const response = await shop.newBrowser().get(localePath(locale, '/trailers'));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(getIntl(locale).formatMessage({ id: 'busyPage.headline' }));
  expect(page).toContain(getIntl(locale).formatMessage({ id: 'ui.retry' }));
  expect(rendered).toBe(0);
});

test.each(['/api/trailers', '/en/trailers.data'])(
  '%s of a guest is answered in the form that scripts expect',
  async (path) => {
    now = CROWDED;
    const response = await shop.newBrowser().get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  },
);

test('signed-in people, writes, health checks and files go on while guests are turned away', async () => {
  now = QUIET;
  const member = shop.newBrowser();
  await signIn(member, await makePerson(shop.deps));
  now = CROWDED;
  expect((await member.get('/cart')).status).toBe(200);
  expect((await member.get('/api/users/me')).status).toBe(200);
  expect((await shop.newBrowser().post('/api/users/reset-account', { email: 'a@test.example' })).status).toBe(202);
  expect((await shop.newBrowser().get('/')).status).toBe(503);
  now = OVERRUN;
  expect((await member.get('/cart')).status).toBe(503);
  expect((await shop.newBrowser().get('/healthz')).status).toBe(200);
  expect((await shop.newBrowser().get('/readyz')).status).toBe(200);
  now = QUIET;
  expect((await shop.newBrowser().get('/')).status).toBe(200);
});

test('metrics count who was turned away', async () => {
  now = CROWDED;
  const before = shed.guest;
  await shop.newBrowser().get('/trailers');
  const metrics = await shop.newBrowser().get('/metrics', { Authorization: `Bearer ${TOKEN}` });
  const text = await metrics.text();
  expect(text).toContain(`http_requests_shed_total{kind="guest"} ${before + 1}`);
  expect(text).toContain(`http_requests_in_flight ${CROWDED.inFlight}`);
});
