import { type Place, placeValues, readPlace, type Spot } from './place.ts';

/** What the search bar asks: where, when, what. Times are wall times as in the address. */
export type SearchValue = {
  readonly place: Place;
  readonly from: string;
  readonly to: string;
  /** Code of the depot to which it is brought back; empty where it is fetched. */
  readonly returnTo: string;
  readonly types: readonly string[];
  /** Of the one type, where the bar itself has to say it. */
  readonly subType?: string | undefined;
};

export const BAR_NAMES = ['depot', 'near', 'radiusKm', 'from', 'to', 'returnDepot', 'type'] as const;

export const readSearchValue = (search: URLSearchParams, spots: readonly Spot[] = []): SearchValue => ({
  place: readPlace(search, spots),
  from: search.get('from') ?? '',
  to: search.get('to') ?? '',
  returnTo: search.get('returnDepot') ?? '',
  types: search.getAll('type'),
});

/** A search with what the bar says in it. What depends on the old place or type goes with it. */
export function writeSearchValue(search: URLSearchParams, value: SearchValue): URLSearchParams {
  const changed = new URLSearchParams([...search].filter(([name]) => !isBarName(name) && name !== 'cursor'));
  for (const [name, text] of Object.entries(placeValues(value.place))) if (text) changed.set(name, text);
  if (value.from !== '' && value.to !== '') {
    changed.set('from', value.from);
    changed.set('to', value.to);
  }
  if (value.returnTo !== '' && !isOnlyPlace(value.place, value.returnTo)) changed.set('returnDepot', value.returnTo);
  for (const type of value.types) changed.append('type', type);
  if (value.types.join() !== search.getAll('type').join()) changed.delete('subType');
  if (value.subType !== undefined) changed.set('subType', value.subType);
  if (value.place.kind !== 'around' && changed.get('sort') === 'distance') changed.delete('sort');
  return changed;
}

/** Nobody is told that what is fetched and brought back at one depot is brought back elsewhere. */
const isOnlyPlace = (place: Place, returnTo: string): boolean =>
  place.kind === 'depots' && place.names.every((name) => name === returnTo);

const isBarName = (name: string): boolean => BAR_NAMES.some((known) => known === name);
