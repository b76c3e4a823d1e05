import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSharpEncoder } from '#adapters/image-encoder/sharp-encoder.ts';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { fail } from '#domain/result.ts';
import { storeImage } from '#services/upload/store-image.ts';
import { makeHostileImages } from '../support/hostile-images.ts';

const hostileImages = await makeHostileImages();

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trailyard-upload-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const makeDeps = () => ({ storage: createFolderStorage(root), imageEncoder: createSharpEncoder() });
const bodyOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();
const photo = (width = 3000, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6470' } })
    .withExif({ IFD0: { Artist: 'driver' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

describe('a picture that somebody sends', () => {
  test('is kept as a webp of its purpose, without the place it was taken at', async () => {
    const deps = makeDeps();
    const stored = await storeImage(deps, { purpose: 'avatar', body: bodyOf(await photo()) });
    if (!stored.ok) throw new Error(stored.error);
    expect(stored.value).toMatchObject({ width: 640, height: 427, url: `/${stored.value.path}` });
    const file = await deps.storage.get(stored.value.path);
    expect(file?.contentType).toBe('image/webp');
    const facts = await sharp(file?.bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 640, height: 427 });
    expect(facts.exif).toBeUndefined();
  });

  test('gets a new random name each time', async () => {
    const deps = makeDeps();
    const bytes = await photo(100, 100);
    const names = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      const stored = await storeImage(deps, { purpose: 'logo', body: bodyOf(bytes) });
      if (stored.ok) names.add(stored.value.path);
    }
    expect(names.size).toBe(3);
    for (const name of names) expect(name).toMatch(/^uploads\/logo\/[0-9a-f]{32}\.webp$/);
  });

  test('of a handover has no public address', async () => {
    const stored = await storeImage(makeDeps(), { purpose: 'handover', body: bodyOf(await photo(100, 100)) });
    if (!stored.ok) throw new Error(stored.error);
    expect(stored.value.url).toBeNull();
    expect(stored.value.path).toMatch(/^handover\//);
  });

  test.each(hostileImages)('is refused and leaves nothing behind if it is $name', async (hostile) => {
    const answer = await storeImage(makeDeps(), { purpose: 'trailer', body: bodyOf(hostile.bytes) });
    expect(answer).toEqual(fail(hostile.answer));
    expect(await readdir(root)).toEqual([]);
  });

  test('finds a full disk unavailable rather than broken', async () => {
    const deps = makeDeps();
    const full = { ...deps, storage: { ...deps.storage, put: async () => fail('storage-full' as const) } };
    expect(await storeImage(full, { purpose: 'logo', body: bodyOf(await photo(100, 100)) })).toEqual(
      fail('unavailable'),
    );
  });
});
