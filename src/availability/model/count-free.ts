import type { CountQuestion, FreeCounts } from '#services/ports/availability.ts';
import { NOT_ASKED, toCells } from './to-cells.ts';
import { toMatch } from './match.ts';
import type { ReadModel } from './read-model.ts';

/** Looks at every trailer that is asked for. */
export function countFree(model: ReadModel, { grid, filter, asker }: CountQuestion): FreeCounts {
  const { fleet } = model;
  const isMatch = toMatch(model, filter);
  const judge = model.createJudge(asker);
  const { group, kind } = fleet.columns();
  const kinds = fleet.kinds.map((name) => {
    const dot = name.indexOf('.');
    return { type: name.slice(0, dot), subType: name.slice(dot + 1) };
  });
  const counts = new Int32Array(grid.depotIds.length * kinds.length);
  const cells = toCells(fleet, grid);
  const { startsAt, occupiedUntil, certifiedUntil, blocked } = grid;
  const slots = fleet.slots();
  let entered = NOT_ASKED;
  let row = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    const cell = cells[group[slot] ?? 0] ?? NOT_ASKED;
    if (cell === NOT_ASKED || blocked[cell] !== 0) continue;
    if (cell !== entered) {
      judge.enter(startsAt[cell] ?? 0, occupiedUntil[cell] ?? 0, certifiedUntil[cell] ?? 0);
      row = Math.trunc(cell / grid.types.length) * kinds.length;
      entered = cell;
    }
    // One that is retired is never free.
    if (!isMatch(slot) || !judge.isFree(slot)) continue;
    const count = row + (kind[slot] ?? 0);
    counts[count] = (counts[count] ?? 0) + 1;
  }
  return { kinds, counts };
}
