import { toSearchParams, type TrailerQuery } from '#contract/trailer-query.ts';
import { GUEST } from '#domain/team/actor.ts';
import { localePath } from '#i18n/paths.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { searchForPage } from '#services/trailer/search-for-page.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { loadDepotViews } from '#web/trailer/results/load-depot-views.server.ts';
import { trailerHref } from '#web/trailer/trailer-href.ts';
import { toCardView } from '#web/trailer/to-card-view.server.ts';
import { parseZoom } from './parse-zoom.ts';

/** What a page that embeds the map may ask for. */
const NAMES = ['type', 'subType', 'from', 'to', 'depot'];
const MOST_TRAILERS = 100;

/** The map inside other sites. Everybody sees what a guest sees: the session is never asked for. */
export async function loadExternalMap(request: PageRequest, segment: string, url: URL) {
  const zoom = parseZoom(segment);
  if (zoom === undefined) throw pageNotFound(url.pathname);
  const { deps, locale, format, config } = request;
  const intl = getIntl(locale);
  const asked = [...url.searchParams].filter(([name]) => NAMES.includes(name));
  const [{ query, page }, depots] = await Promise.all([
    searchForPage(deps, GUEST, [...asked, ['freeOnly', 'true'], ['limit', String(MOST_TRAILERS)]], locale),
    loadDepotViews(request),
  ]);
  const { limit: _, freeOnly: __, ...kept } = query;
  const search = toSearchParams(kept);
  const facets = await countFacets(deps, GUEST, kept satisfies TrailerQuery);
  const context = { intl, format, now: deps.clock.now(), search, resultsPath: '/trailers' };
  const names = query.depot?.map((name) => name.toLowerCase());
  return {
    zoom,
    title: `${intl.formatMessage({ id: 'external.title' })} · ${config.productName}`,
    home: localePath(locale, '/'),
    search: search.toString(),
    depots: depots.filter(
      ({ code, city, name }) => !names || [code, city, name].some((known) => names.includes(known.toLowerCase())),
    ),
    counts: facets.ok ? facets.value.depotType : {},
    cards: page.items.map((card) => {
      const { id, title, number, depot, price, snapped } = toCardView(card, context);
      return { href: localePath(locale, trailerHref(id, query)), title, number, depot, price, snapped };
    }),
  };
}

export type ExternalMapData = Awaited<ReturnType<typeof loadExternalMap>>;
