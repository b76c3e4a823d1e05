import { getIntl } from '#i18n/translate.server.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { formatHours } from '#web/depot/format-hours.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { type DepotView, shortDepotName } from './place.ts';

/** Every depot, by name. */
export async function loadDepotViews({ deps, locale, format }: PageRequest): Promise<DepotView[]> {
  const book = await loadDepotBook(deps, { now: deps.clock.now() });
  const keyBoxText = getIntl(locale).formatMessage({ id: 'depot.facility.keyBox' });
  return [...book.values()]
    .map(({ row: { code, name, city, country, lat, lon, openingHours, keyBox } }) => ({
      code,
      name,
      short: shortDepotName(name, city),
      city,
      country,
      lat,
      lon,
      hours: [formatHours(openingHours.week, format), ...(keyBox ? [keyBoxText] : [])].join(' · '),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
