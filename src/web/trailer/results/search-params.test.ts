import { describe, expect, test } from 'vitest';
import { toggled, toQuery, without, withList, withValue, withValues } from './search-params.ts';

const search = new URLSearchParams('type=plane&subType=mega&subType=coil&cursor=abc');

describe('a changed search', () => {
  test('has the new value and starts from its first page', () => {
    expect(withValue(search, 'liftAxle', 'true').toString()).toBe('type=plane&subType=mega&subType=coil&liftAxle=true');
  });

  test('loses what is emptied', () => {
    expect(withValue(search, 'type', '').has('type')).toBe(false);
    expect(withValues(search, { type: undefined, from: '2026-11-18' }).get('from')).toBe('2026-11-18');
  });

  test('takes a value of a list out, and puts it back', () => {
    const once = toggled(search, 'subType', 'mega');
    expect(once.getAll('subType')).toEqual(['coil']);
    expect(toggled(once, 'subType', 'mega').getAll('subType')).toEqual(['coil', 'mega']);
  });

  test('leaves the search it came from as it was', () => {
    withList(search, 'subType', []);
    without(search, ['type', 'subType']);
    expect(search.toString()).toBe('type=plane&subType=mega&subType=coil&cursor=abc');
  });
});

test('a repeated parameter is a list for the API, a single one is not', () => {
  expect(toQuery(search)).toEqual({ type: 'plane', subType: ['mega', 'coil'], cursor: 'abc' });
});
