/** Why a company is turned away, as its people are told in their language. */
export const REJECTION_GROUNDS = ['noTrade', 'unproven', 'credit', 'twin', 'notServed'] as const;
export type RejectionGround = (typeof REJECTION_GROUNDS)[number];
