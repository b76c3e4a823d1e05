import { type RefObject, useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key `/` leads from anywhere on the page to the field in the box. */
export function useSlashKey(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return box;
}

export const SlashKey = () => (
  <kbd
    aria-hidden="true"
    className="rounded-badge border border-line-strong px-1.5 font-sans text-xs text-asphalt-600 touch:hidden"
  >
    /
  </kbd>
);
