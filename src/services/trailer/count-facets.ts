import type { TrailerFacets } from '#contract/trailer.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import { countFreeTrailers, type FreeCount } from '#db/trailer/trailer-search.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { loadSearchBasis } from './search-basis.ts';
import { toWindow } from './search-window.ts';
import type { RentalReads } from '../deps.ts';

/** How many free trailers each choice of type, sub-type and depot would find, counted in one statement. */
export async function countFacets(
  deps: RentalReads,
  actor: Actor,
  query: TrailerQuery,
): Promise<Outcome<TrailerFacets>> {
  const loaded = await loadSearchBasis(deps, actor, query);
  if (!loaded.ok) return loaded;
  const basis = loaded.value;
  const { places, types, chosenTypes, filter, asker } = basis;
  const placesById = new Map(places.map((place) => [place.row.id, place]));
  const isTypeChosen = (type: string) => chosenTypes.includes(type);
  const isDepotChosen = (depotId: string) => placesById.get(depotId)?.isChosen === true;
  const isSubTypeChosen = (subType: string) => filter.subType?.includes(subType) ?? true;

  // Every count keeps at least one of the two choices, so trailers that neither of them names are in none.
  const windows = places.flatMap((place) =>
    types.filter((type) => place.isChosen || isTypeChosen(type)).map((type) => toWindow(basis, place, type)),
  );
  const counts = await countFreeTrailers(deps.db, { windows, filter: { ...filter, subType: undefined }, asker });

  const atChosenDepots = counts.filter(({ depotId }) => isDepotChosen(depotId));
  const codeOf = (depotId: string) => placesById.get(depotId)?.row.code ?? depotId;
  const ofChosenTypes = counts.filter(({ type, subType }) => isTypeChosen(type) && isSubTypeChosen(subType));
  return ok({
    total: sum(ofChosenTypes.filter(({ depotId }) => isDepotChosen(depotId))),
    type: sumBy(atChosenDepots, ({ type }) => type),
    subType: sumBy(
      atChosenDepots.filter(({ type }) => isTypeChosen(type)),
      ({ type, subType }) => `${type}.${subType}`,
    ),
    depot: sumBy(ofChosenTypes, ({ depotId }) => codeOf(depotId)),
    depotType: sumBy(ofChosenTypes, ({ depotId, type }) => `${codeOf(depotId)}.${type}`),
  });
}

const sum = (counts: readonly FreeCount[]): number => counts.reduce((total, { count }) => total + count, 0);

const sumBy = (counts: readonly FreeCount[], toKey: (count: FreeCount) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(counts, toKey)].map(([key, members]) => [key, sum(members)]));
