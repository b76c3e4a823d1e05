import { useCallback, useMemo, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { changedNames, toHref } from './search-params.ts';

export type SearchState = {
  /** What was asked for last, also while its results are still on their way. */
  readonly search: URLSearchParams;
  readonly isPending: boolean;
  /** A step of the history, which Back undoes. */
  readonly change: (changed: URLSearchParams) => void;
  /** In place of the address without a search that the page was opened with. */
  readonly restore: (kept: URLSearchParams) => void;
};

/**
 * The search is the address and nothing else. A change shows at once in whatever displays the search; the address and
 * the results follow without moving the page.
 */
export function useSearch(settled: string): SearchState {
  const navigate = useNavigate();
  const here = useLocation();
  const { location } = useNavigation();
  const nextStep = useHistoryStep();
  const [draft, setDraft] = useState<{ readonly text: string; readonly madeAt: Location }>();
  const next = location?.pathname === here.pathname ? location.search : undefined;

  // As soon as the address has changed, it knows better than the draft that was made before.
  const text = draft?.madeAt === here ? draft.text : (next ?? settled);
  const search = useMemo(() => new URLSearchParams(text), [text]);
  const change = useCallback(
    (changed: URLSearchParams) => {
      const names = changedNames(search, changed);
      setDraft({ text: changed.toString(), madeAt: here });
      // Asking again for the same is no step.
      void navigate(toHref(changed), names === '' ? { replace: true, preventScrollReset: true } : nextStep(names));
    },
    [navigate, here, search, nextStep],
  );
  const restore = useCallback(
    (kept: URLSearchParams) => void navigate(toHref(kept), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return { search, isPending: next !== undefined, change, restore };
}
