import type { BoardDepot } from '#contract/admin-board.ts';
import type { DrawnRow, DrawnRows } from './lay-plan.ts';

type Group = BoardDepot['groups'][number];

/** One line of the board; a trailer that is not here yet keeps its place. */
export type BoardLine =
  | { readonly kind: 'depot'; readonly key: string; readonly depot: BoardDepot; readonly isFolded: boolean }
  | { readonly kind: 'group'; readonly key: string; readonly depot: BoardDepot; readonly group: Group }
  | {
      readonly kind: 'trailer';
      readonly key: string;
      readonly depot: BoardDepot;
      readonly row: DrawnRow | undefined;
    };

export type RowsByDepot = DrawnRows;

/** Depots, below each its groups, and below each group its trailers; of a folded depot nothing but itself. */
export function layOut(
  depots: readonly BoardDepot[],
  folded: ReadonlySet<string>,
  rows: RowsByDepot,
): readonly BoardLine[] {
  return depots.flatMap((depot): readonly BoardLine[] => {
    const isFolded = folded.has(depot.code);
    const head: BoardLine = { kind: 'depot', key: depot.id, depot, isFolded };
    if (isFolded) return [head];
    const known = Map.groupBy(rows.get(depot.id) ?? [], keyOf);
    return [head, ...depot.groups.flatMap((group) => layOutGroup(depot, group, known.get(keyOf(group)) ?? []))];
  });
}

export const keyOf = ({ type, subType }: { readonly type: string; readonly subType: string }): string =>
  `${type}.${subType}`;

function layOutGroup(depot: BoardDepot, group: Group, rows: readonly DrawnRow[]): readonly BoardLine[] {
  const key = `${depot.id} ${keyOf(group)}`;
  const count = Math.max(group.trailers, rows.length);
  return [
    { kind: 'group', key, depot, group },
    ...Array.from({ length: count }, (_, i): BoardLine => {
      const row = rows[i];
      return { kind: 'trailer', key: row?.id ?? `${key} ${i}`, depot, row };
    }),
  ];
}
