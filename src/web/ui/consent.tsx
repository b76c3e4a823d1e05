import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Consent, readConsent, saveConsent } from '#web/client/consent.ts';
import { freeConsentRoom } from '#web/client/consent-room.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { isConsentWanted, onConsentRequest, settleConsentRequest } from './consent-request.ts';
import { CONTENT_ID } from './layout/skip-link.tsx';

const ConsentBar = lazy(() => loadPatiently(() => import('./consent-bar.tsx')));
const ConsentDialog = lazy(() => loadPatiently(() => import('./consent-dialog.tsx')));

type View = 'closed' | 'asking' | 'changing';

function findFirstView(): View {
  if (isConsentWanted()) return 'changing';
  return readConsent() === undefined ? 'asking' : 'closed';
}

/** Asks once and again when somebody wants to change the answer. Rendered in the browser only. */
export default function ConsentHost() {
  const [view, setView] = useState(findFirstView);
  const opener = useRef<Element | null>(null);
  const showDetails = useCallback(() => {
    opener.current = document.activeElement;
    setView('changing');
  }, []);

  useEffect(() => onConsentRequest(showDetails), [showDetails]);

  const answer = (consent: Consent) => {
    saveConsent(consent);
    freeConsentRoom();
    settleConsentRequest();
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
