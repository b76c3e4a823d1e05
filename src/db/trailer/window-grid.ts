import type { Window } from './window.ts';

/** The windows of every type at every depot of a question, as columns: cell (depot × types + type). */
export type WindowGrid = {
  readonly depotIds: readonly string[];
  readonly types: readonly string[];
  readonly startsAt: Float64Array;
  readonly occupiedUntil: Float64Array;
  readonly certifiedUntil: Int32Array;
  readonly blocked: Uint8Array;
};

export function createWindowGrid(depotIds: readonly string[], types: readonly string[]): WindowGrid {
  const cells = depotIds.length * types.length;
  return {
    depotIds,
    types,
    startsAt: new Float64Array(cells),
    occupiedUntil: new Float64Array(cells),
    certifiedUntil: new Int32Array(cells),
    blocked: new Uint8Array(cells).fill(1),
  };
}

export const toWindows = (grid: WindowGrid): Window[] =>
  grid.depotIds.flatMap((depotId, place) =>
    grid.types.map((type, index) => {
      const cell = place * grid.types.length + index;
      return {
        depotId,
        type,
        startsAt: grid.startsAt[cell] ?? 0,
        occupiedUntil: grid.occupiedUntil[cell] ?? 0,
        certifiedUntil: grid.certifiedUntil[cell] ?? 0,
        blocked: grid.blocked[cell] !== 0,
      };
    }),
  );
