/** The texts in force. Who has accepted older ones is asked again. */
export const LEGAL_VERSIONS = { terms: '4', privacy: '2' } as const;
