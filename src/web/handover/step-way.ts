import { createContext, use } from 'react';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';

/** How to get from one step to another. */
export type StepWay = {
  /** Somebody has moved on since the page was opened. */
  readonly hasMoved: boolean;
  /** On to the next step, or back to the summary for whoever came from there. */
  readonly goOn: () => void;
  readonly goBack: () => void;
  /** Away from the protocol, to its booking. */
  readonly leave: () => void;
  /** From the summary to a step and, once that is answered, back. */
  readonly visit: (step: HandoverStep) => void;
};

export const StepWayContext = createContext<StepWay | undefined>(undefined);

export function useStepWay(): StepWay {
  const way = use(StepWayContext);
  if (!way) throw new Error('useStepWay needs a StepWayContext above it');
  return way;
}
