import type { ColumnSort, FoundTrailer } from '#db/trailer/trailer-search.queries.ts';
import type { ColumnQuestion } from '#services/ports/availability.ts';
import { NOT_ASKED, toCells } from './to-cells.ts';
import { createListing } from './create-listing.ts';
import { toMatch } from './match.ts';
import { dateOf, dayOf } from './parse-values.ts';
import type { ReadModel } from './read-model.ts';
import { hasBit } from './slot-bits.ts';

type Column = {
  readonly of: (model: ReadModel) => Int32Array;
  readonly parse: (text: string) => number;
  readonly write: (value: number) => string;
};

const COLUMNS: Readonly<Record<ColumnSort, Column>> = {
  payload: { of: ({ fleet }) => fleet.columns().filters.minPayloadKg, parse: Number, write: String },
  newest: { of: ({ fleet }) => fleet.columns().firstRegisteredOn, parse: dayOf, write: dateOf },
};

/** Keeps the best so far while it looks at all of them; most are worse than the last of those, which is seen first. */
export function findByColumn(
  model: ReadModel,
  { sort, grid, after, filter, asker, wanted, limit }: ColumnQuestion,
): (FoundTrailer & { readonly value: string })[] {
  const { fleet } = model;
  const column = COLUMNS[sort];
  const values = column.of(model);
  const valueOf = (slot: number): number => values[slot] ?? 0;
  const match = toMatch(model, filter);
  const judge = model.createJudge(asker);
  const isListed = createListing(model, { grid, asker });
  const last = after && { value: column.parse(after.value), number: after.number };
  const isAfter = (slot: number): boolean =>
    !last || valueOf(slot) < last.value || (valueOf(slot) === last.value && fleet.numberOf(slot) > last.number);
  const isBefore = (a: number, b: number): boolean =>
    valueOf(a) > valueOf(b) || (valueOf(a) === valueOf(b) && fleet.numberOf(a) < fleet.numberOf(b));

  const best: number[] = [];
  const cells = toCells(fleet, grid);
  for (const [code, { slots }] of fleet.groups.entries()) {
    const cell = cells[code] ?? NOT_ASKED;
    const isBlocked = grid.blocked[cell] !== 0;
    if (cell === NOT_ASKED || (wanted === 'free' && isBlocked)) continue;
    judge.enter(grid.startsAt[cell] ?? 0, grid.occupiedUntil[cell] ?? 0, grid.certifiedUntil[cell] ?? 0);
    for (const slot of slots) {
      const worst = best.length === limit ? best[limit - 1] : undefined;
      if (worst !== undefined && !isBefore(slot, worst)) continue;
      if (!isAfter(slot) || !hasBit(match, slot)) continue;
      const isFree = !isBlocked && judge.isFree(slot);
      if (isFree !== (wanted === 'free') || !isListed(slot)) continue;
      if (worst !== undefined) best.pop();
      let rank = best.length;
      while (rank > 0 && isBefore(slot, best[rank - 1] ?? 0)) rank -= 1;
      best.splice(rank, 0, slot);
    }
  }
  return best.map((slot) => ({ ...fleet.describe(slot), value: column.write(valueOf(slot)) }));
}
