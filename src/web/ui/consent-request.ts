const OPEN_EVENT = 'open-consent';

let isWanted = false;

/** Shows the choice again, for the link in the footer, also if it is clicked before everything is there. */
export function openConsent(): void {
  isWanted = true;
  window.dispatchEvent(new Event(OPEN_EVENT));
}

export const isConsentWanted = (): boolean => isWanted;

export function settleConsentRequest(): void {
  isWanted = false;
}

export function onConsentRequest(listener: () => void): () => void {
  window.addEventListener(OPEN_EVENT, listener);
  return () => window.removeEventListener(OPEN_EVENT, listener);
}
