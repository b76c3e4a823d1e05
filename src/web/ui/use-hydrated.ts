import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page's own code listens. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
