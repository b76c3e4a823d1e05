import type { Filters } from '#web/stores/filters.ts';
import { NARROWING } from './filter-table.ts';

const CATEGORIES: readonly string[] = ['type', 'subType'];
const ITEMS: readonly string[] = [
  ...NARROWING.filter((name) => !CATEGORIES.includes(name) && name !== 'q'),
  'freeOnly',
];

const pairs = (search: URLSearchParams, names: readonly string[]): string[] =>
  [...search].filter(([name]) => names.includes(name)).map(([name, value]) => `${name}=${value}`);

/** What the filters remember of a search: what it narrows down to and its order. The map remembers its time. */
export const toFilters = (search: URLSearchParams): Omit<Filters, 'orderFilterInput'> => ({
  searchInput: search.get('q') ?? '',
  itemCategoryFilterInput: pairs(search, CATEGORIES),
  itemFilterInput: pairs(search, ITEMS),
  sortInput: search.get('sort') ?? '',
});

/** The search that was remembered. Whatever the page does not know any more, it leaves out by itself. */
export function fromFilters(filters: Filters, place = ''): URLSearchParams {
  const search = new URLSearchParams(place);
  for (const pair of [...filters.itemCategoryFilterInput, ...filters.itemFilterInput]) {
    const [name = '', value = ''] = pair.split('=', 2);
    if ([...CATEGORIES, ...ITEMS].includes(name) && value !== '') search.append(name, value);
  }
  if (filters.searchInput !== '') search.set('q', filters.searchInput);
  // Without its point, an order by distance means nothing.
  const hasMeaning = filters.sortInput !== 'distance' || search.has('near');
  if (filters.sortInput !== '' && hasMeaning) search.set('sort', filters.sortInput);
  return search;
}
