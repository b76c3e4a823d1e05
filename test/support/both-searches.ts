import { createAvailability } from '#availability/create-availability.ts';
import type { FollowedFleet } from '#availability/follow-fleet.ts';
import { createSqlAvailability } from '#availability/sql-availability.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '#services/deps.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { findPage } from '#services/trailer/find-page.ts';
import { loadCards } from '#services/trailer/load-cards.ts';
import { loadSearchBasis } from '#services/trailer/search-basis.ts';
import type { SearchCursor } from '#services/trailer/search-cursor.ts';

/** One shop, asked by statements and from memory. */
export type BothSearches = { readonly sql: RentalReads; readonly memory: RentalReads };

export const toBothSearches = (deps: RentalReads, fleet: () => FollowedFleet | undefined): BothSearches => ({
  sql: { ...deps, availability: createSqlAvailability(deps.db) },
  memory: { ...deps, availability: createAvailability(deps.db, fleet) },
});

/** Every page of a search, trailer by trailer, with the cards of the first and its counts; or why it was refused. */
async function findEverything(deps: RentalReads, actor: Actor, query: TrailerQuery) {
  const basis = await loadSearchBasis(deps, actor, query);
  if (!basis.ok) return basis.error.fields;
  const classes = await deps.availability.listPriceClasses();
  const { limit = 5, freeOnly = false } = query;
  const found: string[] = [];
  let cards: readonly TrailerCard[] | undefined;
  for (let cursor: SearchCursor | undefined; ;) {
    const page = await findPage(deps, basis.value, { classes, cursor, limit, freeOnly });
    found.push(...(page?.found ?? []).map(({ number, free }) => `${number} ${free}`));
    cards ??= await loadCards(deps, basis.value, page?.found ?? [], undefined);
    cursor = page?.next;
    if (!cursor) return { found, cards, facets: await countFacets(deps, actor, query) };
  }
}

/** What the memory and the statements say of the same question: to be compared. */
export const askBoth = async ({ sql, memory }: BothSearches, actor: Actor, query: TrailerQuery) => ({
  memory: await findEverything(memory, actor, query),
  statements: await findEverything(sql, actor, query),
});
