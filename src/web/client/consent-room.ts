import { CONSENT_COOKIE } from './consent.ts';

/** While this stands on the document, the bottom edge belongs to the question about cookies. */
const ASKING = 'data-asks-consent';
const HEIGHT = '--consent';

/** Before the first paint, so that nothing moves when the question comes. */
export const CONSENT_ROOM_SCRIPT = `if(!/(?:^|; )${CONSENT_COOKIE}=necessary/.test(document.cookie))document.documentElement.setAttribute('${ASKING}','')`;

/** Gives the question as much room as it takes in this language. */
export function keepConsentRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}

export function freeConsentRoom(): void {
  document.documentElement.removeAttribute(ASKING);
  document.documentElement.style.removeProperty(HEIGHT);
}
