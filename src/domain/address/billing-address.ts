type AddressChoice = { readonly userId: string; readonly purpose: 'billing' | 'shipping' };

/**
 * Whether an address is one for invoices, given who in the unit has chosen it for what. Somebody has to use it for
 * billing, and nobody for shipping alone: otherwise choosing it would be enough to be allowed to change where a
 * colleague's trailers go.
 */
export function isBillingAddress(choices: readonly AddressChoice[]): boolean {
  const billed = new Set(choices.filter(({ purpose }) => purpose === 'billing').map(({ userId }) => userId));
  return billed.size > 0 && choices.every(({ userId }) => billed.has(userId));
}
