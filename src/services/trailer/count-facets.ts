import type { TrailerFacets } from '#contract/trailer.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';
import { perObject } from '#domain/per-object.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import type { FreeCounts, TrailerKind } from '../ports/availability.ts';
import { loadSearchBasis, type SearchBasis } from './search-basis.ts';
import { toWindowGrid } from './search-window.ts';
import type { RentalReads } from '../deps.ts';

/** How many free trailers each choice of type, sub-type and depot would find. */
export async function countFacets(
  deps: RentalReads,
  actor: Actor,
  query: TrailerQuery,
): Promise<Outcome<TrailerFacets>> {
  const loaded = await loadSearchBasis(deps, actor, query);
  if (!loaded.ok) return loaded;
  const basis = loaded.value;
  const { places, types, chosenTypes, filter, asker } = basis;
  // Every count keeps at least one of the two choices, so trailers that neither of them names are in none.
  const grid = toWindowGrid(basis, places, types, ({ isChosen }, type) => isChosen || chosenTypes.includes(type));
  const counted = await deps.availability.countFree({ grid, filter: { ...filter, subType: undefined }, asker });
  return ok({ ...addUpKinds(basis, counted), ...addUpDepots(basis, counted) });
}

const isWanted = ({ chosenTypes, filter }: SearchBasis, { type, subType }: TrailerKind): boolean =>
  chosenTypes.includes(type) && (filter.subType?.includes(subType) ?? true);

type Counts = Record<string, number>;

/** At the depots that are chosen. */
function addUpKinds(basis: SearchBasis, { kinds, counts }: FreeCounts): Omit<TrailerFacets, 'depot' | 'depotType'> {
  const ofKind = new Int32Array(kinds.length);
  for (const [at, { isChosen }] of basis.places.entries()) {
    if (!isChosen) continue;
    for (let kind = 0; kind < kinds.length; kind += 1) {
      ofKind[kind] = (ofKind[kind] ?? 0) + (counts[at * kinds.length + kind] ?? 0);
    }
  }
  let total = 0;
  const [ofType, ofSubType]: [Counts, Counts] = [{}, {}];
  for (const [index, kind] of kinds.entries()) {
    const count = ofKind[index] ?? 0;
    if (count === 0) continue;
    ofType[kind.type] = (ofType[kind.type] ?? 0) + count;
    if (basis.chosenTypes.includes(kind.type)) ofSubType[`${kind.type}.${kind.subType}`] = count;
    if (isWanted(basis, kind)) total += count;
  }
  return { total, type: ofType, subType: ofSubType };
}

/** Of the kinds that are chosen. There are hundreds of depots with a dozen types each, so nothing is made for any. */
function addUpDepots(basis: SearchBasis, { kinds, counts }: FreeCounts): Pick<TrailerFacets, 'depot' | 'depotType'> {
  const { types } = basis;
  // One column more takes what is not wanted.
  const columns = kinds.map((kind) => (isWanted(basis, kind) ? types.indexOf(kind.type) : types.length));
  const here = new Int32Array(types.length + 1);
  const [ofDepot, ofDepotType]: [Counts, Counts] = [{}, {}];
  for (const [at, { row }] of basis.places.entries()) {
    here.fill(0);
    for (let kind = 0; kind < kinds.length; kind += 1) {
      const column = columns[kind] ?? 0;
      here[column] = (here[column] ?? 0) + (counts[at * kinds.length + kind] ?? 0);
    }
    const nameOf = nameAt(row);
    let total = 0;
    for (const [column, type] of types.entries()) {
      const count = here[column] ?? 0;
      if (count > 0) ofDepotType[nameOf(type)] = count;
      total += count;
    }
    if (total > 0) ofDepot[row.code] = total;
  }
  return { depot: ofDepot, depotType: ofDepotType };
}

/** Thousands of texts that are the same in every answer. */
const nameAt = perObject(({ code }: DepotRow) => {
  const names = new Map<string, string>();
  return (type: string): string => {
    const name = names.get(type) ?? `${code}.${type}`;
    names.set(type, name);
    return name;
  };
});
