import { distanceKm } from '../depot/distance.ts';
import { findPlaces } from './find-places.ts';
import { foldName } from './fold-name.ts';
import type { Gazetteer, Town } from './gazetteer.ts';

type Address = { readonly postalCode: string | null; readonly city: string | null; readonly country: string | null };

/** Towns of one name in a country are many; the one that is meant lies in the area of the postcode. */
const SAME_AREA_KM = 60;
const NAMESAKES = 20;

/** The town of an address, or the one in the middle of its postcode area. */
export function locateAddress(gazetteer: Gazetteer, { postalCode, city, country }: Address): Town | undefined {
  if (country === null || country === '') return undefined;
  const area = postalCode ? findPlaces(gazetteer, `${country}-${postalCode}`, { language: '' })[0]?.town : undefined;
  const name = foldName(city ?? '');
  const named = findPlaces(gazetteer, `${city ?? ''}, ${country}`, { language: '', limit: NAMESAKES }).find(
    ({ town }) =>
      [town.name, ...Object.values(town.names)].some((known) => foldName(known) === name) &&
      (area === undefined || distanceKm(town, area) <= SAME_AREA_KM),
  );
  return named?.town ?? area;
}
