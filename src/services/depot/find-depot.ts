import type { BookedDepot, DepotBook } from '../book/depot-book.ts';

/** By id, code, city or name. */
export function isNamed({ row }: BookedDepot, name: string): boolean {
  const wanted = name.toLowerCase();
  return [row.id, row.code, row.city, row.name].some((known) => known.toLowerCase() === wanted);
}

export const findDepot = (book: DepotBook, name: string | undefined): BookedDepot | undefined =>
  name === undefined ? undefined : [...book.values()].find((depot) => isNamed(depot, name));
