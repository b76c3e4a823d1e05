import { type RefObject, useEffect, useRef } from 'react';

/** The arrows lead from link to link of a list, and back up to the field above it. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
      const at = links.indexOf(event.target as HTMLAnchorElement);
      const isInSearch = event.target instanceof HTMLInputElement && event.target.name === 'q';
      if (at === -1 && !(isInSearch && step === 1)) return;
      const next =
        links[at + step] ?? (step === -1 ? document.querySelector<HTMLElement>('input[name="q"]') : undefined);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return list;
}
