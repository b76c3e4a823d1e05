import { describe, expect, test } from 'vitest';
import { atCursor, csvAddress, sortLink, toAddress, withChanges } from './list-address.ts';

const params = (query: string) => new URLSearchParams(query);

describe('the address of a list', () => {
  test('begins anew when a filter changes', () => {
    expect(toAddress(withChanges(params('q=nord&cursor=abc'), { status: 'blocked' }))).toBe('?q=nord&status=blocked');
  });

  test('loses a filter that is taken away', () => {
    expect(toAddress(withChanges(params('status=blocked'), { status: null }))).toBe('?');
    expect(toAddress(withChanges(params('q=nord'), { q: '' }))).toBe('?');
  });

  test('keeps everything on the next page', () => {
    expect(atCursor(params('q=nord&cursor=abc'), 'def')).toBe('?q=nord&cursor=def');
  });
});

describe('the heading of a column', () => {
  test.each([
    ['', 'name', 'ascending', '?sort=-name'],
    ['sort=-name', 'name', 'descending', '?'],
    ['sort=-name', 'createdAt', undefined, '?sort=createdAt'],
    ['sort=createdAt&cursor=abc', 'createdAt', 'ascending', '?sort=-createdAt'],
  ])('with %j for %s is %s and leads to %s', (query, column, direction, to) => {
    expect(sortLink(params(query), column, 'name')).toEqual({ direction, to });
  });
});

test('a file has the filters and the order of the list, and no page', () => {
  expect(
    csvAddress('/api/admin/users.csv', params('q=nord&status=&cursor=abc&utm_source=x&sort=-name'), ['status']),
  ).toBe('/api/admin/users.csv?q=nord&sort=-name');
  expect(csvAddress('/api/admin/users.csv', params('cursor=abc'), [])).toBe('/api/admin/users.csv');
});
