import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareDataFolder, readSecretKey } from './data-folder.ts';
import { StartError } from './start-error.ts';

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
