/** What a customer bears of a damage: what it has cost, and at most the deductible of the package that was booked. */
export const damageShare = (costCents: number, deductibleCents: number): number => Math.min(costCents, deductibleCents);
