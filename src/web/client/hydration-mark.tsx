import { useEffect } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Says on the document that every part of the page listens now. */
export function HydrationMark({ onHydrated }: { readonly onHydrated: () => void }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset['hydrated'] = '';
    onHydrated();
  }, [isHydrated, onHydrated]);
  return null;
}
