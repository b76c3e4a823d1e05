import type { Asker } from '#db/trailer/free-trailer.ts';
import type { Taken } from './allocation-pool.ts';
import { createFleet } from './fleet.ts';
import { Judge } from './judge.ts';
import { createOccupancy } from './occupancy.ts';
import { textOf } from './parse-values.ts';
import type { RowText } from '#db/feed/row-change.ts';

export type ReadModel = ReturnType<typeof createReadModel>;

/** How many of them are expected. */
type Size = { readonly since: number; readonly trailers?: number; readonly allocations?: number };

/**
 * When every trailer is free, in the memory of the process. Trailers are numbered slots of shared columns, so that
 * asking all of them makes no objects. It knows nothing of commits: whoever feeds it says what has changed.
 */
export function createReadModel({ since, trailers = 1024, allocations = 1024 }: Size) {
  const fleet = createFleet(trailers);
  const occupancy = createOccupancy(since, trailers, allocations);
  const slotIn = (row: RowText): number => fleet.slotOf(textOf(row, 'trailer_id'));

  return {
    fleet,
    createJudge: (asker: Asker): Judge => new Judge(fleet, occupancy, asker),
    putTrailer: (row: RowText): void => occupancy.makeRoom(fleet.put(row)),
    dropTrailer(id: string): void {
      occupancy.empty(fleet.slotOf(id));
      fleet.drop(id);
    },
    fillTrailer: (trailerId: string, taken: readonly Taken[]): void => occupancy.fill(fleet.slotOf(trailerId), taken),
    /** After filling: neighbours are asked for together, and then lie together. */
    tidyUp: occupancy.tidyUp,
    putAllocation: (row: RowText): void => occupancy.put(slotIn(row), row),
    dropAllocation: (key: RowText): void => occupancy.drop(slotIn(key), textOf(key, 'id')),
    putBooking: (row: RowText): void => occupancy.putBooking(slotIn(row), row),
    dropBooking: occupancy.dropBooking,
    /** Nobody asks for a time before it any more. */
    forgetBefore: occupancy.forgetBefore,
  };
}
