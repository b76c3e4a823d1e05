import type { TrailerPage } from '#contract/trailer.ts';
import { SEARCH_LIMIT, type TrailerQuery } from '#contract/trailer-query.ts';
import { listPriceClasses } from '#db/trailer/trailer-search.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { findPage, isByColumn } from './find-page.ts';
import { loadCards } from './load-cards.ts';
import { type KnownBook, loadSearchBasis } from './search-basis.ts';
import { decodeCursor, encodeCursor } from './search-cursor.ts';
import type { RentalReads } from '../deps.ts';

/**
 * One page of the trailers that a query asks for: free ones first, then the others, unless only free ones are wanted.
 * The language is for the names of holidays.
 */
export async function searchTrailers(
  deps: RentalReads,
  actor: Actor,
  query: TrailerQuery,
  locale?: string,
  book?: KnownBook,
): Promise<Outcome<TrailerPage>> {
  const [basis, classes] = await Promise.all([
    loadSearchBasis(deps, actor, query, book),
    isByColumn(query.sort) ? [] : listPriceClasses(deps.db),
  ]);
  if (!basis.ok) return basis;
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor, basis.value.sort);
  if (query.cursor !== undefined && !cursor) return refuseFields({ cursor: 'cursor' });
  const page = await findPage(deps.db, basis.value, {
    classes,
    cursor,
    limit: query.limit ?? SEARCH_LIMIT,
    freeOnly: query.freeOnly ?? false,
  });
  if (!page) return refuseFields({ cursor: 'cursor' });
  const items = await loadCards(deps, basis.value, page.found, locale);
  return ok({ items, nextCursor: page.next ? encodeCursor(page.next) : null });
}
