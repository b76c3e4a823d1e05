import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findNewestRelease, noteRelease } from '#db/release/release.queries.ts';
import { fail } from '#domain/result.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { keepAssets } from '#server/assets/keep-assets.ts';
import { publishAssets } from '#server/assets/publish-assets.ts';
import { findOrphans } from '#server/jobs/find-orphans.ts';
import { sweepAssets } from '#server/jobs/sweep-assets.ts';
import { requireStorage } from '#server/require-storage.ts';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { createS3Storage } from '#adapters/storage/s3-storage.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { StartError } from '#server/start-error.ts';
import { startS3Server } from '../support/s3-server.ts';
import { bytes, listPaths } from '../support/storage-contract.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { makeTrailer } from '../support/make-rows.ts';

const release = (day: number) => ({ version: `v${day}`, builtAt: `2026-01-0${day}T00:00:00.000Z` });

let shop: TestApp;
let build = '';
beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'trailyard-build-'));
  shop = await createTestApp({ assetsDir: build });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await rm(build, { recursive: true, force: true });
});

describe('the release', () => {
  beforeEach(() => shop.deps.db.deleteFrom('installation').where('key', '=', 'release').execute());
  const pass = (minutes: number) =>
    sql`
      update installation set
        set_at = set_at - make_interval(mins => ${minutes}),
        value = value || jsonb_build_object('olderSeenAt', (value ->> 'olderSeenAt')::timestamptz - make_interval(mins => ${minutes}))
      where key = 'release'`.execute(shop.deps.db);
  const isSettled = async () => (await findNewestRelease(shop.deps.db))?.isSettled;

  test('is the newest that has ever answered, whoever is asked and in whatever order they came', async () => {
    const { db } = shop.deps;
    for (const day of [2, 1, 3, 1, 2]) await noteRelease(db, release(day));
    const answer = await shop.newBrowser().get('/_app/version.json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ ...release(3), isSettled: false });
  });

  test('is that of the process itself before any was noted', async () => {
    const answer = await shop.newBrowser().get('/_app/version.json');
    expect(await answer.json()).toEqual({ version: 'test', builtAt: '', isSettled: false });
  });

  test('settles when no older one has answered for two minutes', async () => {
    const { db } = shop.deps;
    await noteRelease(db, release(1));
    await pass(3);
    expect(await isSettled()).toBe(true);
    await noteRelease(db, release(2));
    expect(await isSettled()).toBe(false);
    await pass(3);
    expect(await isSettled()).toBe(true);
    await noteRelease(db, release(1));
    expect(await isSettled()).toBe(false);
    await pass(3);
    await noteRelease(db, release(2));
    expect(await isSettled()).toBe(true);
  });

  test('stays settled when the same version is built again', async () => {
    const { db } = shop.deps;
    await noteRelease(db, release(1));
    await pass(3);
    await noteRelease(db, { ...release(1), builtAt: release(2).builtAt });
    await noteRelease(db, release(1));
    expect(await findNewestRelease(db)).toEqual({ version: 'v1', builtAt: release(2).builtAt, isSettled: true });
  });
});

describe('the files of a release', () => {
  const NAME = 'Part.of-Another_Release.js';
  const SOURCE = `export const text = '${'x'.repeat(5000)}';`;
  let other = '';
  beforeAll(async () => {
    other = await mkdtemp(path.join(tmpdir(), 'trailyard-other-'));
    await writeFile(path.join(other, NAME), SOURCE);
    await writeFile(path.join(other, `${NAME}.br`), brotliCompressSync(SOURCE));
    await writeFile(path.join(other, 'letters.woff2'), 'letters');
    await publishAssets(shop.deps.storage, other, shop.deps.clock.now());
  });
  afterAll(() => rm(other, { recursive: true, force: true }));
  const get = (name: string, encoding = 'gzip, br') =>
    shop.newBrowser().get(`/assets/${name}`, { 'Accept-Encoding': encoding });

  test('are answered by a process of another one, for ever and compressed', async () => {
    const script = await get(NAME);
    expect(script.status).toBe(200);
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': expect.stringContaining('script-src'),
    });
    expect(script.headers.get('Vary')).toContain('Accept-Encoding');
    expect(Buffer.from(await script.arrayBuffer())).toEqual(brotliCompressSync(SOURCE));
    expect((await get(NAME, 'gzip')).headers.get('Content-Encoding')).toBe('gzip');
    const plain = await get(NAME, 'identity');
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, SOURCE]);
    const letters = await get('letters.woff2');
    expect([letters.headers.get('Content-Type'), await letters.text()]).toEqual(['font/woff2', 'letters']);
  });

  test.each(['never-was.js', '..%2fmeta%2ftrial.txt', `${'x'.repeat(200)}.js`, 'a/b.js'])(
    'that never were, %s, are not kept by anybody',
    async (name) => {
      const answer = await get(name);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );

  test('that find no room, or no way in, keep nobody from serving, and are put a little later', async () => {
    const storage = createFolderStorage(await mkdtemp(path.join(build, 'full-')));
    const trouble = vi
      .fn<StoragePort['put']>(storage.put)
      .mockResolvedValueOnce(fail('storage-full'))
      .mockRejectedValueOnce(new Error('EROFS: read-only file system'));
    const onFailure = vi.fn<(error: unknown) => void>();
    const deps = { ...shop.deps, storage: { ...storage, put: trouble } };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const leave = await keepAssets({ deps, folder: other, onFailure });
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('is full') }));
    vi.advanceTimersByTime(5 * MINUTE_MS);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await listPaths(storage, 'assets')).toHaveLength(3));
    leave();
  });

  test('are put once, again after a week, and swept a month after that', async () => {
    const { storage, clock } = shop.deps;
    const [first = ''] = (await listPaths(storage, 'assets')).filter((each) => each.endsWith('.br'));
    await storage.delete(first);
    const publishIn = (days: number) => publishAssets(storage, other, new Date(clock.now().getTime() + days * DAY_MS));
    await publishIn(6);
    expect(await listPaths(storage, 'assets')).toHaveLength(2);
    await publishIn(8);
    expect(await listPaths(storage, 'assets')).toHaveLength(3);

    const sweepIn = (days: number) =>
      sweepAssets({ ...shop.deps, clock: { now: () => new Date(Date.now() + days * DAY_MS) } }, {}, { id: '' });
    await sweepIn(29);
    expect(await listPaths(storage, 'assets')).toHaveLength(3);
    expect(await sweepIn(31)).toEqual({ deleted: 3 });
    expect(await listPaths(storage, 'assets')).toEqual([]);
  });
});

