import { type RefObject, useEffect } from 'react';

/** Back to the button that opened what is about to close: focus inside of it would be lost with it. */
export const focusOpener = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();

/** Closes what was opened beside a button: by a press or focus outside of the box, or by Escape. */
export function useDismiss(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      focusOpener(box.current);
      close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [box, isOpen, close]);
}
