/** From which part of a budget on it is worth a word, in percent. */
export const BUDGET_NEAR = 80;
export const BUDGET_FULL = 100;

/** How much of a budget is billed or agreed. */
export const BUDGET_LEVELS = ['within', 'near', 'over'] as const;
export type BudgetLevel = (typeof BUDGET_LEVELS)[number];

/** In percent, rounded down: a budget is full when it is, not a cent before. */
export const budgetPercent = (usedCents: number, budgetCents: number): number =>
  budgetCents === 0 ? (usedCents > 0 ? BUDGET_FULL + 1 : 0) : Math.floor((Math.max(usedCents, 0) * 100) / budgetCents);

/** A budget that is used to the cent has not been passed. */
export function budgetLevel(usedCents: number, budgetCents: number): BudgetLevel {
  if (usedCents > budgetCents) return 'over';
  return budgetPercent(usedCents, budgetCents) >= BUDGET_NEAR ? 'near' : 'within';
}
