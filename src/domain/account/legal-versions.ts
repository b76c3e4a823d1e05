/** The texts in force. Who has accepted older ones is asked again. */
export const LEGAL_VERSIONS = { terms: '2026-01', privacy: '2026-01' } as const;
