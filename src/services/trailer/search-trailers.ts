import type { TrailerPage } from '#contract/trailer.ts';
import { SEARCH_LIMIT, type TrailerQuery } from '#contract/trailer-query.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { findPage, isByColumn } from './find-page.ts';
import { loadCards } from './load-cards.ts';
import { loadSearchBasis } from './search-basis.ts';
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
): Promise<Outcome<TrailerPage>> {
  const [basis, classes] = await Promise.all([
    loadSearchBasis(deps, actor, query),
    isByColumn(query.sort) ? [] : deps.availability.listPriceClasses(),
  ]);
  if (!basis.ok) return basis;
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor, basis.value.sort);
  if (query.cursor !== undefined && !cursor) return refuseFields({ cursor: 'cursor' });
  const page = await findPage(deps, basis.value, {
    classes,
    cursor,
    limit: query.limit ?? SEARCH_LIMIT,
    freeOnly: query.freeOnly ?? false,
  });
  if (!page) return refuseFields({ cursor: 'cursor' });
  const cards = await loadCards(deps, basis.value, page.found, locale);
  const items = query.freeOnly ? cards.filter(({ free }) => free) : cards;
  return ok({ items, nextCursor: page.next ? encodeCursor(page.next) : null });
}
