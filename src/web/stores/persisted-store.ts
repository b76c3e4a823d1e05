import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { closedStorage, openStorage, type StoragePlace } from './state-storage.ts';

type Definition<State> = {
  readonly name: string;
  readonly initial: State;
  /** Reads what storage or another tab hands over; undefined if it is not of this shape. */
  readonly parse: (value: unknown) => State | undefined;
};

/**
 * A store that starts with the same state on the server and in the browser, so hydration agrees, and reads its storage
 * only when `readStorage` is called from an effect. It knows what other tabs have not heard of yet: that beats what was
 * kept, such as a search from the URL, and is told as soon as somebody listens.
 */
export function createPersistedStore<State extends object>({ name, initial, parse }: Definition<State>) {
  let untold: Partial<State> = {};
  let tell: ((change: Partial<State>) => void) | undefined;
  let isSilent = false;
  let isRead = false;
  const readers = new Set<() => void>();
  const hasNews = () => Object.keys(untold).length > 0;

  const useStore = create<State>()(
    persist(() => initial, {
      name,
      storage: closedStorage<State>(),
      skipHydration: true,
      merge: (kept, current) => {
        const state = parse(kept) ?? current;
        return hasNews() ? { ...state, ...untold } : state;
      },
    }),
  );
  const tellNews = () => {
    if (tell === undefined || !hasNews()) return;
    tell(untold);
    untold = {};
  };
  const silently = (act: () => void) => {
    isSilent = true;
    try {
      act();
    } finally {
      isSilent = false;
    }
  };
  useStore.subscribe((state, before) => {
    if (isSilent) return;
    untold = { ...untold, ...changesOf(before, state) };
    tellNews();
  });

  return Object.assign(useStore, {
    storeName: name,
    /** Writes nothing where nothing was set. Other tabs learn by themselves that somebody has gone. */
    reset(): void {
      untold = {};
      if (useStore.getState() !== initial) silently(() => useStore.setState(initial, true));
    },
    readStorage(place: StoragePlace): void {
      useStore.persist.setOptions({ storage: openStorage<State>(place) });
      // Every kind of storage answers at once.
      silently(() => void useStore.persist.rehydrate());
      // Writes down what was set before the storage was open.
      if (hasNews()) silently(() => useStore.setState({}));
      isRead = true;
      for (const reader of readers) reader();
      readers.clear();
    },
    /** Calls as soon as the storage has been read, at once if it was; the result takes it back. */
    whenRead(reader: () => void): () => void {
      if (isRead) reader();
      else readers.add(reader);
      return () => readers.delete(reader);
    },
    /** Hands over every change that is made in this tab, beginning with those nobody has heard of. */
    onChange(listener: (change: Partial<State>) => void): () => void {
      tell = listener;
      tellNews();
      return () => {
        if (tell === listener) tell = undefined;
      };
    },
    /** Takes over what another tab has changed, if it has the right shape. */
    adopt(change: unknown): void {
      const state = typeof change === 'object' ? parse({ ...useStore.getState(), ...change }) : undefined;
      if (state !== undefined) silently(() => useStore.setState(state, true));
    },
  });
}

function changesOf<State extends object>(before: State, state: State): Partial<State> {
  const changes: Partial<State> = {};
  for (const key in state) if (state[key] !== before[key]) changes[key] = state[key];
  return changes;
}
