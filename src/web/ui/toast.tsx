import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createToastService } from './toast-service.ts';

let isWanted = false;
const listeners = new Set<() => void>();

/** Short messages at the edge of the page, by message key. Works from anywhere in the browser, also before hydration. */
export const toast = createToastService(() => {
  isWanted = true;
  for (const listener of listeners) listener();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const ToastContainer = lazy(() => import('./toast-container.tsx'));

/** Fetches the toast library with the first toast. */
export function ToastHost({ limit }: { readonly limit?: number }) {
  const wanted = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastContainer service={toast} {...(limit === undefined ? {} : { limit })} />
    </Suspense>
  );
}