test('files that no row names are told after a day, and stay', async () => {
  const { deps } = shop;
  const named = 'uploads/trailer/named.webp';
  const orphan = 'documents/order/orphan.pdf';
  await deps.storage.put(named, bytes('named'), 'image/webp');
  await deps.storage.put(orphan, bytes('orphan'), 'application/pdf');
  const trailerId = await makeTrailer(deps.db);
  await deps.db
    .insertInto('trailerImage')
    .values({ trailerId, position: 1, path: named, width: 1, height: 1 })
    .execute();
  const findIn = (days: number) =>
    findOrphans({ ...deps, clock: { now: () => new Date(Date.now() + days * DAY_MS) } }, {}, { id: '' });
  expect(await findIn(0)).toBeUndefined();
  expect(await findIn(2)).toEqual({ orphans: 1, bytes: 6, paths: [orphan] });
  expect(await deps.storage.get(orphan)).toBeDefined();
});

test('a bucket that cannot be used ends the start with a sentence', async () => {
  await using server = await startS3Server();
  await requireStorage(createS3Storage({ ...server.access, limitMs: 60_000 }));
  const sentence = 'The bucket gone does not exist; make it, or check S3_BUCKET and S3_ENDPOINT.';
  await expect(requireStorage(createS3Storage({ ...server.access, limitMs: 60_000, bucket: 'gone' }))).rejects.toThrow(
    new StartError(sentence),
  );
});
