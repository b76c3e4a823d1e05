import type { Asker } from '#db/trailer/free-trailer.ts';
import type { Taken } from './allocation-pool.ts';
import { createFleet } from './fleet.ts';
import { Judge } from './judge.ts';
import { createOccupancy } from './occupancy.ts';
import { textOf, type TextRow } from './parse-values.ts';

export type ReadModel = ReturnType<typeof createReadModel>;

/**
 * When every trailer is free, in the memory of the process. Trailers are numbered slots of shared columns, so that
 * asking all of them makes no objects. It knows nothing of commits: whoever feeds it says what has changed.
 */
export function createReadModel({ now, trailers = 1024 }: { readonly now: number; readonly trailers?: number }) {
  const fleet = createFleet(trailers);
  const occupancy = createOccupancy(now);
  const slotIn = (row: TextRow): number => fleet.slotOf(textOf(row, 'trailer_id'));

  return {
    fleet,
    createJudge: (asker: Asker): Judge => new Judge(fleet, occupancy, asker),
    putTrailer: (row: TextRow): void => occupancy.hold(fleet.put(row)),
    dropTrailer(id: string): void {
      occupancy.empty(fleet.slotOf(id));
      fleet.drop(id);
    },
    fillTrailer: (trailerId: string, taken: readonly Taken[]): void => occupancy.fill(fleet.slotOf(trailerId), taken),
    putAllocation: (row: TextRow): void => occupancy.put(slotIn(row), row),
    dropAllocation: (key: TextRow): void => occupancy.drop(slotIn(key), textOf(key, 'id')),
    putBooking: (row: TextRow): void => occupancy.putBooking(slotIn(row), row),
    dropBooking: occupancy.dropBooking,
  };
}
