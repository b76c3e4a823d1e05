import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { toHref } from './search-params.ts';

export type SearchState = {
  /** What was asked for last, also while its results are still on their way. */
  readonly search: URLSearchParams;
  readonly isPending: boolean;
  readonly change: (changed: URLSearchParams) => void;
};

/**
 * The search is the address and nothing else. A change shows at once in whatever displays the search; the address and
 * the results follow without moving the page.
 */
export function useSearch(settled: string): SearchState {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const { location } = useNavigation();
  const [draft, setDraft] = useState({ text: '', madeAt: '' });
  const next = location?.pathname === pathname ? location.search : undefined;

  // As soon as the address has changed, it knows better than the draft that was made before.
  const text = draft.madeAt === key ? draft.text : (next ?? settled);
  const search = useMemo(() => new URLSearchParams(text), [text]);
  const change = useCallback(
    (changed: URLSearchParams) => {
      setDraft({ text: changed.toString(), madeAt: key });
      void navigate(toHref(changed), { replace: true, preventScrollReset: true });
    },
    [navigate, key],
  );
  return { search, isPending: next !== undefined, change };
}
