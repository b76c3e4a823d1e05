/** In milliseconds; a stay may have begun at -Infinity and end at Infinity. */
export type Stay = { readonly depotId: string; readonly from: number; readonly until: number };

export type DepotMove = {
  readonly fromDepotId: string;
  readonly toDepotId: string;
  readonly from: number;
  readonly until: number;
};

/**
 * Where a trailer stands from when somebody last told where, by the moves since then in their order. Nothing if they do not
 * connect: one leaves from where the trailer would not stand.
 */
export function reckonStays(told: Omit<Stay, 'until'>, moves: readonly DepotMove[]): readonly Stay[] | undefined {
  const stays: Stay[] = [];
  let stand = told;
  for (const { fromDepotId, toDepotId, from, until } of moves) {
    if (fromDepotId !== stand.depotId || from < stand.from || from <= told.from) return undefined;
    if (stand.from < from) stays.push({ ...stand, until: from });
    stand = { depotId: toDepotId, from: until };
  }
  return [...stays, { ...stand, until: Infinity }];
}
