import { redirect } from 'react-router';
import { consoleSearchQuery } from '#contract/admin-search.ts';
import { MOST_HITS, SEARCH_KINDS } from '#domain/admin/search-kind.ts';
import { searchConsole } from '#services/admin/search/search-console.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { requireStaff } from '#services/require-actor.ts';
import { describeHit, type HitView } from './describe-hit.server.ts';

export type SearchView = Awaited<ReturnType<typeof loadSearch>>;

/** What was found. A single hit is opened at once, unless whoever asks only looks while typing: `?peek=true`. */
export async function loadSearch(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const params = new URLSearchParams(searchParams);
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const isPeek = params.get('peek') === 'true';
  params.delete('peek');
  params.set('q', q);
  const title = pageTitle(request, 'admin.search.open');
  const isShort = !consoleSearchQuery.safeParse({ q }).success;
  if (isShort) {
    requireValue(requireStaff(actor, 'orders.read'));
    return { title, q, isShort, kind: null, groups: [], counts: [], nextCursor: null };
  }
  const query = readListQuery(consoleSearchQuery, params);
  const { items, counts, nextCursor } = requireValue(await searchConsole(deps, actor, query));
  const hits = items.map((hit) => describeHit(request, hit));
  const [only] = hits;
  if (!isPeek && query.kind === undefined && only !== undefined && hits.length === 1) throw redirect(only.to);
  const found = SEARCH_KINDS.filter((kind) => counts[kind] > 0);
  return {
    title,
    q,
    isShort,
    kind: query.kind ?? null,
    groups: toGroups(hits),
    counts: found.map((kind) => ({
      kind,
      count: counts[kind],
      text: counts[kind] > MOST_HITS ? `${format.number(MOST_HITS)}+` : format.number(counts[kind]),
    })),
    nextCursor,
  };
}

/** In the order of the kinds, as they came. */
const toGroups = (hits: readonly HitView[]) =>
  SEARCH_KINDS.flatMap((kind) => {
    const own = hits.filter((hit) => hit.kind === kind);
    return own.length === 0 ? [] : [{ kind, hits: own }];
  });
