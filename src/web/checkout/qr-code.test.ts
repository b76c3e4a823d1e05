import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { drawQrCode } from './qr-code.server.ts';

test('the drawn squares are exactly the dark modules of the code', () => {
  const text = 'BCD\n002\n1\nSCT\nMARKDEF1100\nTrailyard GmbH\nDE02120300000000202051\nEUR2003.99\n\n\nO-26-000123';
  const { size, path } = drawQrCode(text);
  const drawn = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i += 1) drawn.add(`${Number(x) + i} ${y}`);
  }
  const { modules } = create([{ data: Buffer.from(text), mode: 'byte' }], { errorCorrectionLevel: 'M' });
  const dark = Array.from(modules.data).flatMap((isDark, i) =>
    isDark ? [`${i % modules.size} ${Math.floor(i / modules.size)}`] : [],
  );
  expect(size).toBe(modules.size);
  expect([...drawn].toSorted()).toEqual(dark.toSorted());
});
