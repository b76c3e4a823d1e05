import { expect, test } from 'vitest';
import { shareEqual } from './share-equal.server.ts';

test('equal parts become one and the same, and what is missing is left out', () => {
  const cards = [
    { id: 'a', depot: { code: 'HAM', distance: undefined }, facts: [{ label: 'Achsen', value: '3' }] },
    { id: 'b', depot: { code: 'HAM', distance: undefined }, facts: [{ label: 'Achsen', value: '3' }] },
    { id: 'c', depot: { code: 'ANR', distance: '12 km' }, facts: [] },
  ];
  const [first, second, third] = shareEqual(cards);
  expect([first, second, third]).toEqual(cards);
  expect(second?.depot).toBe(first?.depot);
  expect(second?.facts).toBe(first?.facts);
  expect(third?.depot).not.toBe(first?.depot);
  expect(Object.keys(first?.depot ?? {})).toEqual(['code']);
});
