import { useCallback, useState } from 'react';
import { useHandoverDesk } from './handover-desk.ts';

/**
 * What is being typed into a step: begins with what was typed before a reload, else with what is known already, and is
 * kept with every change.
 */
export function useDraft<T>(step: string, known: T, read: (kept: unknown) => T | undefined) {
  const { draftOf, keepDraft } = useHandoverDesk();
  const [value, setValue] = useState<T>(() => read(draftOf(step)) ?? known);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      keepDraft(step, next);
    },
    [keepDraft, step],
  );
  return [value, change] as const;
}
