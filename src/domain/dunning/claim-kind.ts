/** What may be asked for beside a late invoice: § 288 (5) and (2) BGB, and what a bank took for a debit that came back. */
export const DUNNING_CLAIM_KINDS = ['flat40', 'interest', 'bankFee'] as const;
export type DunningClaimKind = (typeof DUNNING_CLAIM_KINDS)[number];

export const FLAT_FEE_CENTS = 4000;

/** So long after its invoice was settled somebody decides about a claim that is still open. */
export const DECIDE_AFTER_DAYS = 30;
