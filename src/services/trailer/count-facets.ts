import type { TrailerFacets } from '#contract/trailer.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { loadSearchBasis } from './search-basis.ts';
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
  const { kinds, counts } = await deps.availability.countFree({
    grid,
    filter: { ...filter, subType: undefined },
    asker,
  });
  const choices = kinds.map(({ type, subType }) => {
    const isType = chosenTypes.includes(type);
    return { type, name: `${type}.${subType}`, isType, isBoth: isType && (filter.subType?.includes(subType) ?? true) };
  });

  const facets = { total: 0, type: new Tally(), subType: new Tally(), depot: new Tally(), depotType: new Tally() };
  for (const [at, { row, isChosen }] of places.entries()) {
    for (const [index, { type, name, isType, isBoth }] of choices.entries()) {
      const count = counts[at * kinds.length + index] ?? 0;
      if (count === 0) continue;
      if (isChosen) facets.type.add(type, count);
      if (isChosen && isType) facets.subType.add(name, count);
      if (isChosen && isBoth) facets.total += count;
      if (isBoth) facets.depot.add(row.code, count);
      if (isBoth) facets.depotType.add(`${row.code}.${type}`, count);
    }
  }
  return ok({
    total: facets.total,
    type: facets.type.toRecord(),
    subType: facets.subType.toRecord(),
    depot: facets.depot.toRecord(),
    depotType: facets.depotType.toRecord(),
  });
}

class Tally {
  private readonly counts = new Map<string, number>();
  add(key: string, count: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
  toRecord(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }
}
