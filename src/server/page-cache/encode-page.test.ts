import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePage, encodePage, pickEncoding } from './encode-page.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.1, gzip', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['br;q=nonsense', 'identity'],
])('whoever accepts %j gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted, 5000)).toBe(encoding);
});

test('what is small already is sent as it is', () => {
  expect(pickEncoding('br', 1023)).toBe('identity');
  expect(pickEncoding('br', 1024)).toBe('br');
});

test('every form holds the same page', async () => {
  const page = Buffer.from('<p>Sattelauflieger</p>'.repeat(500));
  const small = await encodePage(page, 'br', 'often');
  expect(small.length).toBeLessThan(page.length / 10);
  expect(brotliDecompressSync(small).equals(page)).toBe(true);
  expect((await decodePage(small)).equals(page)).toBe(true);
  expect(gunzipSync(await encodePage(page, 'gzip', 'once')).equals(page)).toBe(true);
  expect(await encodePage(page, 'identity', 'once')).toBe(page);
});
