import type { Spot } from './place.ts';

const PLACE_NAMES: readonly string[] = ['depot', 'near', 'radiusKm'];
/** As many as there are searches to name, and the one being made. */
const MOST_SPOTS = 4;

/** The place of a search, as its address has it. */
export const placeOf = (search: URLSearchParams): string =>
  new URLSearchParams([...search].filter(([name]) => PLACE_NAMES.includes(name))).toString();

/** `de 45.764,4.8357 Lyon`: a name belongs to the language it was read in. */
const toSpotText = (spot: Spot, locale: string): string => `${locale} ${spot.lat},${spot.lon} ${spot.name}`;

export function withSpot(spots: readonly string[], spot: Spot, locale: string): readonly string[] {
  const text = toSpotText(spot, locale);
  return [text, ...spots.filter((known) => known !== text)].slice(0, MOST_SPOTS);
}

/** The points whose names are known in a language. */
export const readSpots = (spots: readonly string[], locale: string): readonly Spot[] =>
  spots.flatMap((text) => {
    const [language, near = '', ...words] = text.split(' ');
    const [lat, lon] = near.split(',').map(Number);
    if (language !== locale || lat === undefined || lon === undefined) return [];
    return [{ lat, lon, name: words.join(' ') }];
  });
