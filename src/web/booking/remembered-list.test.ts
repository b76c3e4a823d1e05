import { expect, test } from 'vitest';
import { EMPTY_FILTERS } from '#web/stores/filters.ts';
import { fromFilters, toFilters } from './remembered-list.ts';

test.each(['tab=past&state=cancelled&type=cool&type=box&depot=HAM&q=HH+TY&sort=return', 'q=O-26', ''])(
  'the list of ?%s is remembered whole',
  (search) => {
    expect(fromFilters(toFilters(new URLSearchParams(search))).toString()).toBe(search);
  },
);

test('the place in a list is not remembered, nor what the store does not know', () => {
  expect(fromFilters(toFilters(new URLSearchParams('tab=past&cursor=abc'))).toString()).toBe('tab=past');
  expect(fromFilters({ ...EMPTY_FILTERS, itemFilterInput: ['price=3', 'depot='] }).toString()).toBe('');
});
