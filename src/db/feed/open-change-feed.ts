import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, Database } from '../client.ts';
import { explainRefusal } from './explain-refusal.ts';
import { followChanges } from './follow-changes.ts';
import type { RowChange } from './row-change.ts';
import type { ServerWatch } from './watch-server.ts';

export type { RowChange } from './row-change.ts';

export type ChangeFeed = {
  /** Everything is loaded, and the server tells what follows. */
  readonly isLive: () => boolean;
  /** From commit to application, of the last transactions or of what the server does not tell; undefined if not live. */
  readonly lagMs: () => number | undefined;
  /** How far in the log everything has been told; its beginning while nothing has. */
  readonly position: () => bigint;
  readonly close: () => Promise<void>;
};

export type ChangeFeedOptions = {
  /** Leads to the server itself, past a pooler. */
  readonly connection: Connection;
  /** Reads everything at exactly the point from which the changes follow. Called anew at every connection. */
  readonly load: (snapshot: Database) => Promise<void>;
  /** One committed transaction, in commit order; synchronous. */
  readonly apply: (changes: readonly RowChange[]) => void;
  /** Everything is loaded, and changes follow from here on. */
  readonly onLive?: () => void;
  /** The state must no longer be trusted; load will be called again. */
  readonly onLost: (error: unknown) => void;
  /** Says what is missing; it is tried again later. */
  readonly onRefused?: (reason: string) => void;
};

const LONGEST_PAUSE_MS = 5000;
const PAUSE_AFTER_REFUSAL_MS = 30_000;
/** So long a connection has to last before the next one is tried at once again. */
const LASTING_MS = 10_000;
/** So long the lag of a transaction counts for that of the feed. */
const RECENT_MS = 10_000;
const NOTHING_TOLD = { lagMs: 0, at: -RECENT_MS, position: 0n };

/** Follows what is committed in the database, by whomever, through logical replication; for as long as it is open. */
export function openChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { connection, load, onLive = () => undefined, onLost, onRefused = () => undefined } = options;
  const closing = new AbortController();
  let watch: ServerWatch | undefined;
  let latest = NOTHING_TOLD;

  /** One connection, from the snapshot to its loss. */
  async function followOnce(): Promise<Loss> {
    let hasRead = false;
    let liveSince = Number.POSITIVE_INFINITY;
    try {
      await followChanges({
        connection,
        load: (snapshot) => {
          hasRead = true;
          return load(snapshot);
        },
        apply: (changes, commit) => {
          options.apply(changes);
          latest = { lagMs: lagSince(commit.atMs), at: performance.now(), position: commit.position };
        },
        onLive: (own, reached) => {
          watch = own;
          if (latest.position < reached) latest = { ...latest, position: reached };
          liveSince = performance.now();
          onLive();
        },
        signal: closing.signal,
      });
      return { error: undefined, hasRead, liveMs: 0 };
    } catch (error) {
      return { error, hasRead, liveMs: Math.max(0, performance.now() - liveSince) };
    } finally {
      latest = NOTHING_TOLD;
      watch = undefined;
    }
  }

  async function follow(): Promise<void> {
    let failures = 0;
    let lastWords = '';
    while (!closing.signal.aborted) {
      const { error, hasRead, liveMs } = await followOnce();
      if (closing.signal.aborted) return;
      failures = liveMs > LASTING_MS ? 0 : failures + 1;
      const refusal = explainRefusal(error);
      // A server that is down for long says the same again and again.
      const isNews = liveMs > 0 || lastWords !== String(error);
      lastWords = String(error);
      if (hasRead || (isNews && refusal === undefined)) onLost(error);
      if (isNews && refusal !== undefined) onRefused(refusal);
      const pauseMs = refusal === undefined ? toPause(failures) : PAUSE_AFTER_REFUSAL_MS;
      await delay(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return {
    isLive: () => watch?.isSilent() === false,
    lagMs: () => watch && Math.max(recentLag(latest), watch.silentMs()),
    position: () => latest.position,
    close: async () => {
      closing.abort();
      await following;
    },
  };
}

const recentLag = ({ lagMs, at }: typeof NOTHING_TOLD): number => (performance.now() - at < RECENT_MS ? lagMs : 0);

/** The clocks of two machines may differ by more than that. */
const lagSince = (committedAtMs: number): number =>
  Math.max(0, performance.timeOrigin + performance.now() - committedAtMs);

type Loss = { readonly error: unknown; readonly hasRead: boolean; readonly liveMs: number };

/** At once first, then slower and slower. */
const toPause = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 100 * 2 ** (failures - 1));
