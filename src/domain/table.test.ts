import { expect, test } from 'vitest';
import { keysOf, pick, tableOf } from './table.ts';

test('a table has one entry for each key, in their order', () => {
  const doubled = tableOf(['b', 'a'], (key) => key + key);
  expect(doubled).toEqual({ b: 'bb', a: 'aa' });
  expect(keysOf(doubled)).toEqual(['b', 'a']);
});

test('some entries of a table are picked as they are', () => {
  expect(pick({ name: 'Krone', axles: 3, lift: false }, ['axles', 'lift'])).toEqual({ axles: 3, lift: false });
});
