import { useEffect, useRef } from 'react';
import { nextTask } from '#web/client/next-task.ts';

export type SearchMemory = {
  readonly rememberSearch: (search: URLSearchParams) => void;
  /** Hands over the remembered search as soon as the storage has been read; the result takes it back. */
  readonly whenRemembered: (use: (search: URLSearchParams) => void) => () => void;
};

async function loadTrailerMemory(): Promise<SearchMemory> {
  await nextTask();
  return import('./remember-search.ts');
}

/**
 * A search in the address is remembered; an address without any search gets back what was remembered. So the shop opens
 * as it was left, and a shared link always shows what was shared. `null` is an address whose search is not possible: the
 * page says so and stays. The stores come after the page.
 */
export function useRememberedSearch(
  settled: string | null,
  restore: (search: URLSearchParams) => void,
  loadMemory: () => Promise<SearchMemory> = loadTrailerMemory,
): void {
  const hasArrived = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    let stop = () => {};
    const start = async () => {
      const { rememberSearch, whenRemembered } = await loadMemory();
      if (!isCurrent) return;
      const isArrival = !hasArrived.current;
      hasArrived.current = true;
      // Whoever empties the search here wants it empty.
      if (settled === '' && isArrival) stop = whenRemembered((kept) => isCurrent && kept.size > 0 && restore(kept));
      else if (settled !== null) rememberSearch(new URLSearchParams(settled));
    };
    // Without the stores, nothing is remembered; the search works all the same.
    start().catch(() => {});
    return () => {
      isCurrent = false;
      stop();
    };
  }, [settled, restore, loadMemory]);
}
