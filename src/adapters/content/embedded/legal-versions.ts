import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';

/** Versions belong to the document, not to its translation: a customer accepts the same one in every language. */
export const IMPRINT_VERSION = { version: '1', validFrom: '2026-10-01' } as const;
export const TERMS_VERSION = { version: LEGAL_VERSIONS.terms, validFrom: '2026-11-18' } as const;
export const PRIVACY_VERSION = { version: LEGAL_VERSIONS.privacy, validFrom: '2026-10-01' } as const;
