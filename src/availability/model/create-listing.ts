import type { Asker } from '#db/trailer/free-trailer.ts';
import type { WindowGrid } from '#db/trailer/window-grid.ts';
import type { Judge } from './judge.ts';
import type { ReadModel } from './read-model.ts';
import { NOT_ASKED, toCells } from './to-cells.ts';

/**
 * Says whether a trailer is listed by one of its slots. One that moves is listed once: where it is free, or else where it
 * stands all the time, or else where it is now. There are few of them, so nothing is made before the first is met.
 */
export function createListing(
  model: ReadModel,
  { grid, asker }: { readonly grid: WindowGrid; readonly asker: Asker },
): (slot: number) => boolean {
  const { fleet } = model;
  const listed = new Map<number, number | undefined>();
  let ask: ReturnType<typeof createQuestions> | undefined;

  function findSlot(base: number): number | undefined {
    const asked = (ask ??= createQuestions(model, grid, model.createJudge(asker)));
    const away = fleet.awayFrom(base).toSorted((a, b) => (fleet.depotIdOf(a) < fleet.depotIdOf(b) ? -1 : 1));
    const slots = [base, ...away].filter(asked.isIn);
    return slots.find(asked.isFree) ?? slots.find(asked.stands) ?? slots.find((slot) => slot === base);
  }

  return (slot) => {
    if (!model.isMoving(slot)) return true;
    const base = fleet.baseOf(slot);
    if (!listed.has(base)) listed.set(base, findSlot(base));
    return listed.get(base) === slot;
  };
}

function createQuestions({ fleet }: ReadModel, grid: WindowGrid, judge: Judge) {
  const cells = toCells(fleet, grid);
  const cellOf = (slot: number): number => cells[fleet.columns().group[slot] ?? NOT_ASKED] ?? NOT_ASKED;
  function enter(slot: number): Judge {
    const cell = cellOf(slot);
    judge.enter(grid.startsAt[cell] ?? 0, grid.occupiedUntil[cell] ?? 0, grid.certifiedUntil[cell] ?? 0);
    return judge;
  }
  return {
    isIn: (slot: number): boolean => cellOf(slot) !== NOT_ASKED,
    isFree: (slot: number): boolean => grid.blocked[cellOf(slot)] === 0 && enter(slot).isFree(slot),
    stands: (slot: number): boolean => enter(slot).stands(slot),
  };
}
