import { ASKING_ATTRIBUTE } from './consent-room-script.ts';

const HEIGHT = '--consent';

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
  document.documentElement.removeAttribute(ASKING_ATTRIBUTE);
  document.documentElement.style.removeProperty(HEIGHT);
}
