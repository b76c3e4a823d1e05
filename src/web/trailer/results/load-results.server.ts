import type { IntlShape } from '#i18n/intl.tsx';
import { type TrailerQuery, toSearchParams } from '#contract/trailer-query.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Format } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { localePrefix } from '#i18n/paths.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { knowsExtras } from '#services/cart/knows-extras.ts';
import { listCartStays } from '#services/cart/list-cart-stays.ts';
import { findLegs } from '#services/leg/find-legs.ts';
import { findReturnDepots } from '#services/trailer/find-return-depots.ts';
import { searchForPage } from '#services/trailer/search-for-page.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { teaseLegs } from '#web/leg/describe-leg.server.ts';
import { describeSnapped } from '#web/trailer/describe-snapped.ts';
import { depotLabel } from './depot-label.ts';
import type { DepotView } from './place.ts';
import { packRows } from '#web/trailer/packed-rows.ts';
import { shareEqual } from '#web/trailer/share-equal.server.ts';
import { toCardView } from '#web/trailer/to-card-view.server.ts';
import { toVisitor } from '#web/trailer/to-visitor.server.ts';
import { fieldWords } from '#web/ui/field-words.ts';
import type { Words } from '#web/words/words.ts';
import { countDays } from './count-days.ts';
import { describeSearch } from './describe-search.server.ts';
import { loadDepotViews } from './load-depot-views.server.ts';
import { loadSpot } from './load-spot.server.ts';
import { readPlaceText } from './read-place-text.server.ts';
import { findBanner } from './result-banner.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

export const RESULTS_PATH = '/trailers';

