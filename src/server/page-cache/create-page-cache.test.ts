import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Change, ChangesPort } from '#services/ports/changes.ts';
import type { ContentPort } from '#services/ports/content.ts';
import { findGuestPage } from '#web/guest-pages.server.ts';
import { type AskedPage, createPageCache } from './create-page-cache.ts';

const MEGABYTE = 1024 * 1024;

function createWorld({ mostBytes = MEGABYTE } = {}) {
  const feed = { isLive: true, listeners: new Set<(change: Change) => void>() };
  const changes: ChangesPort = {
    isLive: () => feed.isLive,
    listen: (listener) => {
      feed.listeners.add(listener);
      return () => void feed.listeners.delete(listener);
    },
  };
  const content = {
    findStory: vi.fn<ContentPort['findStory']>(async () => undefined),
    listen: vi.fn<(listener: () => void) => void>(),
  };
  let now = Date.UTC(2026, 10, 16, 12, 0, 30);
  const cache = createPageCache({ mostBytes, changes, content, clock: { now: () => new Date(now) } });
  let renders = 0;
  const answer = { status: 200, headers: {} as Record<string, string>, isBroken: false };
  const render = async () => {
    renders += 1;
    const { status, isBroken } = answer;
    const body = Buffer.from(`page ${renders} `.repeat(200));
    return { page: { status, headers: new Headers(answer.headers), body, etag: `"${renders}"` }, isBroken };
  };
  return {
    cache,
    feed,
    content,
    answer,
    render,
    tell: (...tables: string[]) => {
      for (const listener of feed.listeners) listener({ tables: new Set(tables) });
    },
    tellUnknown: () => {
      for (const listener of feed.listeners) listener({ tables: 'unknown' });
    },
    passTime: (seconds: number) => {
      now += seconds * 1000;
    },
    /** Which rendering is sent. */
    ask: async (path: string, search = '') => (await cache.get(asked(path, search), render)).etag,
  };
}

function asked(path: string, search = ''): AskedPage {
  const page = findGuestPage(path);
  if (!page) throw new Error(`Guests do not share ${path}`);
  return { page, path, search, locale: 'de', pathname: path };
}

test('a page is rendered once', async () => {
  const { ask, cache } = createWorld();
  expect([await ask('/trailers'), await ask('/trailers'), await ask('/trailers')]).toEqual(['"1"', '"1"', '"1"']);
  expect([cache.hits(), cache.misses(), cache.drops()]).toEqual([2, 1, 0]);
  expect(cache.has(asked('/trailers'))).toBe(true);
  expect(cache.has(asked('/trailers', '?q=x'))).toBe(false);
});

test('whoever asks while it is rendered waits for the same rendering', async () => {
  const { ask } = createWorld();
  expect(await Promise.all([ask('/trailers'), ask('/trailers'), ask('/trailers')])).toEqual(Array(3).fill('"1"'));
});

test('every address and every search has a page of its own', async () => {
  const { ask } = createWorld();
  expect(await ask('/trailers')).toBe('"1"');
  expect(await ask('/trailers', '?q=x')).toBe('"2"');
  expect(await ask('/depots')).toBe('"3"');
  expect(await ask('/trailers')).toBe('"1"');
});

test.each([
  ['/', 'allocation', false],
  ['/', 'price_list', true],
  ['/', 'trailer', true],
  ['/', 'depot', true],
  ['/', 'customer_order', false],
  ['/trailers', 'allocation', true],
  ['/trailers', 'booking', true],
  ['/trailers', 'certificate', true],
  ['/trailers', 'session', false],
  ['/trailers/5', 'service_price', true],
  ['/trailers/5', 'price_band', true],
  ['/trailers/5', 'trailer_image', true],
  ['/depots', 'depot_exception', true],
  ['/depots', 'allocation', false],
  ['/depots/HAM', 'allocation', true],
  ['/external/map-5', 'allocation', true],
  ['/help', 'trailer', false],
  ['/legal/terms', 'depot', false],
])('%s after a commit in %s is rendered anew: %s', async (path, table, isDropped) => {
  const { ask, tell, cache } = createWorld();
  await ask(path);
  tell('outbox', table);
  expect(cache.has(asked(path))).toBe(!isDropped);
  expect(await ask(path)).toBe(isDropped ? '"2"' : '"1"');
  expect(cache.drops()).toBe(Number(isDropped));
});

test('when changes may have been missed nothing is believed any more', async () => {
  const { ask, tellUnknown, cache } = createWorld();
  await ask('/trailers');
  await ask('/legal/terms');
  tellUnknown();
  expect(cache.bytes()).toBe(0);
  expect([await ask('/trailers'), await ask('/legal/terms')]).toEqual(['"3"', '"4"']);
});

