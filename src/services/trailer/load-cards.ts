import type { TrailerCard } from '#contract/trailer.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { listTrailersWithImages, type TrailerWithImages } from '#db/trailer/trailer.queries.ts';
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

/** The cards of trailers that a search found, in its order, in two statements however many they are. */
export async function loadCards(
  { db, holidays }: Pick<RentalReads, 'db' | 'holidays'>,
  basis: SearchBasis,
  found: readonly { readonly id: string; readonly free: boolean }[],
  locale: string | undefined,
): Promise<readonly TrailerCard[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const taken = found.filter(({ free }) => !free).map(({ id }) => id);
  const now = basis.asker.now.getTime();
  // Where a depot shortens the period, all are asked for the longer ones around it, which may begin any time before.
  const [anyType = ''] = basis.types;
  const isShortened = basis.places.some((place) => place.isChosen && isSnapped(toWindow(basis, place, anyType)));
  const from = new Date(basis.asked && !isShortened ? Math.max(now, basis.asked.firstDayMs - DAY_MS) : now);
  const [trailers, circumstances] = await Promise.all([
    listTrailersWithImages(db, ids),
    findCircumstances(db, { trailerIds: isShortened ? ids : taken, from, now: basis.asker.now }),
  ]);
  const rowsById = new Map(trailers.map((trailer) => [trailer.id, trailer]));
  const circumstancesById = new Map(circumstances.map((known) => [known.trailerId, known]));
  const placesById = new Map(basis.places.map((place) => [place.row.id, place]));
  const cards = ids.map(async (id) => {
    const trailer = rowsById.get(id);
    const place = trailer && placesById.get(trailer.depotId);
    if (!trailer || !place) return [];
    const known = circumstancesById.get(id);
    const window = toWindow(basis, place, trailer.type);
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

const isSnapped = ({ resolved: { snapped } }: SearchWindow): boolean => snapped !== undefined && isMoved(snapped);

/** Of those that the search found free, only their certificates are left to look at. */
const freeTrailer = ({ certifiedUntil }: TrailerWithImages, { resolved }: SearchWindow): Availability => ({
  free: true,
  needsWorkshop:
    certifiedUntil !== null && judgeCertificate({ validUntil: certifiedUntil }, resolved.rental) === 'renewed',
});
