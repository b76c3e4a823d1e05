import type { Filters } from '#web/stores/filters.ts';

const ORDERS: readonly string[] = ['tab', 'state'];
const ITEMS: readonly string[] = ['depot'];
const CATEGORIES: readonly string[] = ['type'];
const NARROWING: readonly string[] = [...ORDERS, ...ITEMS, ...CATEGORIES];

const pairs = (search: URLSearchParams, names: readonly string[]): string[] =>
  [...search].filter(([name]) => names.includes(name)).map(([name, value]) => `${name}=${value}`);

/** What of the list in the address is remembered: its tab, what it is narrowed down to, and its order. */
export const toFilters = (search: URLSearchParams): Filters => ({
  searchInput: search.get('q') ?? '',
  orderFilterInput: pairs(search, ORDERS),
  itemFilterInput: pairs(search, ITEMS),
  itemCategoryFilterInput: pairs(search, CATEGORIES),
  sortInput: search.get('sort') ?? '',
});

/** The list that was remembered. Whatever the page does not know any more, it leaves out by itself. */
export function fromFilters(filters: Filters): URLSearchParams {
  const search = new URLSearchParams();
  const kept = [...filters.orderFilterInput, ...filters.itemCategoryFilterInput, ...filters.itemFilterInput];
  for (const pair of kept) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (NARROWING.includes(name) && value !== '') search.append(name, value);
  }
  if (filters.searchInput !== '') search.set('q', filters.searchInput);
  if (filters.sortInput !== '') search.set('sort', filters.sortInput);
  return search;
}
