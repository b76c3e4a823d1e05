import type { Database } from '#db/client.ts';
import { listCards } from '#db/trailer/card.queries.ts';
import { readSearchState } from '#db/trailer/search-state.queries.ts';
import {
  countFreeTrailers,
  findScatteredTrailers,
  findTrailersByColumn,
  findTrailersInGroups,
  listPriceClasses,
  type FoundTrailer,
  type SearchGroup,
} from '#db/trailer/trailer-search.queries.ts';
import { countStock } from '#db/trailer/trailer.queries.ts';
import type { AvailabilityPort, CountQuestion, FreeCounts, GroupQuestion } from '#services/ports/availability.ts';

/** The database answers itself: always up to date, and slower the more trailers there are. */
export const createSqlAvailability = (db: Database): AvailabilityPort => ({
  findInGroups: (question) => findInGroups(db, question),
  findByColumn: (question) => findTrailersByColumn(db, question),
  countFree: (question) => countFree(db, question),
  listCards: (question) => listCards(db, question),
  countStock: () => countStock(db),
  listPriceClasses: () => listPriceClasses(db),
  readState: (now) => readSearchState(db, now),
});

/** So many groups fill most pages. The statement is smaller for it. */
const FIRST_GROUPS = 48;

async function findInGroups<G extends SearchGroup>(
  db: Database,
  { groups, after, limit, ...question }: GroupQuestion<G>,
): Promise<(FoundTrailer & { readonly group: G })[]> {
  const isScattered = question.filter.q !== undefined;
  const search = isScattered ? findScatteredTrailers : findTrailersInGroups;
  const left = groups[Symbol.iterator]();
  const found: (FoundTrailer & { readonly group: G })[] = [];
  for (const [i, size] of (isScattered ? [Infinity] : [FIRST_GROUPS, Infinity]).entries()) {
    const batch = takeNext(left, size);
    const rows = await search(db, {
      ...question,
      groups: batch,
      after: i === 0 ? after : undefined,
      limit: limit - found.length,
    });
    for (const { group: index, ...trailer } of rows) {
      const group = batch[index];
      if (group) found.push({ ...trailer, group });
    }
    if (found.length >= limit) break;
  }
  return found;
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

async function countFree(db: Database, { grid, ...question }: CountQuestion): Promise<FreeCounts> {
  const rows = await countFreeTrailers(db, { ...question, grid });
  const byName = new Map(rows.map(({ type, subType }) => [`${type}.${subType}`, { type, subType }]));
  const kindOf = new Map([...byName.keys()].map((name, index) => [name, index]));
  const placeOf = new Map(grid.depotIds.map((depotId, place) => [depotId, place]));
  const counts = new Int32Array(grid.depotIds.length * kindOf.size);
  for (const { type, subType, depotId, count } of rows) {
    counts[(placeOf.get(depotId) ?? 0) * kindOf.size + (kindOf.get(`${type}.${subType}`) ?? 0)] = count;
  }
  return { kinds: [...byName.values()], counts };
}
