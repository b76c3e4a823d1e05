import type { Change, ChangesPort } from '#services/ports/changes.ts';
import type { Connection } from '../client.ts';
import { type ChangeFeed, type ChangeFeedOptions, openChangeFeed } from './open-change-feed.ts';

/** Keeps a picture of the database in memory. */
export type ChangeReader = Pick<ChangeFeedOptions, 'load' | 'apply' | 'onLost'>;

export type Changes = ChangesPort & {
  /** Begins to follow the database, once it is migrated; returns at once. */
  readonly open: (readers?: readonly ChangeReader[]) => void;
  readonly lagMs: ChangeFeed['lagMs'];
  /** How often everything was read. */
  readonly loads: () => number;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly connection: Connection;
  readonly onLost: (error: unknown) => void;
  readonly onRefused: (reason: string) => void;
};

/** The one feed of a process: readers take each transaction first, so that listeners find their pictures up to date. */
export function createChanges({ connection, onLost, onRefused }: Options): Changes {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => listeners.forEach((listener) => listener(change));
  let feed: ChangeFeed | undefined;
  let loads = 0;
  return {
    open: (readers = []) => {
      feed = openChangeFeed({
        connection,
        load: async (snapshot) => {
          loads += 1;
          for (const reader of readers) await reader.load(snapshot);
        },
        onLive: () => tell({ tables: 'unknown' }),
        apply: (changes) => {
          for (const reader of readers) reader.apply(changes);
          tell({ tables: new Set(changes.map(({ table }) => table)) });
        },
        onLost: (error) => {
          for (const reader of readers) reader.onLost(error);
          tell({ tables: 'unknown' });
          onLost(error);
        },
        onRefused,
      });
    },
    isLive: () => feed?.isLive() ?? false,
    lagMs: () => feed?.lagMs(),
    loads: () => loads,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => feed?.close(),
  };
}
