import { lazy, Suspense, useEffect, useState } from 'react';
import { readConsent } from '#web/client/consent.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';

const OPEN_EVENT = 'open-consent';

const ConsentDialog = lazy(() => loadPatiently(() => import('./consent-dialog.tsx')));

let isWanted = false;

/** Shows the choice again, for the link in the footer, also if it is clicked before everything is there. */
export function openConsent(): void {
  isWanted = true;
  window.dispatchEvent(new Event(OPEN_EVENT));
}

type View = 'closed' | 'asking' | 'changing';

function findFirstView(): View {
  if (isWanted) return 'changing';
  return readConsent() === undefined ? 'asking' : 'closed';
}

/** Asks once and again when somebody wants to change the answer. Rendered in the browser only. */
export function ConsentHost() {
  const [view, setView] = useState(findFirstView);

  useEffect(() => {
    const open = () => setView('changing');
    window.addEventListener(OPEN_EVENT, open);
    return () => window.removeEventListener(OPEN_EVENT, open);
  }, []);

  const close = () => {
    isWanted = false;
    setView('closed');
  };
  if (view === 'closed') return null;
  return (
    <Suspense>
      <ConsentDialog key={view} isChange={view === 'changing'} onClose={close} />
    </Suspense>
  );
}
