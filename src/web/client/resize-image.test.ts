import { expect, test } from 'vitest';
import { fitWithin, MAX_UPLOAD_SIDE, resizeImage, UPLOAD_QUALITY } from './resize-image.ts';

test('pictures leave the device with at most 2048 pixels on the longer side', () => {
  expect(MAX_UPLOAD_SIDE).toBe(2048);
  expect(UPLOAD_QUALITY).toBe(0.85);
});

test.each([
  [
    { width: 4096, height: 3072 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 3000, height: 6000 },
    { width: 1024, height: 2048 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 40_000, height: 2 },
    { width: 2048, height: 1 },
  ],
])('%j becomes %j', (size, expected) => {
  expect(fitWithin(size, 2048)).toEqual(expected);
});

test('a file that is no picture is said to be none', async () => {
  expect(await resizeImage(new Blob(['hello']))).toEqual({ ok: false, error: 'not-image' });
});
