import { expect, test } from 'vitest';
import { isStoragePath } from '../upload/storage-path.ts';
import { findVariantPath, listVariantPaths, VARIANTS_AHEAD } from './image-variant.ts';

test('a picture of a trailer has its variants outside of what the image path shows', () => {
  const paths = listVariantPaths('uploads/trailer/plane-mega_2.webp');
  expect(paths).toContain('variants/1/trailer/plane-mega_2-640-90.webp');
  expect(new Set(paths).size).toBe(VARIANTS_AHEAD.length);
  expect(paths.filter((path) => !isStoragePath(path))).toEqual([]);
});

test.each([
  ['uploads/trailer/a.webp', 640, 75],
  ['uploads/trailer/a.webp', 1536, 90],
  ['uploads/avatar/a.webp', 640, 90],
  ['uploads/logo/a.webp', 640, 90],
  ['handover/a.webp', 640, 90],
])('%s in a width of %d and a quality of %d is not made ahead', (original, width, quality) => {
  expect(findVariantPath(original, { width, quality })).toBeUndefined();
});
