import type { WindowGrid } from '#db/trailer/window-grid.ts';
import type { Group } from './fleet.ts';
import type { Span } from './occupancy.ts';

/** Where a group stands in a question, and in what time it is asked for; without one nothing of it is free. */
export type Asked = { readonly place: number; readonly span: Span | undefined };

/** Finds for each group its window in the grid; undefined for those that the question leaves out. */
export function toAsked(grid: WindowGrid): (group: Group) => Asked | undefined {
  const placeOf = new Map(grid.depotIds.map((depotId, place) => [depotId, place]));
  const typeOf = new Map(grid.types.map((type, index) => [type, index]));
  return ({ depotId, type }) => {
    const [place, index] = [placeOf.get(depotId), typeOf.get(type)];
    if (place === undefined || index === undefined) return undefined;
    const cell = place * grid.types.length + index;
    if (grid.blocked[cell] !== 0) return { place, span: undefined };
    const [startsAt, occupiedUntil] = [grid.startsAt[cell] ?? 0, grid.occupiedUntil[cell] ?? 0];
    return { place, span: { startsAt, occupiedUntil, certifiedUntil: grid.certifiedUntil[cell] ?? 0 } };
  };
}
