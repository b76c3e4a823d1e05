import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listen } from '#server/listen.ts';
import { guardRequests } from '#server/shedding/guard-requests.ts';
import { openGate } from '#server/shedding/open-gate.ts';
import { makePerson, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'a token for the metrics';
/** The event loop is never late here: the lengths decide, with four guests inside at most. */
const gate = openGate({ delayMs: 1_000_000, queue: 1 });

let rendered = 0;
const pageWaits = Promise.withResolvers<void>();
let shop: TestApp;
let server: Awaited<ReturnType<typeof listen>>;
const crowd: Promise<Response>[] = [];
let cookie: string;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers, redirect: 'manual' });

/** As many guests as the shop takes at once ask for a page that does not come. */
beforeAll(async () => {
  shop = await createTestApp({
    gate,
    env: { METRICS_TOKEN: TOKEN },
    pages: async (c) => {
      rendered += 1;
      if (c.req.path === '/slow') await pageWaits.promise;
      return c.html('<h1>page</h1>');
    },
  });
  const guard = guardRequests({
    gate,
    headers: { secure: true, analyticsHost: '', mapHost: '', imageHosts: [] },
    contact: shop.deps.settings,
  });
  server = await listen(shop.app.fetch, { port: 0, host: '127.0.0.1' }, { guard, onConnection: gate.arrive });
  const member = shop.newBrowser();
  await signIn(member, await makePerson(shop.deps));
  cookie = [...member.copyCookies()].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const isFull = () => {
    crowd.push(ask('/slow'));
    return gate.inside() === 4;
  };
  await vi.waitUntil(isFull, { timeout: 10_000 });
  // Whoever is inside may still be on the way to the page.
  await vi.waitUntil(() => rendered === 4, { timeout: 10_000 });
});
beforeEach(() => {
  rendered = 0;
});
afterAll(async () => {
  pageWaits.resolve();
  await server.close();
  await shop[Symbol.asyncDispose]();
});

test.each(LOCALES)('a guest at a full line gets a page in the language %s and nothing is rendered', async (locale) => {
  const response = await ask(localePath(locale, '/trailers'));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
  const page = await response.text();
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(getIntl(locale).formatMessage({ id: 'busyPage.headline' }));
  expect(page).toContain(getIntl(locale).formatMessage({ id: 'ui.retry' }));
  expect(rendered).toBe(0);
});

test('the first page is answered in the language of the browser', async () => {
  expect(await (await ask('/', { 'Accept-Language': 'pl' })).text()).toContain('<html lang="pl">');
  expect(await (await ask('/', { 'Accept-Language': 'pl', Cookie: 'locale=it' })).text()).toContain('<html lang="it">');
});

test.each(['/api/trailers', '/en/trailers.data'])(
  '%s of a guest is answered in the form that scripts expect',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'unavailable', status: 503 });
  },
);

test('signed-in people, writes, health checks and files go on while guests are turned away', async () => {
  expect((await ask('/')).status).toBe(503);
  expect((await ask('/cart', { Cookie: cookie })).status).toBe(200);
  expect((await ask('/api/users/me', { Cookie: cookie })).status).toBe(200);
  expect((await ask('/api/users/logout', { 'Sec-Fetch-Site': 'same-origin' }, 'POST')).status).toBeLessThan(500);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/_app/version.json')).status).toBe(200);
});

test('metrics count who was turned away, who waits and who is answered', async () => {
  const before = gate.shed().guest;
  await ask('/trailers');
  const text = await (await ask('/metrics', { Authorization: `Bearer ${TOKEN}` })).text();
  expect(text).toContain(`http_requests_shed_total{kind="guest"} ${before + 1}`);
  expect(text).toContain(`http_requests_in_flight ${gate.inside()}`);
  expect(text).toContain('http_requests_waiting');
});

test('when the crowd has been answered, everybody is let in again', async () => {
  pageWaits.resolve();
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.slice(0, 2)).toEqual([200, 200]);
  // An answer is in the hands of a guest a moment before the guest has left.
  await vi.waitUntil(() => gate.inside() === 0, { timeout: 10_000 });
  expect((await ask('/')).status).toBe(200);
});
