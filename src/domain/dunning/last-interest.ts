import { type BaseRates, interestOf, type Reduction } from './interest.ts';
import { interestFrom } from './interest-from.ts';
import type { OverdueInvoice, PlannedClaim } from './plan-letter.ts';

type SettledInvoice = Pick<OverdueInvoice, 'dueOn' | 'grossCents' | 'claimed'> & {
  readonly reductions: readonly (Reduction & {
    /** Nobody has paid it: it is no day of the bank. */
    readonly isGivenUp: boolean;
  })[];
};

/**
 * What an invoice has borne from its last letter to the day on which its money was there, that day included. None while a
 * base rate is missing, as in letters.
 */
export function lastInterest(
  { dueOn, grossCents, claimed, reductions }: SettledInvoice,
  rates: BaseRates,
): PlannedClaim | undefined {
  const fromOn = interestFrom(dueOn, claimed);
  const toOn = reductions
    .flatMap(({ on, isGivenUp }) => (on === null || isGivenUp ? [] : [on]))
    .reduce((a, b) => (a > b ? a : b), '');
  const { cents } = interestOf({ from: fromOn, to: toOn, grossCents, reductions }, rates);
  return cents === 0 ? undefined : { kind: 'interest', cents, fromOn, toOn };
}
