import type { CountQuestion, FreeCounts } from '#services/ports/availability.ts';
import { createListing } from './create-listing.ts';
import { NOT_ASKED, toCells } from './to-cells.ts';
import { toMatch } from './match.ts';
import type { ReadModel } from './read-model.ts';
import { countBits, findBits } from './slot-bits.ts';

/** Looks at all trailers that are asked for, by the word. One that is retired is never free, one that moves counts where it is listed. */
export function countFree(model: ReadModel, { grid, filter, asker }: CountQuestion): FreeCounts {
  const { fleet } = model;
  const match = toMatch(model, filter);
  const judge = model.createJudge(asker);
  const isListed = createListing(model, { grid, asker });
  const kinds = [...fleet.kinds];
  const counts = new Int32Array(grid.depotIds.length * kinds.length);
  const cells = toCells(fleet, grid);
  const { startsAt, occupiedUntil, certifiedUntil, blocked } = grid;
  const { word, bits, group, kind } = fleet.runs();
  let entered = NOT_ASKED;
  let row = 0;
  for (let run = 0; run < word.length; run += 1) {
    const cell = cells[group[run] ?? 0] ?? NOT_ASKED;
    if (cell === NOT_ASKED || blocked[cell] !== 0) continue;
    if (cell !== entered) {
      judge.enter(startsAt[cell] ?? 0, occupiedUntil[cell] ?? 0, certifiedUntil[cell] ?? 0);
      row = Math.trunc(cell / grid.types.length) * kinds.length;
      entered = cell;
    }
    const at = word[run] ?? 0;
    const count = row + (kind[run] ?? 0);
    const free = judge.findFree(at, (bits[run] ?? 0) & (match[at] ?? 0));
    const unlisted = findBits(free & model.movingIn(at), (bit) => !isListed(at * 32 + bit));
    counts[count] = (counts[count] ?? 0) + countBits(free & ~unlisted);
  }
  return { kinds, counts };
}
