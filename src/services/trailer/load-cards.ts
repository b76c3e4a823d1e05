import type { TrailerCard } from '#contract/trailer.ts';
import { findCircumstances } from '#db/availability.queries.ts';
import type { Database } from '#db/client.ts';
import { listTrailersWithImages, type TrailerWithImages } from '#db/trailer.queries.ts';
import type { Availability } from '#domain/booking/availability.ts';
import { judgeCertificate } from '#domain/trailer/certificate.ts';
import { judgeTrailer } from './judge-trailer.ts';
import type { SearchBasis } from './search-basis.ts';
import { type SearchWindow, toWindow } from './search-window.ts';
import { toTrailerCard } from './to-trailer-card.ts';

const DAY_MS = 86_400_000;

/** The cards of trailers that a search found, in its order, in two statements however many they are. */
export async function loadCards(
  db: Database,
  basis: SearchBasis,
  found: readonly { readonly id: string; readonly free: boolean }[],
): Promise<readonly TrailerCard[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const taken = found.filter(({ free }) => !free).map(({ id }) => id);
  const now = basis.asker.now.getTime();
  const from = new Date(basis.asked ? Math.max(now, basis.asked.firstDayMs - DAY_MS) : now);
  const [trailers, circumstances] = await Promise.all([
    listTrailersWithImages(db, ids),
    findCircumstances(db, { trailerIds: taken, from, now: basis.asker.now }),
  ]);
  const rowsById = new Map(trailers.map((trailer) => [trailer.id, trailer]));
  const circumstancesById = new Map(circumstances.map((known) => [known.trailerId, known]));
  const placesById = new Map(basis.places.map((place) => [place.row.id, place]));
  return ids.flatMap((id) => {
    const trailer = rowsById.get(id);
    const place = trailer && placesById.get(trailer.depotId);
    if (!trailer || !place) return [];
    const known = circumstancesById.get(id);
    const window = toWindow(basis, place, trailer.type);
    return toTrailerCard({
      trailer,
      window,
      availability: known ? judgeTrailer(basis, window, known) : freeTrailer(trailer, window),
      prices: basis.prices,
      hasPeriod: basis.asked !== undefined,
    });
  });
}

/** Of those that the search found free, only their certificates are left to look at. */
const freeTrailer = ({ certifiedUntil }: TrailerWithImages, { resolved }: SearchWindow): Availability => ({
  free: true,
  needsWorkshop:
    certifiedUntil !== null && judgeCertificate({ validUntil: certifiedUntil }, resolved.rental) === 'renewed',
});
