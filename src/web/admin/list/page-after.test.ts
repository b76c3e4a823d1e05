import { expect, test } from 'vitest';
import { pageAfter } from './page-after.server.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const pageOf = (cursor: string | null) => pageAfter(rows, { idOf: (row) => row, cursor, size: 2 });

test('a list that is known as a whole is shown page by page, and the last has no next one', () => {
  expect(pageOf(null)).toEqual({ shown: ['a', 'b'], nextCursor: 'b' });
  expect(pageOf('b')).toEqual({ shown: ['c', 'd'], nextCursor: 'd' });
  expect(pageOf('d')).toEqual({ shown: ['e'], nextCursor: null });
});

test('after a row that is gone it begins anew, and of a full last page nothing follows', () => {
  expect(pageOf('gone')).toEqual({ shown: ['a', 'b'], nextCursor: 'b' });
  expect(pageOf('c')).toEqual({ shown: ['d', 'e'], nextCursor: null });
  expect(pageAfter([], { idOf: String, cursor: null, size: 2 })).toEqual({ shown: [], nextCursor: null });
});
