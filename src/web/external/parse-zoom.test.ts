import { expect, test } from 'vitest';
import { parseZoom } from './parse-zoom.ts';

test.each([
  ['map-3', 3],
  ['map-7', 7],
  ['map-18', 18],
  ['map-2', undefined],
  ['map-19', undefined],
  ['map-07', undefined],
  ['map-7.5', undefined],
  ['map--7', undefined],
  ['map-', undefined],
  ['map-7x', undefined],
  ['Map-7', undefined],
])('%s has the zoom %s', (segment, zoom) => {
  expect(parseZoom(segment)).toBe(zoom);
});
