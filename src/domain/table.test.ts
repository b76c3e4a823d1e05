import { expect, test } from 'vitest';
import { keysOf, tableOf } from './table.ts';

test('a table has one entry for each key, in their order', () => {
  const doubled = tableOf(['b', 'a'], (key) => key + key);
  expect(doubled).toEqual({ b: 'bb', a: 'aa' });
  expect(keysOf(doubled)).toEqual(['b', 'a']);
});
