import { redirect } from 'react-router';
import type { Temporal } from 'temporal-polyfill';
import type { Depot } from '#contract/depot.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isInSeason } from '#domain/depot/opening-hours.ts';
import { toInstant } from '#domain/time/instant.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { localePath } from '#i18n/paths.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeTile } from '#web/trailer/page/describe-tile.server.ts';
import { facilityName } from '#web/words/facility-name.ts';
import { typeName } from '#web/words/trailer-name.ts';
import type { Words } from '#web/words/words.ts';
import { describeOpening, describeSpecialDay } from './describe-depot.server.ts';
import { listHours } from './format-hours.ts';
import { listWeek } from './list-week.ts';
import { nameDepotTown } from './name-depot-town.server.ts';
import { nextSeason } from './next-season.ts';

/** Long enough that every reader sees the next holidays. */
const AHEAD_DAYS = 92;
const MOST_TILES = 6;

/** A depot on a page of its own: how to get there, when somebody is there, what it has and what stands there. */
export async function loadDepot(request: PageRequest, code: string, path: string) {
  const { deps, locale, format, config } = request;
  const actor = await request.getActor();
  const found = await listDepots(deps, actor, { depot: [code], locale, aheadDays: AHEAD_DAYS });
  // Depots also go by city and id in a search; a page has one address.
  const depot = found.ok ? found.value.find((known) => known.code === code.toUpperCase()) : undefined;
  if (!depot) throw pageNotFound(path);
  if (depot.code !== code) throw redirect(`/depots/${depot.code}`, 301);
  const words = { intl: getIntl(locale), format, now: deps.clock.now() };
  const [townName, fleet] = await Promise.all([nameDepotTown(request, depot), loadFleet(request, actor, depot)]);
  const today = toInstant(words.now).toZonedDateTimeISO(depot.timeZone).toPlainDate();
  const town = `${townName}, ${format.country(depot.country)}`;
  const { name } = depot;
  return {
    title: `${words.intl.formatMessage({ id: 'word.noun.depot' })} ${name} · ${config.productName}`,
    description: words.intl.formatMessage(
      { id: 'depot.page.description' },
      { name, town, product: config.productName },
    ),
    url: config.origin + localePath(locale, `/depots/${code}`),
    productName: config.productName,
    code,
    name,
    town,
    street: depot.street,
    postalCode: depot.postalCode,
    city: depot.city,
    country: depot.country,
    phone: depot.phone,
    email: depot.email,
    lat: depot.lat,
    lon: depot.lon,
    routeUrl: deps.settings.mapLink.replaceAll('{lat}', String(depot.lat)).replaceAll('{lon}', String(depot.lon)),
    mapLabel: words.intl.formatMessage({ id: 'trailer.depot.map' }, { depot: name }),
    keyBox: depot.keyBox,
    facilities: depot.facilities.map((key) => facilityName(words.intl, key)),
    isOpen: depot.openNow,
    opening: describeOpening(depot, words),
    week: describeWeek(depot, today, words),
    hours: depot.hours.week,
    seasons: depot.hours.seasons.map((season) => ({
      range: `${dayOfYear(season.from, words)}–${dayOfYear(season.to, words)}`,
      hours: listHours(season.week, format),
      ...nextSeason(season, today),
      week: season.week,
    })),
    specialDays: depot.specialDays.map((day) => ({ ...describeSpecialDay(day, words), hours: day.hours })),
    ...fleet,
  };
}

export type DepotData = Awaited<ReturnType<typeof loadDepot>>;

/** The usual week. A day with hours of its own, or one of a season, is none of its rows. */
function describeWeek({ hours, specialDays }: Depot, today: Temporal.PlainDate, { intl, format }: Words) {
  const isUsual =
    !specialDays.some(({ date }) => date === today.toString()) &&
    !hours.seasons.some((season) => isInSeason(today.toString().slice(5), season));
  return listWeek(hours.week, {
    format,
    closed: intl.formatMessage({ id: 'word.closed' }),
    today: isUsual ? today.dayOfWeek : undefined,
  });
}

/** `15.03.` of any year: this one was a leap year. */
const dayOfYear = (day: string, { format }: Words): string => format.shortDate(`2024-${day}T12:00:00Z`, 'UTC');

/** What stands here by type, with what can be had at once, and some of that. */
async function loadFleet({ deps, locale, format }: PageRequest, actor: Actor, { code, stock }: Depot) {
  const intl = getIntl(locale);
  const [facets, free] = await Promise.all([
    countFacets(deps, actor, { depot: [code] }),
    searchTrailers(deps, actor, { depot: [code], freeOnly: true, limit: MOST_TILES }, locale),
  ]);
  const counts = facets.ok ? facets.value.type : {};
  const cards = free.ok ? free.value.items : [];
  return {
    types: stock.map(({ type, count }) => ({ type, name: typeName(intl, type), count, free: counts[type] ?? 0 })),
    tiles: cards.map((card) => ({ ...describeTile(card, { intl, format }), place: '' })),
  };
}
