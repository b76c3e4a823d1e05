/** The texts in force. Who has accepted older ones is asked again. */
export const LEGAL_VERSIONS = { terms: '5', privacy: '2' } as const;
