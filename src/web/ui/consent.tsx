import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Consent, readConsent, saveConsent } from '#web/client/consent.ts';
import { freeConsentRoom } from '#web/client/consent-room.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { CONTENT_ID } from './layout/skip-link.tsx';

const OPEN_EVENT = 'open-consent';

const ConsentBar = lazy(() => loadPatiently(() => import('./consent-bar.tsx')));
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
  const opener = useRef<Element | null>(null);
  const showDetails = useCallback(() => {
    opener.current = document.activeElement;
    setView('changing');
  }, []);

  useEffect(() => {
    window.addEventListener(OPEN_EVENT, showDetails);
    return () => window.removeEventListener(OPEN_EVENT, showDetails);
  }, [showDetails]);

  const answer = (consent: Consent) => {
    saveConsent(consent);
    freeConsentRoom();
    isWanted = false;
    // What was pressed goes; whoever works by keys goes on where they were, or at the top of the page.
    const canReturn = opener.current?.isConnected === true && opener.current !== document.body;
    const next = canReturn ? opener.current : document.getElementById(CONTENT_ID);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    setView('closed');
  };
  if (view === 'closed') return null;
  return (
    <Suspense>
      {view === 'asking' ? (
        <ConsentBar onAnswer={answer} onDetails={showDetails} />
      ) : (
        <ConsentDialog onAnswer={answer} />
      )}
    </Suspense>
  );
}
