import { type BookingQuery, bookingQuery } from '#contract/booking-query.ts';
import { type BookingTab, TAB_STATES } from '#domain/booking/booking-tab.ts';

/** What the address of the list may say besides where it ends. */
export const LIST_NAMES = ['tab', 'state', 'q', 'type', 'depot', 'sort'] as const;
const MOST_PAGES = 20;

export type ListQuery = {
  readonly tab: BookingTab | undefined;
  readonly filter: Omit<BookingQuery, 'tab' | 'cursor' | 'limit'>;
  /** How many pages are shown below each other. */
  readonly pages: number;
};

/** Reads the address. What it does not know, it leaves out: an old link still leads to a list. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const known = LIST_NAMES.flatMap((name) => {
    const values = search.getAll(name).filter((value) => value !== '');
    const valid = values.filter((value) => bookingQuery.safeParse({ [name]: value }).success);
    return valid.length === 0 ? [] : [[name, valid.length === 1 ? valid[0] : valid] as const];
  });
  const parsed = bookingQuery.safeParse(Object.fromEntries(known));
  const { tab, state, ...rest } = parsed.success ? parsed.data : {};
  const states = tab === undefined || tab === 'waiting' ? undefined : statesOf(tab, state);
  const pages = Number(search.get('pages') ?? '1');
  return {
    tab,
    filter: { ...rest, ...(states && states.length > 0 && { state: states }) },
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

/** States that the tab shows at all. */
function statesOf(tab: Exclude<BookingTab, 'waiting'>, asked: BookingQuery['state'] = []) {
  const shown: readonly string[] = TAB_STATES[tab];
  return asked.filter((state) => shown.includes(state));
}
