export const PAYMENT_KINDS = ['transfer', 'directDebit', 'refund', 'debitReturn', 'writeOff'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Money that has reached us and can be used. What was written off never came. */
export const isMoneyIn = (kind: PaymentKind): boolean => kind === 'transfer' || kind === 'directDebit';
