import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '#domain/team/role.ts';
import { api } from '#web/client/api-client.ts';
import { onConsentChange } from '#web/client/consent.ts';
import { CONSENT_COOKIE } from '#web/client/consent-cookie.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { readCookie } from '#web/client/read-cookie.ts';
import { Tour } from '#web/ui/tour.tsx';
import { toTour } from './tour-steps.ts';

/** Pages on which people arrive; nobody is led away from what they came to finish. */
const ARRIVAL: ReadonlySet<string> = new Set(['/', '/trailers', '/booking', '/invoices']);

/** Starts by itself once per user, after the question about cookies has been answered. */
export default function OnboardingTour({ role }: { readonly role: Role }) {
  const { pathname } = useLocation();
  const [isOver, setIsOver] = useState(false);
  const hasAnswered = useSyncExternalStore(onConsentChange, () => readCookie(CONSENT_COOKIE) !== undefined);

  const end = () => {
    setIsOver(true);
    // If the note is lost the tour comes again; that is all.
    void outcomeOf(api.post('/api/users/tour'));
  };
  return <Tour steps={toTour(role)} isOpen={hasAnswered && !isOver && ARRIVAL.has(pathname)} onEnd={end} />;
}
