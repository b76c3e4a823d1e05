import { useWords } from '#web/words/use-words.ts';
import { type DepotView, type Place, placeName } from './place.ts';

/** `Hamburg, 200 km`, `Bremen GVZ`, `Alle Depots`. */
export function usePlaceText(place: Place, depots: readonly DepotView[]): string {
  const { intl, format } = useWords();
  if (place.kind === 'anywhere') return intl.formatMessage({ id: 'searchBar.anyPlace' });
  const name = placeName(place, depots) ?? intl.formatMessage({ id: 'searchBar.mapPoint' });
  return place.kind === 'around' && place.radiusKm !== null ? `${name}, ${format.distance(place.radiusKm)}` : name;
}
