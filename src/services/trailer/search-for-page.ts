import type { TrailerPage } from '#contract/trailer.ts';
import { type ReadQuery, readTrailerQuery } from '#contract/trailer-query.ts';
import type { Actor } from '#domain/team/actor.ts';
import { searchTrailers } from './search-trailers.ts';
import type { RentalReads } from '../deps.ts';

/**
 * The search of a page's address. Whatever is wrong with it is left out and named in `problems`, so that the page can
 * say so and still show what the rest finds.
 */
export async function searchForPage(
  deps: RentalReads,
  actor: Actor,
  address: Iterable<readonly [name: string, value: string]>,
  locale: string,
): Promise<ReadQuery & { readonly page: TrailerPage }> {
  let { query, problems } = readTrailerQuery(address);
  for (;;) {
    const searched = await searchTrailers(deps, actor, query, locale);
    if (searched.ok) return { query, problems, page: searched.value };
    const { fields } = searched.error;
    if (!fields || Object.keys(fields).length === 0) throw new Error(`A search was refused: ${searched.error.code}`);
    problems = { ...problems, ...fields };
    query = withoutFields(query, Object.keys(fields));
  }
}

function withoutFields(query: ReadQuery['query'], names: readonly string[]): ReadQuery['query'] {
  // Half a period is none.
  const isPeriod = names.includes('from') || names.includes('to');
  const left = Object.entries(query).filter(
    ([name]) => !names.includes(name) && !(isPeriod && (name === 'from' || name === 'to')),
  );
  return Object.fromEntries(left);
}
