import type * as nodeFiles from 'node:fs/promises';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { prepareDataFolder, readFormerKey, readSecretKey, replaceSecretKey } from './data-folder.ts';
import { StartError } from './start-error.ts';

/** What the next files wait for between their creation and their first byte. */
const disk = vi.hoisted(() => ({ stalls: [] as Promise<void>[] }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const files = await importOriginal<typeof nodeFiles>();
  const writeFile: typeof nodeFiles.writeFile = async (file, data, options) => {
    const stall = disk.stalls.shift();
    if (stall === undefined) return files.writeFile(file, data, options);
    await files.writeFile(file, '', options);
    await stall;
    return files.writeFile(file, data);
  };
  return { ...files, writeFile };
});

const root = mkdtempSync(path.join(tmpdir(), 'trailyard-data-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('the data folder', () => {
  test('is made with all folders above it, also by two starts at once', async () => {
    const folder = path.join(root, 'a', 'b', 'c');
    expect(await Promise.all([prepareDataFolder(folder), prepareDataFolder(folder)])).toEqual([folder, folder]);
    expect(existsSync(folder)).toBe(true);
  });

  test.each([
    ['is a file', () => path.join(root, 'file')],
    ['lies below a file', () => path.join(root, 'file', 'data')],
    ['lies where nobody can make one', () => '/proc/trailyard/data'],
  ])('that %s ends the start with a sentence', async (_case, folder) => {
    writeFileSync(path.join(root, 'file'), '');
    await expect(prepareDataFolder(folder())).rejects.toThrow(StartError);
  });
});

test('the secret key is made once, for nobody else to read', async () => {
  const first = await readSecretKey(undefined, root);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await readSecretKey(undefined, root)).toBe(first);
  expect(readFileSync(path.join(root, 'secret-key'), 'utf8')).toBe(first);
  expect(await readSecretKey('configured', root)).toBe('configured');
});

test('of two first starts at once the slower one takes the key of the faster, and none finds half of one', async () => {
  const folder = mkdtempSync(path.join(root, 'first-'));
  const isThere = Promise.withResolvers<void>();
  disk.stalls.push(isThere.promise);
  const slower = readSecretKey(undefined, folder);
  await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  const faster = await readSecretKey(undefined, folder);
  isThere.resolve();
  expect(faster).toMatch(/^[\w-]{43}$/);
  expect(await slower).toBe(faster);
  expect(readdirSync(folder)).toEqual(['secret-key']);
});

test('a new secret key keeps the one before it until that is deleted', async () => {
  const folder = mkdtempSync(path.join(root, 'rotated-'));
  const first = await readSecretKey(undefined, folder);
  expect(await readFormerKey(undefined, folder)).toBeUndefined();
  await replaceSecretKey(folder);
  const second = await readSecretKey(undefined, folder);
  expect(second).toMatch(/^[\w-]{43}$/);
  expect([second === first, await readFormerKey(undefined, folder)]).toEqual([false, first]);
  await expect(replaceSecretKey(folder)).rejects.toThrow(StartError);
  expect(await readSecretKey(undefined, folder)).toBe(second);
  rmSync(path.join(folder, 'secret-key-before'));
  await replaceSecretKey(folder);
  expect(await readFormerKey('configured', folder)).toBe('configured');
  expect(await readFormerKey(undefined, folder)).toBe(second);
});
