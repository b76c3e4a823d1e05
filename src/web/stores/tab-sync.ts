import { isRecord } from './shape.ts';

export const SYNC_CHANNEL = 'pinia-broadcast-sync';

export type SyncedStore = {
  readonly storeName: string;
  /** Hands over what changes in this tab, field by field. */
  onChange(listener: (change: object) => void): () => void;
  /** Takes over a change from another tab if it has the right shape. */
  adopt(change: unknown): void;
};

/**
 * Tells other tabs of every change and takes over theirs without sending them back. Only what has changed travels, so
 * that no tab overwrites what another has set beside it. What comes from a tab of another identity is dropped. Without a
 * channel every tab is on its own.
 */
export function syncTabs(stores: readonly SyncedStore[], identity: () => string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(SYNC_CHANNEL);

  const unsubscribes = stores.map((store) =>
    store.onChange((state) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel.postMessage({ store: store.storeName, identity: identity(), state });
    }),
  );
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data['identity'] !== identity()) return;
    stores.find(({ storeName }) => storeName === data['store'])?.adopt(data['state']);
  });
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    channel.close();
  };
}
