import { expect, test } from 'vitest';
import { chosenColumns, readColumns } from './chosen-columns.ts';
import type { ListColumn } from './console-table.tsx';

const column = (key: string, isTitle = false): ListColumn<unknown> => ({
  key,
  header: 'word.all',
  isTitle,
  cell: () => null,
});
const ALL = [column('number', true), column('company'), column('net')];
const keysOf = (wanted: readonly string[] | null) => chosenColumns(ALL, wanted).map(({ key }) => key);

test('a list without a choice has all its columns', () => {
  expect(keysOf(null)).toEqual(['number', 'company', 'net']);
});

test('a choice keeps the order of the list and what names a row, and forgets what is no column any more', () => {
  expect(keysOf(['net', 'gone', 'company'])).toEqual(['number', 'company', 'net']);
  expect(keysOf(['net'])).toEqual(['number', 'net']);
});

test('the address goes before what somebody usually wants', () => {
  expect(readColumns(new URLSearchParams('columns=net,company'), ['company'])).toEqual(['net', 'company']);
  expect(readColumns(new URLSearchParams(''), ['company'])).toEqual(['company']);
  expect(readColumns(new URLSearchParams(''), null)).toBeNull();
});
