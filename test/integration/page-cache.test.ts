import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withoutCampaign } from '#domain/path/campaign.ts';
import { LOCALES } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { makePriceList } from '../support/make-rows.ts';
import {
  fillCart,
  makeCustomer,
  makeRentalWorld,
  order,
  periodFrom,
  type RentalWorld,
} from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'a token for the metrics';

let shop: TestApp;
let world: RentalWorld;
/** Two processes that keep pages, and one that renders each anew. */
let keepers: readonly ApiProcess[] = [];
let renderer: ApiProcess;
let members: readonly { readonly name: string; readonly cookie: string }[];

beforeAll(async () => {
  shop = await createTestApp();
  world = await makeRentalWorld(shop.deps, 6);
  members = await Promise.all(['Wilhelmine', 'Theobald'].map((name, index) => makeMember(name, index + 1)));
  // The first one builds the application if its sources have changed.
  renderer = await startBuiltServer(shop.databaseUrl, { PAGE_CACHE_MB: '0' });
  keepers = await Promise.all(
    ['30', '0'].map((PAGE_CACHE_SHARED_SECONDS) =>
      startBuiltServer(shop.databaseUrl, { METRICS_TOKEN: TOKEN, PAGE_CACHE_SHARED_SECONDS }),
    ),
  );
  const areFollowing = async () =>
    (await Promise.all(keepers.map((keeper) => readMetric(keeper, 'availability_feed_live')))).every(Boolean);
  await vi.waitUntil(areFollowing, { timeout: 60_000, interval: 100 });
});
afterAll(async () => {
  await Promise.all([...keepers, renderer].map((server) => server.kill()));
  await shop[Symbol.asyncDispose]();
});

/** Somebody with a name that is nowhere else, and so many trailers in the cart. */
async function makeMember(name: string, trailers: number) {
  const { deps } = shop;
  const actor = await makeCustomer(deps);
  await deps.db.updateTable('userAccount').set({ firstName: name }).where('id', '=', actor.userId).execute();
  const period = periodFrom(deps.clock.now(), 40);
  await fillCart(
    deps,
    actor,
    world.trailerIds.slice(0, trailers).map((trailerId) => ({ trailerId, ...period })),
  );
  const expiry = Math.floor(Date.now() / 1000) + 600;
  return { name, cookie: `${await signInDirectly(deps, actor.userId)}; auth_public=${expiry}` };
}

async function readMetric(server: ApiProcess, name: string): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(await answer.text())?.[1]);
}

const ask = (server: ApiProcess, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers, redirect: 'manual' });
const read = async (server: ApiProcess, path: string, cookie = ''): Promise<string> => {
  const answer = await ask(server, path, cookie === '' ? {} : { cookie });
  // The day of a member says at which instant it was looked at.
  const text = (await answer.text()).replaceAll(/T\d\d:\d\d:\d\d\.\d{3}Z/g, '');
  return `${answer.status} ${answer.headers.get('location') ?? ''} ${text}`;
};

