import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardDepot, BoardQuery, BoardRow } from '#contract/admin-board.ts';
import { api } from '#web/client/api-client.ts';
import type { RowsByDepot } from './lay-out.ts';

/** How soon what others change is seen. */
const FRESH_MS = 20_000;

type Asked = {
  readonly query: BoardQuery;
  readonly depots: readonly BoardDepot[];
  /** Those that came with the page. */
  readonly first: readonly BoardRow[];
};

/**
 * The rows of the depots in view: fetched when they come into view, and again every few seconds and whenever somebody
 * comes back to the page or has changed something. Whoever asks something else begins anew, by another key.
 */
export function useBoardRows({ query, depots, first }: Asked, inView: readonly string[]) {
  const [rows, setRows] = useState(() => byDepot(first));
  const [isStale, setIsStale] = useState(false);
  const view = inView.join(' ');
  const known = useRef(first);
  const load = useEffectEvent(async (ids: readonly string[], signal: AbortSignal) => {
    try {
      for (const id of ids) {
        // One after the other: a fast scroll must not become a burst of calls.
        // oxlint-disable-next-line no-await-in-loop
        const found = await readDepot(query, id, signal);
        if (signal.aborted) return;
        setRows((now) => new Map(now).set(id, found));
      }
      setIsStale(false);
    } catch {
      // What is shown stays; the page says that it is not of now.
      if (!signal.aborted) setIsStale(true);
    }
  });
  const missing = useEffectEvent((ids: readonly string[]) =>
    depots.filter((depot) => ids.includes(depot.id) && (rows.get(depot.id)?.length ?? 0) < countOf(depot)),
  );

  useEffect(() => {
    const ids = view === '' ? [] : view.split(' ');
    const controller = new AbortController();
    const { signal } = controller;
    // A page that was read anew has changed something.
    const isChanged = known.current !== first;
    known.current = first;
    const lacking = isChanged ? ids : missing(ids).map(({ id }) => id);
    const soon = setTimeout(() => void load(lacking, signal), 0);
    const again = () => {
      if (document.visibilityState === 'visible') void load(ids, signal);
    };
    const timer = setInterval(again, FRESH_MS);
    document.addEventListener('visibilitychange', again, { signal });
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      controller.abort();
    };
  }, [view, first]);
  return { rows, isStale };
}

export const byDepot = (rows: readonly BoardRow[]): RowsByDepot => Map.groupBy(rows, ({ depotId }) => depotId);

const countOf = ({ groups }: BoardDepot): number => groups.reduce((sum, { trailers }) => sum + trailers, 0);

async function readDepot(query: BoardQuery, depotId: string, signal: AbortSignal): Promise<readonly BoardRow[]> {
  const rows: BoardRow[] = [];
  let cursor: string | undefined;
  do {
    const asked = { ...query, depot: [depotId], ...(cursor === undefined ? {} : { cursor }) };
    // Each page begins where the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await api.get('/api/admin/board/rows', { query: asked, signal });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
