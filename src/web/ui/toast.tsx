import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#web/client/when-idle.ts';
import { PlainToasts } from './plain-toasts.tsx';
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

/** Fetches the toast library while there is time: the first toast may say that the line has gone. */
export function ToastHost(props: Limit) {
  const wanted = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  const [library, setLibrary] = useState<{ readonly Container?: Container }>();

  useEffect(() => {
    const fetchLibrary = async () => {
      try {
        const { default: Container } = await import('./toast-container.tsx');
        setLibrary({ Container });
      } catch {
        setLibrary({});
      }
    };
    const load = () => void fetchLibrary();
    window.addEventListener('online', load);
    const stop = wanted ? load() : whenIdle(load);
    return () => {
      stop?.();
      window.removeEventListener('online', load);
    };
  }, [wanted]);

  if (library?.Container) return <library.Container service={toast} {...props} />;
  return library && wanted ? <PlainToasts service={toast} /> : null;
}
