/** What the operator charges after the fact. Damages are claims, the others are billed with the next invoice. */
export const CHARGE_KINDS = ['damage', 'cleaning', 'fuel', 'toll', 'service'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];
