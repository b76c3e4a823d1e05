import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { toQrModules } from './qr-modules.ts';

/** As another implementation draws it, which chooses among the masks by the same rule. */
const expected = (bytes: Uint8Array) => {
  const { size, data } = create([{ data: bytes, mode: 'byte' }], { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_column, x) => Boolean(data[y * size + x])),
  );
};

// The first that fills each version, and the longest that fits the largest.
test.each([1, 14, 15, 27, 43, 63, 85, 107, 123, 153, 181, 214, 252, 288, 332, 363, 413, 451, 505, 561, 625, 666])(
  'a code of %i bytes is the one that others draw',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(toQrModules(bytes)).toEqual(expected(bytes));
  },
);

test('more than the largest code holds is refused', () => {
  expect(() => toQrModules(new Uint8Array(667))).toThrow(RangeError);
});
