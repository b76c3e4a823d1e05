import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { listVariantPaths } from '#domain/image/image-variant.ts';
import { fail, ok } from '#domain/result.ts';
import type { Deps } from '#services/deps.ts';
import type { ImageEncoderPort } from '#services/ports/image-encoder.ts';
import { deleteFiles } from './delete-files.ts';
import { makeVariants } from './make-variants.ts';

const ORIGINAL = 'uploads/trailer/a.webp';
const VARIANTS = listVariantPaths(ORIGINAL);
const bytes = (text: string) => new TextEncoder().encode(text);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-variants-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function setUp() {
  const storage = createFolderStorage(folder);
  await storage.put(ORIGINAL, bytes('photo'), 'image/webp');
  const encode = vi.fn<ImageEncoderPort['encode']>(async (_, { maxWidth, quality }) =>
    ok({ bytes: bytes(`${maxWidth}-${quality}`), width: maxWidth, height: 1 }),
  );
  // A job asks for nothing else here.
  const deps = { storage, imageEncoder: { encode } } as Partial<Deps> as Deps;
  const texts = () =>
    Promise.all(VARIANTS.map(async (variant) => new TextDecoder().decode((await storage.get(variant))?.bytes)));
  return { deps, storage, encode, texts };
}

const make = (deps: Deps) => makeVariants(deps, { originals: [ORIGINAL] }, { id: '' });
const NONE = VARIANTS.map(() => '');

/** The first size is made when the picture has just gone. */
const deletingMeanwhile =
  (deps: Deps): ImageEncoderPort['encode'] =>
  async () => {
    await deleteFiles(deps, { paths: [ORIGINAL] }, { id: '' });
    return ok({ bytes: bytes('late'), width: 320, height: 1 });
  };

test('a picture is kept in every size of a card, and they go with it', async () => {
  const { deps, storage, texts } = await setUp();
  await make(deps);
  expect(await texts()).toEqual(['320-75', '320-90', '640-90', '768-90']);
  await deleteFiles(deps, { paths: [ORIGINAL] }, { id: '' });
  expect(await storage.get(ORIGINAL)).toBeUndefined();
  expect(await texts()).toEqual(NONE);
});

test('nothing is left of a picture that is deleted while its sizes are made', async () => {
  const { deps, encode, texts } = await setUp();
  encode.mockImplementationOnce(deletingMeanwhile(deps));
  await make(deps);
  expect(await texts()).toEqual(NONE);
});

test('nothing is left either if that attempt was broken off', async () => {
  const { deps, encode, texts } = await setUp();
  encode.mockImplementationOnce(deletingMeanwhile(deps));
  encode.mockResolvedValueOnce(fail('unavailable'));
  await expect(make(deps)).rejects.toThrow('cannot be made');
  expect(await texts()).not.toEqual(NONE);
  await make(deps);
  expect(await texts()).toEqual(NONE);
});

test('a picture that is gone asks for nothing', async () => {
  const { deps, storage, encode } = await setUp();
  await storage.delete(ORIGINAL);
  await make(deps);
  expect(encode).not.toHaveBeenCalled();
});

test('an encoder that has no time is asked again later', async () => {
  const { deps, encode, texts } = await setUp();
  encode.mockResolvedValueOnce(fail('unavailable'));
  await expect(make(deps)).rejects.toThrow('cannot be made');
  await make(deps);
  expect(await texts()).not.toContain('');
});
