import type { HandoverKind } from './handover-plan.ts';

/** So often the depot's code of the day may be tried for a booking; then the desk has to help, or another day begins. */
export const MOST_CODE_TRIES = 5;

/**
 * - `complete`: the trailer changes hands;
 * - `handsBack`: the customer's time ends, and the desk confirms that the trailer is there;
 * - `waits`: the trailer stays until the depot has signed.
 */
export type SigningOutcome = 'complete' | 'handsBack' | 'waits';

const WITHOUT_DEPOT = { pickUp: 'waits', return: 'handsBack' } as const satisfies Record<HandoverKind, SigningOutcome>;

type Signed = {
  readonly kind: HandoverKind;
  readonly keyBox: boolean;
  /** Somebody of the depot has signed, or refused to with a reason. */
  readonly isDepotHeard: boolean;
};

/** What the signatures under a protocol amount to. At a key box the customer is alone. */
export const outcomeOf = ({ kind, keyBox, isDepotHeard }: Signed): SigningOutcome =>
  keyBox || isDepotHeard ? 'complete' : WITHOUT_DEPOT[kind];
