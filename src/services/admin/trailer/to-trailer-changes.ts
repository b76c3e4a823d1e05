import type { ChangeTrailerInput } from '#contract/admin-trailer-input.ts';
import type { TrailerChanges } from '#db/trailer/admin-trailer.queries.ts';

/** The fields that were sent as columns of the row. */
export function toTrailerChanges({ facts, ...fields }: ChangeTrailerInput): TrailerChanges {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  // The fields of the input are columns of the same name and type.
  return { ...Object.fromEntries(sent), ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }) };
}
