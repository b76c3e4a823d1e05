import type { HandoverObstacle } from '#domain/handover/handover-check.ts';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';

/** Where a step of the flow has its place in the address, so that going back and reloading find it again. */
export const stepHash = (step: HandoverStep): string => `#${step}`;

/** The page before the first question. */
export const START_HASH = '#start';

export const findStep = (steps: readonly HandoverStep[], hash: string): HandoverStep | undefined =>
  steps.find((step) => stepHash(step) === hash);

export const stepAfter = (steps: readonly HandoverStep[], step: HandoverStep): HandoverStep =>
  steps[steps.indexOf(step) + 1] ?? 'signatures';

export const stepBefore = (steps: readonly HandoverStep[], step: HandoverStep): HandoverStep | undefined =>
  steps[steps.indexOf(step) - 1];

/** Where to go on after a break. */
export const openStep = (obstacles: readonly HandoverObstacle[]): HandoverStep => obstacles[0]?.step ?? 'signatures';
