/** Which depots of a page are unfolded stands in its address, by their codes: it survives a reload, and can be sent to others. */

type Depot = { readonly code: string; readonly isOwn: boolean };

export const EVERY = 'all';
const NONE = 'none';
const BETWEEN = '.';

/** Those that the address names; where it names none, those where somebody works. */
export function isUnfolded(open: string | null, { code, isOwn }: Depot): boolean {
  if (open === null) return isOwn;
  return open === EVERY || open.split(BETWEEN).includes(code);
}

/** What the address says once one of them was folded or unfolded. */
export function toggled(open: string | null, depots: readonly Depot[], code: string): string {
  const next = depots.filter((depot) => isUnfolded(open, depot) !== (depot.code === code)).map((depot) => depot.code);
  if (next.length === 0) return NONE;
  return next.length === depots.length && depots.length > 1 ? EVERY : next.join(BETWEEN);
}

/** And once all of them were. */
export const allToggled = (open: string | null, depots: readonly Depot[]): string =>
  depots.every((depot) => isUnfolded(open, depot)) ? NONE : EVERY;
