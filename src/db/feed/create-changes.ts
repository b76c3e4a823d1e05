import type { Change, ChangesPort } from '#services/ports/changes.ts';
import type { Connection } from '../client.ts';
import { type ChangeFeed, type ChangeFeedOptions, openChangeFeed } from './open-change-feed.ts';

/** Keeps a picture of the database in memory. */
export type ChangeReader = Pick<ChangeFeedOptions, 'load' | 'apply' | 'onLost'>;

export type Changes = ChangesPort & {
  /** Begins to follow the database, once it is migrated; returns at once. */
  readonly open: (readers?: readonly ChangeReader[]) => void;
  readonly lagMs: ChangeFeed['lagMs'];
  readonly position: ChangeFeed['position'];
  /** How often everything was read after the first time. */
  readonly reloads: () => number;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly connection: Connection;
  readonly onLive?: () => void;
  readonly onLost: (error: unknown) => void;
  readonly onListenerFailed: (error: unknown) => void;
  readonly onRefused: (reason: string) => void;
};

/** The one feed of a process: readers take each transaction first, so that listeners find their pictures up to date. */
export function createChanges({ connection, onLive, onLost, onListenerFailed, onRefused }: Options): Changes {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        onListenerFailed(error);
      }
    }
  };
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
        onLive: () => {
          tell({ tables: 'unknown' });
          onLive?.();
        },
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
    position: () => feed?.position() ?? 0n,
    reloads: () => Math.max(0, loads - 1),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => feed?.close(),
  };
}
