import { type ReactNode, useEffect } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type HydrationMarkProps = { readonly onHydrated: () => void; readonly children: ReactNode };

/** Asked while a part of the page is made: whether it comes after the document. Unlike `useHydrated`, never changes it. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;

/**
 * Says on the document that every part of the page listens now. Stands around the page: a sibling that the server does
 * not render would change every id that React makes.
 */
export function HydrationMark({ onHydrated, children }: HydrationMarkProps) {
  const isListening = useHydrated();
  useEffect(() => {
    if (!isListening) return;
    document.documentElement.dataset['hydrated'] = '';
    onHydrated();
  }, [isListening, onHydrated]);
  return children;
}
