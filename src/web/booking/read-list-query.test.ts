import { expect, test } from 'vitest';
import { readListQuery } from './read-list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test.each([
  ['', { tab: undefined, filter: {}, pages: 1 }],
  ['tab=past&state=cancelled&state=onRent', { tab: 'past', filter: { state: ['cancelled'] }, pages: 1 }],
  ['tab=waiting&state=reserved', { tab: 'waiting', filter: {}, pages: 1 }],
  ['tab=nowhere&sort=colour&type=cool&q=+HH+', { tab: undefined, filter: { type: ['cool'], q: 'HH' }, pages: 1 }],
  ['tab=past&pages=3', { tab: 'past', filter: {}, pages: 3 }],
  ['pages=-1', { tab: undefined, filter: {}, pages: 1 }],
  ['pages=9999', { tab: undefined, filter: {}, pages: 20 }],
])('the list of ?%s', (search, query) => {
  expect(read(search)).toEqual(query);
});
