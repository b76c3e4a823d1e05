import type { ColumnSort, FoundTrailer } from '#db/trailer/trailer-search.queries.ts';
import type { WindowGrid } from '#db/trailer/window-grid.ts';
import type { TrailerSort } from '#contract/trailer-query.ts';
import type { SearchBasis } from './search-basis.ts';
import type { SearchCursor } from './search-cursor.ts';
import { nameOfGroup, type PriceClass, type RankedGroup, rankGroups } from './search-group.ts';
import { toWindowGrid } from './search-window.ts';
import type { RentalReads } from '../deps.ts';

/** A trailer that was found, and where it stands in the order. */
type Found = FoundTrailer & { readonly place: string };
export type FoundPage = {
  readonly found: readonly (FoundTrailer & { readonly free: boolean })[];
  readonly next: SearchCursor | undefined;
};

/** Other orders go through groups of trailers, by their price classes. */
export const isByColumn = (sort: TrailerSort | undefined): sort is ColumnSort =>
  sort === 'payload' || sort === 'newest';

type Wish = {
  /** Of the fleet; not needed in the order of a column. */
  readonly classes: readonly PriceClass[];
  readonly cursor: SearchCursor | undefined;
  readonly limit: number;
  readonly freeOnly: boolean;
};
type Wanted = SearchCursor['wanted'];
/** With the windows of all that is asked for. */
type Asked = SearchBasis & { readonly grid: WindowGrid };
type Finder = (wanted: Wanted, after: SearchCursor['last'], limit: number) => Promise<readonly Found[]>;

/**
 * One page of a search: free trailers, and when there are no more of them, the others. Undefined if the cursor names a
 * place that does not exist.
 */
export async function findPage(
  deps: Pick<RentalReads, 'availability'>,
  basis: SearchBasis,
  { classes, cursor, limit, freeOnly }: Wish,
): Promise<FoundPage | undefined> {
  const { sort } = basis;
  const places = basis.places.filter(({ isChosen }) => isChosen);
  const asked = { ...basis, grid: toWindowGrid(basis, places, basis.chosenTypes) };
  const find = isByColumn(sort)
    ? findByColumn(deps, asked, sort)
    : findByGroup(deps, asked, classes, cursor?.last?.place);
  if (!find) return undefined;
  const page: (Found & { free: boolean })[] = [];
  const phases: readonly Wanted[] = freeOnly ? ['free'] : ['free', 'taken'];
  for (const wanted of phases.slice(cursor?.wanted === 'taken' ? 1 : 0)) {
    const after = cursor?.wanted === wanted ? cursor.last : undefined;
    const room = limit - page.length;
    const found = await find(wanted, after, room + 1);
    page.push(...found.slice(0, room).map((trailer) => ({ ...trailer, free: wanted === 'free' })));
    const last = found[room - 1];
    if (found.length > room) {
      return { found: page, next: { sort, wanted, last: last && { place: last.place, number: last.number } } };
    }
  }
  return { found: page, next: undefined };
}

function findByGroup(
  { availability }: Pick<RentalReads, 'availability'>,
  basis: Asked,
  classes: readonly PriceClass[],
  lastPlace: string | undefined,
): Finder | undefined {
  const ranked = keepAll(rankGroups(basis, classes));
  const named = lastPlace === undefined ? undefined : findGroup(ranked, lastPlace);
  if (lastPlace !== undefined && !named) return undefined;

  return async (wanted, after, limit) => {
    const found = await availability.findInGroups({
      groups: groupsFrom(ranked, after?.place, wanted),
      // Time passes: the group of the last trailer may be left out by now.
      after: named && isOpenTo(wanted, named) ? after?.number : undefined,
      grid: basis.grid,
      filter: basis.filter,
      asker: basis.asker,
      wanted,
      limit,
    });
    return found.map(({ group, ...trailer }) => ({ ...trailer, place: nameOfGroup(group) }));
  };
}

function findGroup(groups: Iterable<RankedGroup>, key: string): RankedGroup | undefined {
  for (const group of groups) if (nameOfGroup(group) === key) return group;
  return undefined;
}

/** A sequence that is made once, as far as it is read, and can be read again. */
function keepAll<T extends object>(sequence: Iterator<T>): Iterable<T> {
  const kept: T[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at += 1) {
        const known = kept[at];
        const next = known ? { value: known } : sequence.next();
        if (next.done === true) return;
        if (!known) kept.push(next.value);
        yield next.value;
      }
    },
  };
}

/** Nothing is free in a window that is blocked. */
const isOpenTo = (wanted: Wanted, { window }: RankedGroup): boolean => wanted === 'taken' || !window.blocked;

/** From the group named on, or from the first. */
function* groupsFrom(groups: Iterable<RankedGroup>, place: string | undefined, wanted: Wanted): Generator<RankedGroup> {
  let isThere = place === undefined;
  for (const group of groups) {
    isThere ||= nameOfGroup(group) === place;
    if (isThere && isOpenTo(wanted, group)) yield group;
  }
}

function findByColumn(
  { availability }: Pick<RentalReads, 'availability'>,
  { grid, filter, asker }: Asked,
  sort: ColumnSort,
): Finder {
  return async (wanted, after, limit) => {
    const found = await availability.findByColumn({
      sort,
      grid,
      after: after && { value: after.place, number: after.number },
      filter,
      asker,
      wanted,
      limit,
    });
    return found.map(({ value, ...trailer }) => ({ ...trailer, place: value }));
  };
}