describe('no answer for somebody is ever one for everybody', () => {
  const paths = () => [
    '/',
    '/trailers',
    '/trailers?type=plane&utm_source=mail',
    '/trailers.data?type=plane',
    `/trailers/${world.trailerIds[1] ?? ''}`,
    '/depots',
    '/help',
    '/legal/terms',
    '/external/map-5',
    '/login',
    '/cart',
  ];
  const visit = record({
    who: constantFrom('guest', 'guest', 'first', 'second', 'flash', 'stale', 'signUp'),
    path: nat(10),
    locale: constantFrom(...LOCALES.slice(0, 3)),
  });
  const cookieOf = (who: string, locale: string): string =>
    ({
      guest: `locale=${locale}; consent=necessary; __Host-device=x`,
      first: members[0]?.cookie,
      second: members[1]?.cookie,
      flash: 'flash=system.changeLocaleSuccess',
      stale: '__Host-session=gone; __Host-refresh=gone; auth_public=1',
      signUp: '__Host-sign_up=x',
    })[who] ?? '';

  /** The clock may turn a page between two looks at it, but only once. A page of all guests knows no campaign. */
  async function expectAsRendered(who: string, path: string, cookie: string): Promise<string> {
    const plain = who === 'guest' ? withoutCampaign(path) : path;
    const before = await read(renderer, plain, cookie);
    const [keeper] = keepers;
    const kept = keeper ? await read(keeper, path, cookie) : '';
    if (kept !== before) expectSame(kept, await read(renderer, plain, cookie));
    return kept;
  }

  /** Pages are long: what stands around the first difference says enough. */
  function expectSame(a: string, b: string): void {
    const at = Array.from({ length: a.length }, (_, index) => index).findIndex((index) => a[index] !== b[index]);
    if (a !== b) expect(a.slice(at - 200, at + 200)).toBe(b.slice(at - 200, at + 200));
  }

  test('in any order of guests, members, languages and pages', async () => {
    const names = members.map(({ name }) => name);
    await assert(
      asyncProperty(array(visit, { minLength: 6, maxLength: 12 }), async (visits) => {
        const answers = await Promise.all(
          visits.map(async ({ who, path, locale }) => {
            const address = localePath(locale, paths()[path] ?? '/');
            return { who, text: await expectAsRendered(who, address, cookieOf(who, locale)) };
          }),
        );
        for (const { who, text } of answers) {
          const own = who === 'first' ? names[0] : who === 'second' ? names[1] : undefined;
          const shown = names.filter((name) => text.includes(name));
          expect(shown.filter((name) => name !== own)).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
    const [keeper] = keepers;
    expect(keeper && (await readMetric(keeper, 'page_cache_hits_total'))).toBeGreaterThan(0);
    // A member sees their own name, so the test would notice it elsewhere.
    expect(keeper && (await read(keeper, '/trailers', members[0]?.cookie))).toContain('Wilhelmine');
  });
});

describe('what is committed is seen by guests of every process within a second', () => {
  /** Every process has the page and would send it again. */
  async function keepEverywhere(path: string): Promise<readonly string[]> {
    return Promise.all(
      keepers.map(async (keeper) => {
        const first = await read(keeper, path);
        const hits = await readMetric(keeper, 'page_cache_hits_total');
        await expect
          .poll(async () => {
            await read(keeper, path);
            return readMetric(keeper, 'page_cache_hits_total');
          })
          .toBeGreaterThan(hits);
        return first;
      }),
    );
  }
  const SECOND_MS = 1000;
  /** The database, its sender of changes, and the process that hears of them. */
  const HOPS = 3;

  /**
   * The pages from before a commit that somebody got who asked a second after it, or later. A machine that is busy with
   * other work lets each process on the way of a commit wait, and those who ask no less: so much longer it may take there.
   */
  async function listLate(path: string, isShown: (page: string) => boolean): Promise<readonly string[]> {
    const committedAt = performance.now();
    const watch = async (keeper: ApiProcess) => {
      let slowest = 0;
      for (;;) {
        const askedAt = performance.now();
        const page = await read(keeper, path);
        if (isShown(page)) return [];
        slowest = Math.max(slowest, performance.now() - askedAt);
        if (askedAt - committedAt > SECOND_MS + HOPS * slowest) return [page];
      }
    };
    return (await Promise.all(keepers.map(watch))).flat();
  }

  test('a rental', async () => {
    const { deps } = shop;
    const [, , trailerId = ''] = world.trailerIds;
    const period = periodFrom(deps.clock.now(), 3);
    const wall = (instant: string) => new Date(instant).toISOString().slice(0, 10);
    const path = `/trailers?freeOnly=true&limit=100&from=${wall(period.from)}T12:00&to=${wall(period.to)}T12:00`;
    const link = `/trailers/${trailerId}`;
    for (const page of await keepEverywhere(path)) expect(page).toContain(link);
    const actor = await makeCustomer(deps);
    const placed = await order(deps, actor, await fillCart(deps, actor, [{ trailerId, ...period }]));
    expect(placed.ok).toBe(true);
    expect(await listLate(path, (page) => page.startsWith('200') && !page.includes(link))).toEqual([]);
  });

  test('a price list', async () => {
    const path = `/trailers/${world.trailerIds[3] ?? ''}`;
    const before = await keepEverywhere(path);
    await makePriceList(shop.deps.db, { plane: [4711, 4711, 4711, 4711] });
    const isNew = (page: string) => page.startsWith('200') && !before.includes(page) && page.includes('47,11');
    expect(await listLate(path, isNew)).toEqual([]);
  });

  test('a retired trailer', async () => {
    const trailerId = world.trailerIds[4] ?? '';
    await keepEverywhere(`/trailers/${trailerId}`);
    await shop.deps.db.updateTable('trailer').set({ status: 'retired' }).where('id', '=', trailerId).execute();
    expect(await listLate(`/trailers/${trailerId}`, (page) => page.startsWith('404'))).toEqual([]);
  });

  test('an edited text', async () => {
    await keepEverywhere('/en/depots');
    await shop.deps.db.updateTable('depot').set({ name: 'Quay of the edited text' }).execute();
    expect(await listLate('/en/depots', (page) => page.includes('Quay of the edited text'))).toEqual([]);
  });
});

describe('a kept page', () => {
  const keeper = () => keepers[0] ?? renderer;

  test('says what it may run by hashes, and nothing of a nonce', async () => {
    const answer = await ask(keeper(), '/en/help');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('nonce');
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe-inline/);
    expect(await answer.text()).not.toMatch(/\snonce="/);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('travels for %s as %s and is the same page', async (accepted, encoding) => {
    const answer = await ask(keeper(), '/en/legal/terms', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const plain = await ask(keeper(), '/en/legal/terms', { 'accept-encoding': 'identity' });
    expect(await answer.text()).toBe(await plain.text());
    expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  test('is not sent to whoever has it', async () => {
    const etag = (await ask(keeper(), '/en/legal/terms')).headers.get('etag') ?? '';
    const again = await ask(keeper(), '/en/legal/terms', { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('content-security-policy')).toContain('sha256-');
    expect((await ask(keeper(), '/en/legal/terms', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has its headers without its body, and a trace of its own each time', async () => {
    const heads = [await ask(keeper(), '/en/help', {}, 'HEAD'), await ask(keeper(), '/en/help', {}, 'HEAD')];
    const whole = await ask(keeper(), '/en/help');
    for (const head of heads) {
      expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
      expect(await head.text()).toBe('');
    }
    expect(new Set(heads.map(({ headers }) => headers.get('x-trace-id'))).size).toBe(2);
  });

  test('may be kept by others only where the shop says so, and never for somebody', async () => {
    const cacheOf = async (server: ApiProcess, path: string, cookie = '') => {
      const { headers } = await ask(server, path, cookie === '' ? {} : { cookie });
      return [headers.get('cache-control'), headers.get('vary')];
    };
    const shared = ['public, max-age=0, s-maxage=30', 'Accept-Encoding, Cookie'];
    const own = ['private, no-cache', 'Accept-Encoding'];
    expect(await cacheOf(keeper(), '/en/help')).toEqual(shared);
    expect(await cacheOf(keeper(), '/en/help', members[0]?.cookie)).toEqual(own);
    expect(await cacheOf(keeper(), '/en/help', 'flash=x')).toEqual(own);
    expect(await cacheOf(keeper(), '/en/login')).toEqual(own);
    expect(await cacheOf(keeper(), '/en/trailers/unknown')).toEqual(own);
    // Its language depends on the browser.
    expect(await cacheOf(keeper(), '/')).toEqual(own);
    expect(await cacheOf(keepers[1] ?? renderer, '/en/help')).toEqual(own);
  });
});

test("a member's page is not sent again while it is the same", async () => {
  const headers = { cookie: members[0]?.cookie ?? '' };
  const etag = (await ask(renderer, '/en/booking', headers)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  expect((await ask(renderer, '/en/booking', { ...headers, 'if-none-match': etag })).status).toBe(304);
  const other = { cookie: members[1]?.cookie ?? '', 'if-none-match': etag };
  expect((await ask(renderer, '/en/booking', other)).status).toBe(200);
});
