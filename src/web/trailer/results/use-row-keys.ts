import { type KeyboardEvent, useEffect, useRef } from 'react';

/** A field over a list of buttons: it has the focus first, and the arrow keys move through the list. */
export function useRowKeys() {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the list.
    if (globalThis.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    rows.at(event.key === 'ArrowDown' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0))?.focus();
  };
  return { input, list, moveFocus };
}
