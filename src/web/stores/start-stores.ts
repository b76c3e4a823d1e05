import type { PublicConfig } from '#config/public.ts';
import { useFilters } from './filters.ts';
import { useMapState } from './map.ts';
import { forgetPaymentOutside, usePayment } from './payment.ts';
import type { PersistedStore } from './persisted-store.ts';
import { type SyncedStore, syncTabs } from './tab-sync.ts';

const toSynced = <State extends object>(store: PersistedStore<State>): SyncedStore => ({
  storeName: store.storeName,
  subscribe: (listener) => store.subscribe(listener),
  adopt(value) {
    const state = store.parse(value);
    if (state !== undefined) store.setState(state, true);
  },
});

/**
 * Reads the stores from where the configuration keeps them, then keeps tabs in step. Payment stays in its tab. `path` is
 * that of the page, without its locale.
 */
export function startStores(storage: PublicConfig['stateStorage'], identity: () => string, path: () => string) {
  let isStopped = false;
  let stopSync = () => {};
  const start = async () => {
    await Promise.all([
      useFilters.readStorage(storage.filters),
      useMapState.readStorage(storage.map),
      usePayment.readStorage(storage.payment),
    ]);
    forgetPaymentOutside(path());
    if (!isStopped) stopSync = syncTabs([toSynced(useFilters), toSynced(useMapState)], identity);
  };
  return {
    ready: start(),
    stop: (): void => {
      isStopped = true;
      stopSync();
    },
  };
}

/** For the end of a session: the next person starts with nothing of the last one. */
export function resetStores(): void {
  useFilters.reset();
  useMapState.reset();
  usePayment.reset();
}
