import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#web/client/when-idle.ts';
import { createToastService, type ToastService } from './toast-service.ts';

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

type Limit = { readonly limit?: number };
type Container = ComponentType<Limit & { readonly service: ToastService }>;

/**
 * Fetches the toast library while there is time: the first toast may say that the line has gone. Where only the library
 * cannot be had, the words come without it.
 */
export function ToastHost(props: Limit) {
  const wanted = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  const [view, setView] = useState<{ readonly Container: Container; readonly isPlain: boolean }>();

  useEffect(() => {
    const load = () => void loadView().then((loaded) => loaded && setView(loaded));
    window.addEventListener('online', load);
    const stop = wanted ? load() : whenIdle(load);
    return () => {
      stop?.();
      window.removeEventListener('online', load);
    };
  }, [wanted]);

  if (view === undefined || (view.isPlain && !wanted)) return null;
  return <view.Container service={toast} {...props} />;
}

async function loadView() {
  const [library, plain] = await Promise.allSettled([import('./toast-container.tsx'), import('./plain-toasts.tsx')]);
  if (library.status === 'fulfilled') return { Container: library.value.default, isPlain: false };
  return plain.status === 'fulfilled' ? { Container: plain.value.PlainToasts, isPlain: true } : undefined;
}
