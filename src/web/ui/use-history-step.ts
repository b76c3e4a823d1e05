import { useCallback } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Changes of one control that follow each other this quickly are one step. */
export const BURST_MS = 1500;

type Step = { readonly control: string; readonly at: number; readonly madeOn: string };

/** There is one history per tab, whichever part of the page writes to it. */
let last: Step | undefined;

/**
 * How a change of a filter enters the history: as a step of its own that Back undoes, or as part of the step before it,
 * if the same control made that a moment ago. The page does not move.
 */
export function useHistoryStep() {
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  return useCallback(
    (control: string) => {
      const at = Date.now();
      const isBurst = last !== undefined && last.control === control && at - last.at < BURST_MS;
      // A step that is still on its way has no place yet, and one that somebody went back to is not to be overwritten.
      const isPlaced = last?.madeOn !== key && arrivedBy !== NavigationType.Pop;
      const replace = isBurst && isPlaced;
      last = { control, at, madeOn: replace && last ? last.madeOn : key };
      return { replace, preventScrollReset: true } as const;
    },
    [key, arrivedBy],
  );
}
