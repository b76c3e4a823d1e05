import { expect, test } from 'vitest';
import { closedBackground, countedStretches, placeOn } from './board-scale.ts';

const SPAN = { from: 100, to: 300 };

test.each([
  { what: 'inside', from: 150, to: 200, place: { left: 25, width: 25 } },
  { what: 'over both ends', from: 0, to: 1000, place: { left: 0, width: 100 } },
  { what: 'in from the left', from: 0, to: 150, place: { left: 0, width: 25 } },
  { what: 'up to the beginning', from: 0, to: 100, place: undefined },
  { what: 'from the end on', from: 300, to: 400, place: undefined },
])('a stretch that lies $what', ({ from, to, place }) => {
  expect(placeOn(SPAN, from, to)).toEqual(place);
});

test('days are counted each, and weeks as wholes', () => {
  const days = Array.from({ length: 15 }, (_, i) => ({ date: '', from: i * 10, to: i * 10 + 10 }));
  expect(countedStretches(days, 'days')).toHaveLength(15);
  expect(countedStretches(days, 'weeks')).toEqual([
    { from: 0, to: 70 },
    { from: 70, to: 140 },
  ]);
});

test('closed days are painted where they are', () => {
  const days = [0, 1, 2, 3].map((i) => ({ date: '', from: 100 + i * 50, to: 150 + i * 50 }));
  expect(closedBackground([], days, SPAN)).toBe('none');
  expect(closedBackground([1], days, SPAN)).toBe(
    'linear-gradient(to right, transparent 25%, var(--color-paper-sunken) 25% 50%, transparent 50%)',
  );
});
