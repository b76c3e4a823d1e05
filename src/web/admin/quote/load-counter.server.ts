import { getIntl } from '#i18n/translate.server.ts';
import { LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { toSearchParams } from '#contract/trailer-query.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { searchForPage } from '#services/trailer/search-for-page.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { toCardView } from '#web/trailer/to-card-view.server.ts';
import { loadSpot } from '#web/trailer/results/load-spot.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { toFleetDepot } from '../trailer/to-fleet-depot.server.ts';
import { requireStaff } from '#services/require-actor.ts';
import { requireValue } from '#web/require-value.server.ts';

/** The search of the shop, as the desk asks it for whoever is on the line. */
export async function loadCounter(request: PageRequest, { searchParams }: URL) {
  const { deps, locale, format, getActor } = request;
  const actor = requireValue(requireStaff(await getActor(), 'orders.write'));
  const now = deps.clock.now();
  const [{ query, page }, book] = await Promise.all([
    searchForPage(deps, actor, searchParams, locale),
    loadDepotBook(deps, { now }),
  ]);
  const depots = [...book.values()].map((depot) => ({
    ...toFleetDepot(depot, format),
    timeZone: depot.row.timeZone,
  }));
  const search = toSearchParams(query);
  const context = { intl: getIntl(locale), format, now, search, resultsPath: '/admin/counter' };
  return {
    title: pageTitle(request, 'admin.nav.counter'),
    cards: page.items.map((card) => toCardView(card, context)),
    hasMore: page.nextCursor !== null,
    hasPeriod: query.from !== undefined,
    spot: await loadSpot(request, query.near, depots),
    depots: depots.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    types: deps.settings.trailerTypes.map(({ type, subTypes = [] }) => ({
      id: type,
      label: nameType(request, type),
      subTypes,
    })),
    countries: listCountries(request),
    languages: LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] })),
    mostHoldHours: deps.settings.quotes.mostHoldHours,
    locale,
  };
}

export type CounterData = Awaited<ReturnType<typeof loadCounter>>;
export type CounterCard = CounterData['cards'][number];
