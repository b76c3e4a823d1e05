import { useSyncExternalStore } from 'react';

type Highlight = { readonly depot: string | null; readonly isOnMap: boolean };

/** The depot that is pointed at, in the list or on the map. */
let highlight: Highlight = { depot: null, isOnMap: false };
const listeners = new Set<() => void>();

function set(next: Highlight): void {
  highlight = next;
  for (const notify of listeners) notify();
}

export const highlightFromList = (depot: string | null): void => set({ depot, isOnMap: false });
export const highlightFromMap = (depot: string | null): void => set({ depot, isOnMap: true });

/** What is asked for is a plain value, so that only the cards it concerns are drawn anew. */
const useHighlight = <T extends string | boolean | null>(read: (state: Highlight) => T, initial: T): T =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => read(highlight),
    () => initial,
  );

/** Whether the pin of this depot is pointed at. */
export const useIsPinPointedAt = (depot: string): boolean =>
  useHighlight((state) => state.isOnMap && state.depot === depot, false);

export const useHighlighted = (): string | null => useHighlight((state) => state.depot, null);
