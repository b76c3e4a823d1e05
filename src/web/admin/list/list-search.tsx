import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';
import { withChanges } from './list-address.ts';

const PAUSE_MS = 250;
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Looks once nothing has been typed for a moment. The key `/` leads here from anywhere on the page. */
export function ListSearch({ label }: { readonly label: string }) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Whoever has clicked on a row meanwhile is not called back.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  });
  // The address has changed by itself: another page of the history, or all filters taken away.
  if (known !== q) {
    setKnown(q);
    if (typed.trim() !== q) setTyped(q);
  }

  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const look = () => {
      if (isLeaving.current) return;
      setParams((now) => withChanges(now, { q: typed.trim() }), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(look, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q, setParams]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <search ref={box} className="block min-w-0 grow sm:w-96 sm:grow-0">
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        suffix={
          <kbd
            aria-hidden="true"
            className="rounded-badge border border-line-strong px-1.5 font-sans text-xs text-asphalt-600 touch:hidden"
          >
            /
          </kbd>
        }
      />
    </search>
  );
}
