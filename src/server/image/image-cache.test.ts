import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/duration.ts';
import { createImageCache } from './image-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-cache-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const key = (letter: string) => letter.repeat(64);
/** As much of a webp as the cache looks at. */
function webp(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.write('RIFF', 'latin1');
  bytes.writeUInt32LE(size - 8, 4);
  return bytes;
}
const open = (mostBytes = 300) => createImageCache({ folder, mostBytes });

describe('the image cache', () => {
  test('gives back what was put, also after a restart', async () => {
    expect(await open().get(key('a'))).toBeUndefined();
    await open().put(key('a'), webp(100));
    expect(await open().get(key('a'))).toEqual(webp(100));
  });

  test('drops the least recently asked for when it grows too large', async () => {
    const cache = open(300);
    for (const letter of ['a', 'b', 'c']) await cache.put(key(letter), webp(100));
    await cache.get(key('a'));
    await cache.put(key('d'), webp(100));
    expect((await readdir(folder)).map((name) => name.charAt(0)).toSorted()).toEqual(['a', 'c', 'd']);
  });

  test('drops after a month what nobody has asked for', async () => {
    await open().put(key('a'), webp(100));
    await open().put(key('b'), webp(100));
    const longAgo = new Date(Date.now() - 31 * DAY_MS);
    await utimes(path.join(folder, `${key('a')}.webp`), longAgo, longAgo);
    expect(await open().get(key('a'))).toBeUndefined();
    expect(await readdir(folder)).toEqual([`${key('b')}.webp`]);
  });

  test('remembers across a restart what was asked for last', async () => {
    const cache = open(300);
    for (const [index, letter] of ['a', 'b', 'c'].entries()) {
      await cache.put(key(letter), webp(100));
      const at = new Date(Date.now() - index * DAY_MS);
      await utimes(path.join(folder, `${key(letter)}.webp`), at, at);
    }
    await open(300).put(key('d'), webp(100));
    expect((await readdir(folder)).map((name) => name.charAt(0)).toSorted()).toEqual(['a', 'b', 'd']);
  });

  test('never keeps a picture larger than itself', async () => {
    await open(300).put(key('a'), webp(301));
    expect(await readdir(folder)).toEqual([]);
  });

  test('takes a file that a power cut has shortened for missing', async () => {
    await open().put(key('a'), webp(100));
    await truncate(path.join(folder, `${key('a')}.webp`), 50);
    expect(await open().get(key('a'))).toBeUndefined();
    await truncate(path.join(folder, `${key('a')}.webp`), 0);
    expect(await open().get(key('a'))).toBeUndefined();
  });

  test('clears away what a crash has left half written, but nothing that may be under way', async () => {
    await writeFile(path.join(folder, 'old.part'), 'x');
    await writeFile(path.join(folder, 'new.part'), 'x');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(path.join(folder, 'old.part'), yesterday, yesterday);
    await open().get(key('a'));
    expect(await readdir(folder)).toEqual(['new.part']);
  });
});
