import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { closedStorage, openStorage, type StorageKind } from './state-storage.ts';

type Definition<State> = {
  readonly name: string;
  readonly initial: State;
  /** Reads what storage or another tab hands over; undefined if it is not of this shape. */
  readonly parse: (value: unknown) => State | undefined;
};

export type PersistedStore<State extends object> = ReturnType<typeof createPersistedStore<State>>;

/**
 * A store that starts with the same state on the server and in the browser, so hydration agrees, and reads its storage
 * only when `readStorage` is called from an effect.
 */
export function createPersistedStore<State extends object>({ name, initial, parse }: Definition<State>) {
  const useStore = create<State>()(
    persist(() => initial, {
      name,
      storage: closedStorage<State>(),
      skipHydration: true,
      merge: (kept, current) => mergeKept(initial, current, parse(kept)),
    }),
  );

  return Object.assign(useStore, {
    storeName: name,
    parse,
    /** Writes nothing where nothing was set. */
    reset(): void {
      if (useStore.getState() !== initial) useStore.setState(initial, true);
    },
    async readStorage(kind: StorageKind): Promise<void> {
      useStore.persist.setOptions({ storage: openStorage<State>(kind) });
      await useStore.persist.rehydrate();
      // Writes down what was set before the storage was open.
      if (useStore.getState() !== initial) useStore.setState({});
    },
  });
}

/** What the page has set before the storage was read, such as a search from the URL, beats what was kept. */
function mergeKept<State extends object>(initial: State, current: State, kept: State | undefined): State {
  if (kept === undefined) return current;
  const merged = { ...kept };
  for (const key in current) {
    if (current[key] !== initial[key]) merged[key] = current[key];
  }
  return merged;
}
