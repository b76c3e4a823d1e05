/** Whether the shop bills an order itself, or somebody else does with what the shop tells. */
export type BilledBy = 'internal' | 'external';

/** The shop bills an order if it has a seller in each country that something of it is rented in. */
export const billedBy = (sellers: Readonly<Record<string, unknown>>, countries: Iterable<string>): BilledBy =>
  [...countries].every((country) => Object.hasOwn(sellers, country)) ? 'internal' : 'external';
