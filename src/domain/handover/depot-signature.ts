import type { Temporal } from 'temporal-polyfill';
import { localDate } from '#domain/time/wall-clock.ts';
import type { HandoverKind } from './handover-plan.ts';

/** So often the depot's code of the day may be tried for a booking; then the desk has to help, or another day begins. */
export const MOST_CODE_TRIES = 5;

/** Whoever has read the code before midnight may still be typing it after. */
const MINUTES_AFTER_MIDNIGHT = 30;

/** The days, by the depot's calendar, whose code counts at a time: today, and just after midnight yesterday. */
export const daysOfCode = (at: Temporal.Instant, timeZone: string): readonly string[] => [
  ...new Set([at, at.subtract({ minutes: MINUTES_AFTER_MIDNIGHT })].map((moment) => localDate(moment, timeZone))),
];

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
