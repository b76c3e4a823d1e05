type EarlyClick = { readonly keep: (event: Event) => void; button?: HTMLElement | null };

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/**
 * Stands in the head of every page: keeps the last click on a button that comes before the page's own code and would
 * be lost. Links, and buttons that send a form by themselves, need no code.
 */
export const EARLY_CLICK_SCRIPT =
  'addEventListener("click",(earlyClick={keep:e=>{earlyClick.button=e.target.closest("button[type=button]")}}).keep,!0)';

/** Leaves the clicks to React, which listens from now on. The result passes on, once, what was clicked before. */
export function takeEarlyClick(): () => void {
  const early = window.earlyClick;
  if (!early) return () => {};
  window.removeEventListener('click', early.keep, true);
  return () => {
    const { button } = early;
    early.button = null;
    if (button?.isConnected) button.click();
  };
}
