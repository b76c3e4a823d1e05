import { getIntl } from '#i18n/translate.server.ts';
import { type DepotBook, loadDepotBook } from '#services/book/depot-book.ts';
import { formatHours } from '#web/depot/format-hours.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { type DepotView, shortDepotName } from './place.ts';

/** Every depot, by name. */
export const loadDepotViews = async (request: PageRequest): Promise<DepotView[]> =>
  toDepotViews(await loadDepotBook(request.deps, { now: request.deps.clock.now() }), request);

/** The depots of a book that is open already. */
export function toDepotViews(book: DepotBook, { locale, format }: Pick<PageRequest, 'locale' | 'format'>): DepotView[] {
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
