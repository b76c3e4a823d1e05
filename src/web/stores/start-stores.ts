import type { PublicConfig } from '#config/public.ts';
import { useFilters } from './filters.ts';
import { useMapState } from './map.ts';
import { forgetPaymentOutside, usePayment } from './payment.ts';
import { useSearches } from './searches.ts';
import { syncTabs } from './tab-sync.ts';

type Settings = Pick<PublicConfig, 'stateStorage' | 'stateCookie'>;
type Visit = {
  readonly identity: () => string;
  /** The path of the page, without its locale. */
  readonly path: () => string;
};

/**
 * Reads the stores from where the configuration keeps them and keeps tabs in step from then on. Payment stays in its
 * tab. The result ends it.
 */
export function startStores({ stateStorage, stateCookie }: Settings, { identity, path }: Visit): () => void {
  const placeOf = (store: keyof Settings['stateStorage']) => {
    const kind = stateStorage[store];
    return kind === 'cookie' ? stateCookie : kind;
  };
  useFilters.readStorage(placeOf('filters'));
  useMapState.readStorage(placeOf('map'));
  // Searches are kept where their filters are.
  useSearches.readStorage(placeOf('filters'));
  usePayment.readStorage(placeOf('payment'));
  forgetPaymentOutside(path());
  return syncTabs([useFilters, useMapState, useSearches], identity);
}

/** For the end of a session: the next person starts with nothing of the last one. */
export function resetStores(): void {
  useFilters.reset();
  useMapState.reset();
  useSearches.reset();
  usePayment.reset();
}
