import { type ReactNode, useEffect } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type HydrationMarkProps = { readonly onHydrated: () => void; readonly children: ReactNode };

/**
 * Says on the document that every part of the page listens now. Stands around the page: a sibling that the server does
 * not render would change every id that React makes.
 */
export function HydrationMark({ onHydrated, children }: HydrationMarkProps) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset['hydrated'] = '';
    onHydrated();
  }, [isHydrated, onHydrated]);
  return children;
}
