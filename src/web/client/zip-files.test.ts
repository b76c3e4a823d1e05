import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { unzip } from '../../../test/support/unzip.ts';
import { zipFiles } from './zip-files.ts';

const zip = async (files: readonly (readonly [string, string])[]) =>
  Buffer.from(await (await zipFiles(files.map(([name, text]) => ({ name, content: new Blob([text]) })))).arrayBuffer());

test('files come out as they went in, whatever they are called', async () => {
  const files = { 'A-1.pdf': 'one', 'Bestätigung – 2.pdf': 'x'.repeat(70_000), 'empty.pdf': '' };
  expect(unzip(await zip(Object.entries(files)))).toEqual(files);
});

test('the same paper of two rows is there once', async () => {
  const bytes = await zip([
    ['A-1.pdf', 'one'],
    ['A-2.pdf', 'two'],
    ['A-1.pdf', 'one'],
  ]);
  expect(Object.entries(unzip(bytes))).toEqual([
    ['A-1.pdf', 'one'],
    ['A-2.pdf', 'two'],
  ]);
});

test('says the sum by which a file is known to be whole', async () => {
  expect((await zip([['A-1.pdf', 'Übergabe']])).readUInt32LE(14)).toBe(crc32('Übergabe'));
});
