import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { BOARD_ZOOMS } from './board-view.ts';
import { boardDays, turnBoard } from './board-window.ts';

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  { zoom: 'hours', first: '2026-11-18', count: 2 },
  { zoom: 'days', first: '2026-11-14', count: 21 },
  { zoom: 'weeks', first: '2026-11-11', count: 91 },
] as const)('a board of $zoom begins on $first', ({ zoom, first, count }) => {
  const days = boardDays(at('2026-11-18T09:00:00Z'), zoom, undefined);
  expect(days).toHaveLength(count);
  expect(days[0]?.date).toBe(first);
});

test('just after midnight in Berlin it is the next day there', () => {
  expect(boardDays(at('2026-11-17T23:30:00Z'), 'hours', undefined)[0]?.date).toBe('2026-11-18');
});

test('the days join, also those on which the clocks change', () => {
  const days = boardDays(at('2026-11-18T09:00:00Z'), 'weeks', '2026-03-01');
  const lengths = new Set(days.map(({ from, to }) => to - from));
  expect(lengths).toEqual(new Set([1440, 1380]));
  days.slice(1).forEach((day, i) => expect(day.from).toBe(days[i]?.to));
});

test.each(BOARD_ZOOMS)('a board of %s is turned and turned back', (zoom) => {
  const there = turnBoard('2026-02-20', zoom, 1);
  expect(turnBoard(there, zoom, -1)).toBe('2026-02-20');
});
