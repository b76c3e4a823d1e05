import {
  findScatteredTrailers,
  findTrailersByColumn,
  findTrailersInGroups,
  type ColumnSort,
  type FoundTrailer,
} from '#db/trailer/trailer-search.queries.ts';
import type { TrailerSort } from '#contract/trailer-query.ts';
import type { Database } from '#db/client.ts';
import type { SearchBasis } from './search-basis.ts';
import type { SearchCursor } from './search-cursor.ts';
import { type PriceClass, type RankedGroup, rankGroups } from './search-group.ts';
import { toWindow } from './search-window.ts';

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
type Finder = (wanted: Wanted, after: SearchCursor['last'], limit: number) => Promise<readonly Found[]>;

/**
 * One page of a search: free trailers, and when there are no more of them, the others. Undefined if the cursor names a
 * place that does not exist.
 */
export async function findPage(
  db: Database,
  basis: SearchBasis,
  { classes, cursor, limit, freeOnly }: Wish,
): Promise<FoundPage | undefined> {
  const { sort } = basis;
  const find = isByColumn(sort) ? findByColumn(db, basis, sort) : findByGroup(db, basis, classes, cursor?.last?.place);
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

/** So many groups fill most pages. The statement is smaller for it. */
const FIRST_GROUPS = 48;

function findByGroup(
  db: Database,
  basis: SearchBasis,
  classes: readonly PriceClass[],
  lastPlace: string | undefined,
): Finder | undefined {
  const isScattered = basis.filter.q !== undefined;
  const search = isScattered ? findScatteredTrailers : findTrailersInGroups;
  const isThere = (place: string) => takeNext(groupsFrom(rankGroups(basis, classes), place), 1).length > 0;
  if (lastPlace !== undefined && !isThere(lastPlace)) return undefined;

  return async (wanted, after, limit) => {
    const groups = groupsFrom(rankGroups(basis, classes), after?.place, wanted);
    const found: Found[] = [];
    for (const size of isScattered ? [Infinity] : [FIRST_GROUPS, Infinity]) {
      const batch = takeNext(groups, size);
      const isResumed = found.length === 0 && after !== undefined && batch[0]?.key === after.place;
      const rows = await search(db, {
        groups: batch,
        after: isResumed ? after.number : undefined,
        filter: basis.filter,
        asker: basis.asker,
        wanted,
        limit: limit - found.length,
      });
      found.push(...rows.map(({ id, number, group }) => ({ id, number, place: placeOf(batch, group) })));
      if (found.length >= limit) break;
    }
    return found;
  };
}

/** From the group named on, or from the first. Nothing is free in a window that is blocked. */
function* groupsFrom(
  groups: Iterable<RankedGroup>,
  place: string | undefined,
  wanted: Wanted = 'taken',
): Generator<RankedGroup> {
  let isThere = place === undefined;
  for (const group of groups) {
    isThere ||= group.key === place;
    if (isThere && (wanted === 'taken' || !group.window.blocked)) yield group;
  }
}

/** Some more of a sequence that goes on afterwards. */
function takeNext<T>(sequence: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = sequence.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

const placeOf = (groups: readonly RankedGroup[], index: number): string => groups[index]?.key ?? '';

function findByColumn(db: Database, basis: SearchBasis, sort: ColumnSort): Finder {
  const windows = basis.places
    .filter(({ isChosen }) => isChosen)
    .flatMap((place) => basis.chosenTypes.map((type) => toWindow(basis, place, type)));
  return async (wanted, after, limit) => {
    const rows = await findTrailersByColumn(db, {
      sort,
      windows,
      after: after && { value: after.place, number: after.number },
      filter: basis.filter,
      asker: basis.asker,
      wanted,
      limit,
    });
    return rows.map(({ id, number, value }) => ({ id, number, place: value }));
  };
}
