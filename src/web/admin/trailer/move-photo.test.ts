import { expect, test } from 'vitest';
import { movePhoto } from './move-photo.ts';

const photos = ['a', 'b', 'c'].map((id) => ({ id }));

test.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['a', 9, 'bca'],
  ['x', 0, 'abc'],
])('%s moved to place %i makes %s', (id, to, order) => {
  expect(
    movePhoto(photos, id, to)
      .map((photo) => photo.id)
      .join(''),
  ).toBe(order);
});
