import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unzip } from '../../../test/support/unzip.ts';
import { writeZip, type ZipFile } from './write-zip.ts';

async function* give(files: readonly ZipFile[]) {
  yield* files;
}

const zip = async (files: readonly ZipFile[]): Promise<Buffer> =>
  Buffer.from(await new Response(writeZip(give(files))).arrayBuffer());

test('files come out as they went in, whatever they are called', async () => {
  const files = { 'orders.csv': 'a,b\r\n1,2\r\n', 'papers/Übergabe – 1.pdf': 'x'.repeat(100_000), 'empty.txt': '' };
  const bytes = await zip(Object.entries(files).map(([name, text]) => ({ name, content: [Buffer.from(text)] })));
  expect(unzip(bytes)).toEqual(files);
  expect(bytes.length).toBeLessThan(2_000);
});

test('a file may come in parts, and is packed before its last one is made', async () => {
  let made = 0;
  async function* parts() {
    for (; made < 100; made += 1) yield randomBytes(100_000);
  }
  const reader = writeZip(give([{ name: 'long.csv', content: parts() }])).getReader();
  await reader.read();
  await reader.read();
  expect(made).toBeLessThan(50);
  await reader.cancel();
});

test('a file that cannot be read to its end breaks the zip off', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('the storage is gone');
  }
  await expect(zip([{ name: 'a.csv', content: broken() }])).rejects.toThrow('the storage is gone');
});

test('no file at all is a zip too', async () => {
  expect(unzip(await zip([]))).toEqual({});
});

test('a file is made only when the one before has been taken', async () => {
  const made: string[] = [];
  const ends: string[] = [];
  async function* make(): AsyncGenerator<ZipFile> {
    try {
      for (const name of ['1', '2', '3', '4', '5']) {
        made.push(name);
        yield { name, content: [Buffer.from(name)] };
      }
    } finally {
      ends.push('stopped');
    }
  }
  const reader = writeZip(make()).getReader();
  await reader.read();
  await reader.cancel();
  expect(made.length).toBeLessThan(4);
  expect(ends).toEqual(['stopped']);
});
