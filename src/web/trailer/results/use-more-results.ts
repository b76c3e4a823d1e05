import { useEffect, useMemo, useState } from 'react';
import { useFetcher } from 'react-router';
import { unpackRows } from '#web/trailer/packed-rows.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import type { loadResults } from './load-results.server.ts';
import { toHref } from './search-params.ts';

type Page = { readonly nextCursor: string | null; readonly search: string };
type Further = { readonly of: string; readonly cards: readonly CardView[]; readonly nextCursor: string | null };

/** A first page that is read anew still goes on with the same second one. */
const identityOf = ({ search, nextCursor }: Page): string => `${search} ${nextCursor}`;

/** Further pages below the first, for as long as the first stays the same. */
export function useMoreResults(first: Page, firstCards: readonly CardView[]) {
  const { load, data, state } = useFetcher<typeof loadResults>();
  const [further, setFurther] = useState<Further>();
  const of = identityOf(first);
  const more = further?.of === of ? further : undefined;
  const cards = useMemo(() => (more ? [...firstCards, ...more.cards] : firstCards), [firstCards, more]);
  const nextCursor = more ? more.nextCursor : first.nextCursor;

  useEffect(() => {
    if (!data || data.search !== first.search) return;
    setFurther((known) => {
      const before = known?.of === of ? known.cards : [];
      const seen = new Set([...firstCards, ...before].map(({ id }) => id));
      const added = unpackRows(data.cards).filter(({ id }) => !seen.has(id));
      return { of, cards: [...before, ...added], nextCursor: data.nextCursor };
    });
    // Only a new page is added; what came for an earlier search stays away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);

  const loadMore = () => {
    if (nextCursor === null) return;
    const search = new URLSearchParams(first.search);
    search.set('cursor', nextCursor);
    void load(`/trailers${toHref(search)}`);
  };
  return { cards, nextCursor, isLoading: state !== 'idle', loadMore };
}