test('while nobody tells of changes nothing is kept or sent from what was kept', async () => {
  const { ask, feed, cache } = createWorld();
  await ask('/trailers');
  feed.isLive = false;
  expect(cache.has(asked('/trailers'))).toBe(false);
  expect([await ask('/trailers'), await ask('/trailers')]).toEqual(['"2"', '"3"']);
  feed.isLive = true;
  expect([await ask('/trailers'), await ask('/trailers')]).toEqual(['"4"', '"4"']);
});

test('a page that was rendered while something changed is sent to those who asked before, and not kept', async () => {
  const { cache, render, tell, ask } = createWorld();
  const gate = Promise.withResolvers<void>();
  const slow = async () => {
    const rendered = await render();
    await gate.promise;
    return rendered;
  };
  const early = [cache.get(asked('/trailers'), slow), cache.get(asked('/trailers'), slow)];
  await vi.waitFor(() => expect(cache.misses()).toBe(1));
  tell('allocation');
  const late = ask('/trailers');
  gate.resolve();
  expect((await Promise.all(early)).map(({ etag }) => etag)).toEqual(['"1"', '"1"']);
  expect(await late).toBe('"2"');
  expect(await ask('/trailers')).toBe('"2"');
});

test('another text of the content service is shown at once, and pages without texts stay', async () => {
  const { ask, content } = createWorld();
  await ask('/help');
  await ask('/trailers');
  content.listen.mock.lastCall?.[0]();
  expect(await ask('/help')).toBe('"3"');
  expect(await ask('/trailers')).toBe('"2"');
});

test('a kept page reads its texts again, so that the content service is asked in time', async () => {
  const { ask, content } = createWorld();
  await ask('/legal/terms');
  expect(content.findStory).not.toHaveBeenCalled();
  await ask('/legal/terms');
  expect(content.findStory.mock.calls).toEqual([[{ slug: 'legal/terms', locale: 'de' }]]);
});

test.each([
  ['/trailers', 29, true],
  ['/trailers', 30, false],
  ['/', 30, false],
  ['/depots/HAM', 30, false],
  ['/help', 30, true],
  ['/legal/terms', 59 * 60, true],
  ['/legal/terms', 60 * 60, false],
])('%s is the same after %i seconds: %s', async (path, seconds, isSame) => {
  const { ask, passTime } = createWorld();
  await ask(path);
  passTime(seconds);
  expect(await ask(path)).toBe(isSame ? '"1"' : '"2"');
});

test.each([
  ['a page that is not found', { status: 404 }],
  ['a redirect', { status: 302 }],
  ['a failure', { status: 500 }],
  ['an answer with a cookie', { headers: { 'Set-Cookie': 'flash=x' } }],
  ['a page of which a part has failed', { isBroken: true }],
])('%s is not kept', async (_, answer) => {
  const world = createWorld();
  Object.assign(world.answer, answer);
  expect([await world.ask('/trailers'), await world.ask('/trailers')]).toEqual(['"1"', '"2"']);
  expect(world.cache.bytes()).toBe(0);
});

test('a rendering that throws fails for those who wait, and not for the next', async () => {
  const { cache, ask } = createWorld();
  const fail = async () => Promise.reject(new Error('no'));
  await expect(Promise.all([cache.get(asked('/'), fail), cache.get(asked('/'), fail)])).rejects.toThrow('no');
  expect(await ask('/')).toBe('"1"');
});

test('the pages asked for last are kept within the room that there is', async () => {
  const { ask, cache } = createWorld({ mostBytes: 10_000 });
  await ask('/trailers', '?q=1');
  await ask('/trailers', '?q=2');
  await ask('/trailers', '?q=1');
  await ask('/trailers', '?q=3');
  expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  expect(['?q=1', '?q=2', '?q=3'].map((search) => cache.has(asked('/trailers', search)))).toEqual([true, false, true]);
});

test('every form of a kept page is made once and counted', async () => {
  const { cache, render } = createWorld();
  const page = await cache.get(asked('/'), render);
  const before = cache.bytes();
  const [first, second] = await Promise.all([page.encode('gzip'), page.encode('gzip')]);
  expect(first).toBe(second);
  expect(gunzipSync(first).toString()).toBe('page 1 '.repeat(200));
  expect(cache.bytes()).toBe(before + first.length);
  expect((await page.encode('identity')).toString()).toBe('page 1 '.repeat(200));
});
