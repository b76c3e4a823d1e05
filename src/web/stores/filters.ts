import { createPersistedStore } from './persisted-store.ts';
import { isRecord, isText, isTextList } from './shape.ts';

/** What somebody typed and ticked above a list. */
export type Filters = {
  readonly searchInput: string;
  readonly orderFilterInput: readonly string[];
  readonly itemFilterInput: readonly string[];
  readonly itemCategoryFilterInput: readonly string[];
  readonly sortInput: string;
};

/** The search for trailers and the list of bookings do not share their filters. */
export type FilterList = 'trailers' | 'booking';
export type FiltersState = Readonly<Record<FilterList, Filters>>;

export const EMPTY_FILTERS: Filters = {
  searchInput: '',
  orderFilterInput: [],
  itemFilterInput: [],
  itemCategoryFilterInput: [],
  sortInput: '',
};

const isFilters = (value: unknown): value is Filters =>
  isRecord(value) &&
  isText(value['searchInput']) &&
  isTextList(value['orderFilterInput']) &&
  isTextList(value['itemFilterInput']) &&
  isTextList(value['itemCategoryFilterInput']) &&
  isText(value['sortInput']);

export const useFilters = createPersistedStore<FiltersState>({
  name: 'filters',
  initial: { trailers: EMPTY_FILTERS, booking: EMPTY_FILTERS },
  parse(value) {
    if (!isRecord(value)) return undefined;
    const { trailers, booking } = value;
    return isFilters(trailers) && isFilters(booking) ? { trailers, booking } : undefined;
  },
});

export function setFilters(list: FilterList, change: Partial<Filters>): void {
  useFilters.setState((state) => ({ [list]: { ...state[list], ...change } }));
}
