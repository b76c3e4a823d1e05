import type { BookingSummary } from '#contract/booking.ts';
import { BOOKING_TABS, type BookingTab } from '#domain/booking/booking-tab.ts';
import type { Actor } from '#domain/team/actor.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listBookings } from '#services/booking/list-bookings.ts';
import { listQuotes } from '#services/quote/list-quotes.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadDepotViews } from '#web/trailer/results/load-depot-views.server.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { describeGroups } from './describe-groups.server.ts';
import { type ListQuery, LIST_NAMES, readListQuery } from './read-list-query.ts';

/** The bookings of the unit under the tab and filters of the address. */
export async function loadBookings(request: PageRequest, url: URL) {
  const { deps, locale, format, config } = request;
  const title = pageTitle(request, 'word.bookings');
  const actor = await request.getActor();
  if (actor.kind !== 'member') return { kind: 'closed', title } as const;
  const query = readListQuery(url.searchParams);
  const [{ tab, items, counts, hasMore }, depots, quotes] = await Promise.all([
    findPages(request, actor, query),
    loadDepotViews(request),
    listQuotes(deps, actor),
  ]);
  const intl = getIntl(locale);
  return {
    kind: 'open',
    title,
    tab,
    counts,
    search: toSearch(url.searchParams),
    filter: {
      q: query.filter.q ?? '',
      state: query.filter.state?.[0],
      type: query.filter.type?.[0],
      depot: query.filter.depot?.[0],
      sort: query.filter.sort,
    },
    pages: query.pages,
    hasQuotes: requireValue(quotes).items.length > 0,
    hasMore,
    groups: describeGroups(items, { intl, format, now: deps.clock.now() }),
    types: config.trailerTypes.map(({ type }) => ({ id: type, label: typeName(intl, type) })),
    depots: depots.map(({ code, name }) => ({ id: code, label: name })),
  } as const;
}

export type BookingsData = Extract<Awaited<ReturnType<typeof loadBookings>>, { kind: 'open' }>;

/** Without a tab in the address, the first one with something in it. */
async function findPages(request: PageRequest, actor: Actor, query: ListQuery) {
  const found = await findTab(request, actor, query.tab ?? 'running', query);
  if (query.tab !== undefined || found.items.length > 0) return found;
  const other = BOOKING_TABS.find((tab) => found.counts[tab] > 0);
  return other === undefined ? found : findTab(request, actor, other, query);
}

/** Page after page, as many as were asked for: a change then finds all of them on the screen renewed. */
async function findTab({ deps }: PageRequest, actor: Actor, tab: BookingTab, { filter, pages }: ListQuery) {
  const ask = async (cursor?: string) =>
    requireValue(await listBookings(deps, actor, { ...filter, tab, ...(cursor !== undefined && { cursor }) }));
  let page = await ask();
  const { counts } = page;
  const items: BookingSummary[] = [...page.items];
  for (let shown = 1; shown < pages && page.nextCursor !== null; shown += 1) {
    page = await ask(page.nextCursor);
    items.push(...page.items);
  }
  return { tab, counts, items, hasMore: page.nextCursor !== null };
}

/** What of the address makes the list, in a fixed order. */
const toSearch = (params: URLSearchParams): string =>
  new URLSearchParams(
    LIST_NAMES.flatMap((name) => params.getAll(name).map((value) => [name, value] as [string, string])),
  ).toString();
