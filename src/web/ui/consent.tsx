import { lazy, Suspense, useEffect, useState } from 'react';
import { readConsent } from '#web/client/consent.ts';

const OPEN_EVENT = 'open-consent';

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'));

/** Shows the choice again, for the link in the footer. */
export function openConsent(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}

type View = 'closed' | 'asking' | 'changing';

/** Asks once and again when somebody wants to change the answer. Rendered in the browser only. */
export function ConsentHost() {
  const [view, setView] = useState<View>(() => (readConsent() === undefined ? 'asking' : 'closed'));

  useEffect(() => {
    const open = () => setView('changing');
    window.addEventListener(OPEN_EVENT, open);
    return () => window.removeEventListener(OPEN_EVENT, open);
  }, []);

  if (view === 'closed') return null;
  return (
    <Suspense>
      <ConsentDialog key={view} isChange={view === 'changing'} onClose={() => setView('closed')} />
    </Suspense>
  );
}
