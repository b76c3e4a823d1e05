import type { Temporal } from 'temporal-polyfill';
import { findServiceProblems, type ServiceProblem, type ServiceRule } from '../cart/service-choice.ts';

type Rebooked = {
  readonly chosen: readonly string[];
  readonly booked: readonly string[];
  /** What the trailer's type has a price for now. */
  readonly offered: readonly ServiceRule[];
  readonly pickUp: Temporal.Instant;
  /** Whether the pick-up is earlier than agreed, so that what takes time has less of it. */
  readonly isEarlier: boolean;
};

const NO_RULES = { mandatory: false, requires: [], excludes: [], leadTimeHours: 0 } as const;

export const isSameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

/**
 * The rules of services for a booking: what was booked may stay whatever has become of the offer, and only what was
 * booked as mandatory has to.
 */
export const rulesOfRebooking = ({
  booked,
  offered,
  isEarlier,
}: Pick<Rebooked, 'booked' | 'offered' | 'isEarlier'>): readonly ServiceRule[] => [
  ...offered.map((rule) =>
    booked.includes(rule.key)
      ? { ...rule, leadTimeHours: isEarlier ? rule.leadTimeHours : 0 }
      : { ...rule, mandatory: false },
  ),
  ...booked.filter((key) => offered.every((rule) => rule.key !== key)).map((key) => ({ key, ...NO_RULES })),
];

/** What is wrong with the services of a booking as they would be. What stays as agreed is not judged again. */
export const findRebookedProblems = (rebooked: Rebooked, now: Temporal.Instant): readonly ServiceProblem[] =>
  isSameChoice(rebooked.chosen, rebooked.booked) && !rebooked.isEarlier
    ? []
    : findServiceProblems(rebooked.chosen, rulesOfRebooking(rebooked), rebooked.pickUp, now);