/** The page of results: what the address asks for, found and put into words. */
export async function loadResults(request: PageRequest, url: URL) {
  const { deps, locale, format, getActor, config } = request;
  const actor = await getActor();
  const intl = getIntl(locale);
  const now = deps.clock.now();
  const typed = await readPlaceText(request, url.searchParams);
  const [found, depots, inCart, isReturning] = await Promise.all([
    searchForPage(deps, actor, withoutRadiusOfDepot(typed.search), locale),
    loadDepotViews(request),
    listCartStays(deps, actor),
    knowsExtras(deps, actor),
  ]);
  const { query, problems, page } = found;
  const { cursor: _, limit: __, ...asked } = query;
  const search = toSearchParams(asked);
  const spot = await loadSpot(request, query.near, depots);
  const twins = await findPageTwins(request, actor, query, page.items);
  const context = { intl, format, now, search, resultsPath: RESULTS_PATH };
  const cards = page.items.map((card) => toCardView(card, context, twins.get(kindOf(card))));
  const period = toPeriodView(query, format, page.items);
  const banner = findBanner(page.items, query.to);
  const legs = teaseLegs(await findLegs(deps, actor, query), { intl, format });
  const noReturn = await describeNoReturn(request, actor, query, { cards: page.items, depots });

  return {
    ...describeSearch({ intl, search, depots, config, spots: spot ? [spot] : [], types: query.type ?? [] }),
    base: config.origin + localePrefix(locale),
    search: search.toString(),
    period,
    asked: { from: query.from, to: query.to, returnDepot: query.returnDepot },
    depots: packRows(depots),
    spot,
    typedPlace: typed.place,
    visitor: toVisitor(actor),
    inCart,
    isReturning,
    cards: packRows(shareEqual(cards)),
    nextCursor: page.nextCursor,
    counts: countCards(page.items),
    noReturn,
    legs: legs.lines.length > 0 ? legs : null,
    banner: banner && {
      ...banner,
      day: banner.kind === 'longer' ? wallTimeText(format, banner.to.slice(0, 10)) : '',
      text:
        banner.kind === 'reason' ? intl.formatMessage({ id: `reason.${banner.reason}` }, { days: banner.days }) : '',
    },
    snapped: describeCommon(page.items, { intl, format }),
    isPast: problems['from'] === 'past',
    problems: Object.entries(problems)
      .filter(([name, code]) => code !== 'past' && !followsFromAnother(name, problems))
      .map(([name, code]) => toProblemView(intl, name, code)),
    refused: 'from' in problems || 'to' in problems ? readRefusedPeriod(url.searchParams) : null,
  };
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/** A depot is a place of its own: a form without scripts sends the old radius along with it. */
function withoutRadiusOfDepot(params: URLSearchParams): URLSearchParams {
  if (!params.get('depot') || !params.has('radiusKm')) return params;
  const kept = new URLSearchParams(params);
  kept.delete('radiusKm');
  return kept;
}

const countCards = (cards: readonly TrailerCard[]) => {
  const free = cards.filter((card) => card.free).length;
  return { free, taken: cards.length - free };
};

function toPeriodView({ from, to }: TrailerQuery, format: Format, cards: readonly TrailerCard[]) {
  if (from === undefined || to === undefined) return null;
  const [days, ...others] = new Set(cards.flatMap(({ price }) => price?.days ?? []));
  const isSnapped = cards.some(({ snapped }) => snapped);
  return {
    from,
    to,
    fromText: wallTimeText(format, from),
    toText: wallTimeText(format, to),
    // Beside the dates asked for stand their days, not those that opening hours leave of them.
    days: days !== undefined && others.length === 0 && !isSnapped ? days : countDays(from, to),
    isSnapped,
  };
}

/** What all depots made of the period, if that is the same. What more days cost is up to each trailer. */
function describeCommon(cards: readonly TrailerCard[], words: Words) {
  const views = cards.map(
    ({ snapped, period }) => snapped && period && describeSnapped(snapped, { period, total: undefined }, words),
  );
  const [first] = views;
  if (!first || views.some((view) => view?.short !== first.short)) return null;
  const choices = new Map(views.flatMap((view) => (view?.choices ?? []).map((choice) => [choice.key, choice])));
  return {
    sentences: first.sentences,
    choices: [...choices.values()].map(({ key, text, period: { localFrom: from, localTo: to } }) => ({
      key,
      text,
      period: { from, to },
    })),
  };
}

/** Nothing can be brought back where it is asked for: where else it can be. */
async function describeNoReturn(
  { deps, locale }: PageRequest,
  actor: Actor,
  query: TrailerQuery,
  { cards, depots }: { readonly cards: readonly TrailerCard[]; readonly depots: readonly DepotView[] },
) {
  const { returnDepot, cursor } = query;
  if (returnDepot === undefined || cursor !== undefined || cards.some(({ free }) => free)) return null;
  const others = await findReturnDepots(deps, actor, query);
  const { formatMessage } = getIntl(locale);
  return {
    title: formatMessage({ id: 'noReturn.title' }, { depot: depotLabel(depots, returnDepot) }),
    text: formatMessage({ id: others.length > 0 ? 'noReturn.others' : 'noReturn.text' }),
    others: others.map(({ code, name }) => ({ code, name })),
  };
}

const kindOf = ({ type, subType }: TrailerCard) => `${type}.${subType}`;

/** For every kind of which one is taken here, the free one that is nearest or cheapest: in one search for all of them. */
async function findPageTwins(
  { deps }: PageRequest,
  actor: Actor,
  query: TrailerQuery,
  cards: readonly TrailerCard[],
): Promise<ReadonlyMap<string, TrailerCard>> {
  const taken = cards.filter(({ free, reason }) => !free && reason !== 'minimumPeriod');
  if (taken.length === 0) return new Map();
  const twins = new Map(
    cards
      .filter(({ free }) => free)
      .toReversed()
      .map((card) => [kindOf(card), card]),
  );
  const missing = taken.filter((card) => !twins.has(kindOf(card)));
  if (missing.length === 0) return twins;
  const [{ depot } = { depot: undefined }] = missing;
  const near = query.near ?? (depot && { lat: depot.lat, lon: depot.lon });
  const { from, to, returnDepot } = query;
  const found = await searchTrailers(deps, actor, {
    type: [...new Set(missing.map(({ type }) => type))],
    subType: [...new Set(missing.map(({ subType }) => subType))],
    ...(near && { near, sort: 'distance' }),
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(returnDepot !== undefined && { returnDepot }),
    freeOnly: true,
    limit: 100,
  });
  if (!found.ok) return twins;
  for (const card of found.value.items) if (!twins.has(kindOf(card))) twins.set(kindOf(card), card);
  return twins;
}

/** Said once: both ends are one period, and a radius has no use for a point that is missing because of it. */
const followsFromAnother = (name: string, problems: Readonly<Record<string, string>>): boolean =>
  (name === 'to' && 'from' in problems) || (name === 'near' && 'radiusKm' in problems);

const DAY = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/;

/** Dates that make no period stay in the bar, where they can be mended. */
function readRefusedPeriod(params: URLSearchParams): { readonly from: string; readonly to: string } | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return [from, to].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day))) ? { from, to } : null;
}

const PARAM_NAMES = new Map<string, MessageKey>([
  ['cursor', 'searchParam.cursor'],
  ['depot', 'word.noun.depot'],
  ['from', 'searchParam.period'],
  ['limit', 'searchParam.limit'],
  ['near', 'searchParam.near'],
  ['q', 'word.searchWord'],
  ['radiusKm', 'word.radius'],
  ['returnDepot', 'searchParam.returnDepot'],
  ['sort', 'word.sortOrder'],
  ['subType', 'word.subType'],
  ['to', 'searchParam.period'],
  ['type', 'word.type'],
]);

/** What was left out of the search, and the sentence for why. */
const toProblemView = (intl: IntlShape, name: string, code: string) => ({
  name: intl.formatMessage({ id: PARAM_NAMES.get(name) ?? 'searchParam.other' }),
  text: fieldWords(intl, code),
});
