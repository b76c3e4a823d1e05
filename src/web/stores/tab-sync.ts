import { isRecord } from './shape.ts';

export const SYNC_CHANNEL = 'pinia-broadcast-sync';

export type SyncedStore = {
  readonly storeName: string;
  subscribe(listener: (state: unknown) => void): () => void;
  /** Takes over a state from another tab if it has the right shape. */
  adopt(state: unknown): void;
};

/**
 * Tells other tabs of every change and takes over theirs without sending them back. What comes from a tab of another
 * identity is dropped. Without a channel every tab is on its own.
 */
export function syncTabs(stores: readonly SyncedStore[], identity: () => string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(SYNC_CHANNEL);
  let adopting = false;

  const unsubscribes = stores.map((store) =>
    store.subscribe((state) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      if (!adopting) channel.postMessage({ store: store.storeName, identity: identity(), state });
    }),
  );
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data['identity'] !== identity()) return;
    const store = stores.find(({ storeName }) => storeName === data['store']);
    adopting = true;
    try {
      store?.adopt(data['state']);
    } finally {
      adopting = false;
    }
  });
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    channel.close();
  };
}
