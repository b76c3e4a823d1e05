import type { TrailerCard, TrailerPage } from '#contract/trailer.ts';
import { SEARCH_LIMIT, type TrailerQuery } from '#contract/trailer-query.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { findPage, isByColumn } from './find-page.ts';
import { loadCards } from './load-cards.ts';
import { loadSearchBasis, type SearchBasis } from './search-basis.ts';
import { decodeCursor, encodeCursor, type SearchCursor } from './search-cursor.ts';
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
  const wish = { classes, limit: query.limit ?? SEARCH_LIMIT, freeOnly: query.freeOnly ?? false, locale };
  const page = await loadPage(deps, basis.value, { ...wish, cursor });
  if (!page) return refuseFields({ cursor: 'cursor' });
  return ok({ items: page.cards, nextCursor: page.next ? encodeCursor(page.next) : null });
}

type Wish = Parameters<typeof findPage>[2] & { readonly locale: string | undefined };
type Page = { readonly cards: readonly TrailerCard[]; readonly next: SearchCursor | undefined };

/** Somebody may be renting these very trailers: so often others take the place of what turns out to be taken. */
const MOST_ROUNDS = 3;

async function loadPage(deps: RentalReads, basis: SearchBasis, wish: Wish): Promise<Page | undefined> {
  const cards: TrailerCard[] = [];
  let { cursor } = wish;
  for (let round = 1; ; round += 1) {
    const page = await findPage(deps, basis, { ...wish, cursor, limit: wish.limit - cards.length });
    if (!page) return undefined;
    const loaded = await loadCards(deps, basis, page.found, wish.locale);
    cards.push(...(wish.freeOnly ? loaded.filter(({ free }) => free) : loaded));
    cursor = page.next;
    const isFull = !wish.freeOnly || cards.length === wish.limit;
    if (isFull || !cursor || round === MOST_ROUNDS) return { cards, next: cursor };
  }
}
