import { getIntl } from '#i18n/translate.server.ts';
import { localePath } from '#i18n/paths.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { facilityName } from '#web/words/facility-name.ts';
import { describeOpening } from './describe-depot.server.ts';
import { formatHours } from './format-hours.ts';
import { nameDepotTown } from './name-depot-town.server.ts';

/** All depots, by country and name, with what somebody compares them by. */
export async function loadDepots(request: PageRequest) {
  const { deps, locale, format } = request;
  const intl = getIntl(locale);
  const found = await listDepots(deps, await request.getActor(), { locale });
  const all = found.ok ? found.value : [];
  const depots = await Promise.all(
    all.map(async (depot) => {
      const town = await nameDepotTown(request, depot);
      const trailers = depot.stock.reduce((sum, { count }) => sum + count, 0);
      return {
        id: depot.id,
        code: depot.code,
        name: depot.name,
        address: [
          ...(depot.name.startsWith(town) ? [] : [town]),
          `${depot.street}, ${depot.postalCode} ${depot.city}`,
        ].join(' · '),
        country: format.country(depot.country),
        lat: depot.lat,
        lon: depot.lon,
        trailers,
        trailersText: intl.formatMessage({ id: 'depot.trailers' }, { count: trailers }),
        isOpen: depot.openNow,
        opening: describeOpening(depot, { intl, format }),
        hours: formatHours(depot.hours.week, format),
        facilities: [...(depot.keyBox ? ['keyBox'] : []), ...depot.facilities].map((key) => facilityName(intl, key)),
        href: localePath(locale, `/depots/${depot.code}`),
      };
    }),
  );
  const byCountry = Map.groupBy(depots, ({ country }) => country);
  return {
    title: pageTitle(request, 'word.depots'),
    description: intl.formatMessage({ id: 'depot.list.lead' }, { count: depots.length }),
    pins: depots.map(({ id, name, lat, lon, trailers, trailersText, href }) => ({
      id,
      name,
      lat,
      lon,
      trailers,
      href,
      label: `${name}: ${trailersText}`,
    })),
    countries: [...byCountry]
      .map(([country, members]) => ({ country, depots: members }))
      .toSorted((a, b) => b.depots.length - a.depots.length || a.country.localeCompare(b.country, locale)),
  };
}

export type DepotsData = Awaited<ReturnType<typeof loadDepots>>;
