import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

const PIXELS = 4;
const QUIET = 4;

test('a phone reads from the drawn squares what was written', () => {
  const text = 'BCD\n002\n1\nSCT\nMARKDEF1100\nTrailyard GmbH\nDE02120300000000202051\nEUR2003.99\n\n\nO-26-000123';
  const { size, path } = drawQrCode(text);
  const side = (size + 2 * QUIET) * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < PIXELS; row += 1) {
      const from = ((Number(y) + QUIET) * PIXELS + row) * side + (Number(x) + QUIET) * PIXELS;
      for (let i = from; i < from + Number(width) * PIXELS; i += 1) data.set([0, 0, 0], i * 4);
    }
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(text);
});
