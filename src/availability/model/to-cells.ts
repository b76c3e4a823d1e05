import type { WindowGrid } from '#db/trailer/window-grid.ts';
import type { Fleet } from './fleet.ts';

export const NOT_ASKED = -1;

/** For each group the cell of its window in the grid, or none if the question leaves it out. */
export function toCells({ depots, types, groups }: Fleet, grid: WindowGrid): Int32Array {
  const rows = new Int32Array(depots.texts.length).fill(NOT_ASKED);
  const columns = new Int32Array(types.texts.length).fill(NOT_ASKED);
  for (const [row, depotId] of grid.depotIds.entries()) rows[depots.findCode(depotId) ?? NOT_ASKED] = row;
  for (const [column, type] of grid.types.entries()) columns[types.findCode(type) ?? NOT_ASKED] = column;
  const cells = new Int32Array(groups.length);
  let code = 0;
  for (const { depot, type } of groups) {
    const row = rows[depot] ?? NOT_ASKED;
    const column = columns[type] ?? NOT_ASKED;
    cells[code] = row === NOT_ASKED || column === NOT_ASKED ? NOT_ASKED : row * grid.types.length + column;
    code += 1;
  }
  return cells;
}
