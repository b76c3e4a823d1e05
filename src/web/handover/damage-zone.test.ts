import { expect, test } from 'vitest';
import { middleOf, pointIn, ZONES, zoneOf } from './damage-zone.ts';

test.each([
  ['left', 0, 'front'],
  ['left', 0.32, 'front'],
  ['right', 0.5, 'middle'],
  ['top', 0.99, 'rear'],
  ['front', 0.1, undefined],
  ['rear', 0.9, undefined],
] as const)('a mark on the %s at %s lies %s', (view, y, zone) => {
  expect(zoneOf(view, y)).toBe(zone);
});

test('a tap becomes a fraction of the sketch and never leaves it', () => {
  const box = { left: 100, top: 50, width: 200, height: 400 };
  expect(pointIn(box, { clientX: 150, clientY: 150 })).toEqual({ x: 0.25, y: 0.25 });
  expect(pointIn(box, { clientX: 99, clientY: 451 })).toEqual({ x: 0, y: 1 });
});

test('the keyboard marks the middle of a third, which lies in that third', () => {
  for (const zone of ZONES) expect(zoneOf('left', middleOf(zone).y)).toBe(zone);
  expect(middleOf(undefined)).toEqual({ x: 0.5, y: 0.5 });
});
