import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { SearchField } from '#web/ui/search-field.tsx';
import { withChanges } from './list-address.ts';
import { SlashKey, useSlashKey } from './slash-key.tsx';

const PAUSE_MS = 250;

/** Looks once nothing has been typed for a moment. */
export function ListSearch({ label }: { readonly label: string }) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  const box = useSlashKey();
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

  return (
    <search ref={box} className="block min-w-0 grow sm:w-96 sm:grow-0">
      <SearchField
        label={label}
        placeholder={label}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        suffix={<SlashKey />}
      />
    </search>
  );
}
