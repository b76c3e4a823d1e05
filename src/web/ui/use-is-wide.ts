import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, so that the first picture fits a phone. */
export function useIsWide(minWidth: number): boolean {
  const query = `(min-width: ${minWidth}px)`;
  return useSyncExternalStore(
    (notify) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
