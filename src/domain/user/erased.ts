/** A domain that no mail ever reaches (RFC 2606). */
const NOWHERE = '@erased.invalid';

/** What is left of somebody whose data was erased: a name that all languages write for nobody, and an address of none. */
export const NOBODY = { firstName: 'N.', lastName: 'N.' } as const;

export const erasedEmail = (userId: string): string => `erased-${userId}${NOWHERE}`;

export const isErased = (email: string): boolean => email.endsWith(NOWHERE);
