export const MANDATE_SCHEMES = ['CORE', 'B2B'] as const;
export type MandateScheme = (typeof MANDATE_SCHEMES)[number];

/** A changed mandate is a new one; the old one is revoked and stays. */
export const MANDATE_STATES = ['active', 'revoked'] as const;
export type MandateState = (typeof MANDATE_STATES)[number];
