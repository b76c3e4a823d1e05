import type { TrailerCard } from '#contract/trailer.ts';
import { listCards } from '#db/trailer/card.queries.ts';
import type { TrailerWithImages } from '#db/trailer/trailer.queries.ts';
import type { Availability } from '#domain/booking/availability.ts';
import { isMoved } from '#domain/booking/snapped-period.ts';
import { judgeCertificate } from '#domain/trailer/certificate.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { findOtherPeriods } from './find-other-periods.ts';
import { judgeTrailer } from './judge-trailer.ts';
import type { SearchBasis } from './search-basis.ts';
import { type SearchWindow, toWindow } from './search-window.ts';
import { toTrailerCard } from './to-trailer-card.ts';
import type { RentalReads } from '../deps.ts';

/**
 * The cards of trailers that a search found, in its order, in one statement however many they are. It also has the last
 * word on whether they are free: what the search knew may be older than the latest rental.
 */
export async function loadCards(
  { db, holidays }: Pick<RentalReads, 'db' | 'holidays'>,
  basis: SearchBasis,
  found: readonly FoundPlace[],
  locale: string | undefined,
): Promise<readonly TrailerCard[]> {
  if (found.length === 0) return [];
  const windows = toWindows(basis, found);
  const now = basis.asker.now.getTime();
  // Where a depot shortens the period, all are asked for the longer ones around it, which may begin any time before.
  const isShortened = [...windows.values()].some(isSnapped);
  const rows = await listCards(db, {
    trailerIds: found.map(({ id }) => id),
    windows: [...windows.values()],
    asker: basis.asker,
    from: new Date(basis.asked && !isShortened ? Math.max(now, basis.asked.firstDayMs - DAY_MS) : now),
    tellsAll: isShortened,
  });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const cards = found.map(async ({ id }) => {
    const row = rowsById.get(id);
    const window = row && windows.get(nameOf(row));
    if (!row || !window) return [];
    const { known, ...trailer } = row;
    const availability = known ? judgeTrailer(basis, window, known) : freeTrailer(trailer, window);
    return toTrailerCard({
      trailer,
      window,
      availability,
      prices: basis.prices,
      hasPeriod: basis.asked !== undefined,
      others: known
        ? await findOtherPeriods({ holidays }, { ...basis, trailer, known, window, verdict: availability, locale })
        : {},
    });
  });
  return (await Promise.all(cards)).flat();
}

type FoundPlace = { readonly id: string; readonly depotId: string; readonly type: string };
const nameOf = ({ depotId, type }: Omit<FoundPlace, 'id'>): string => `${depotId} ${type}`;

/** One for each type at each depot among them. */
function toWindows(basis: SearchBasis, found: readonly FoundPlace[]): ReadonlyMap<string, SearchWindow> {
  const placesById = new Map(basis.places.map((place) => [place.row.id, place]));
  const windows = new Map<string, SearchWindow>();
  for (const trailer of found) {
    const place = placesById.get(trailer.depotId);
    const name = nameOf(trailer);
    if (place && !windows.has(name)) windows.set(name, toWindow(basis, place, trailer.type));
  }
  return windows;
}

const isSnapped = ({ resolved: { snapped } }: SearchWindow): boolean => snapped !== undefined && isMoved(snapped);

/** Of those that the search found free, only their certificates are left to look at. */
const freeTrailer = ({ certifiedUntil }: TrailerWithImages, { resolved }: SearchWindow): Availability => ({
  free: true,
  needsWorkshop:
    certifiedUntil !== null && judgeCertificate({ validUntil: certifiedUntil }, resolved.rental) === 'renewed',
});
