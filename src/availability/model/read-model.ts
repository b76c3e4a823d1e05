import type { Asker } from '#db/trailer/free-trailer.ts';
import type { Taken } from './allocation-pool.ts';
import { createFleet } from './fleet.ts';
import { isTrue } from './filter-columns.ts';
import { Judge } from './judge.ts';
import { createOccupancy } from './occupancy.ts';
import { endOf, startOf, textOf } from './parse-values.ts';
import type { PlacedStay } from './place-shelf.ts';
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
  const { places } = occupancy;
  const slotIn = (row: RowText): number => fleet.slotOf(textOf(row, 'trailer_id'));
  const movers = new Set<string>();
  /** Of each trailer, by their begins. */
  const stays = new Map<string, Map<string, PlacedStay>>();

  function leavePlaces(slot: number): void {
    for (const away of fleet.awayFrom(slot)) places.moving.put(away, false);
    fleet.spread(slot, []);
  }

  /** One that moves is found at all depots where it stands, each in its time. */
  function takePlaces(trailerId: string): void {
    const slot = fleet.slotOf(trailerId);
    const isMover = movers.has(trailerId);
    leavePlaces(slot);
    places.moving.put(slot, isMover);
    const mine = isMover ? [...(stays.get(trailerId)?.values() ?? [])] : [];
    places.keep(slot, mine);
    const others = new Set(mine.map(({ depotId }) => depotId));
    others.delete(fleet.depotIdOf(slot));
    for (const away of fleet.spread(slot, [...others])) {
      occupancy.makeRoom(away);
      places.moving.put(away, true);
    }
  }

  function changeStays(trailerId: string, change: (mine: Map<string, PlacedStay>) => void): void {
    const mine = stays.get(trailerId) ?? new Map<string, PlacedStay>();
    stays.set(trailerId, mine);
    change(mine);
    if (movers.has(trailerId)) takePlaces(trailerId);
  }

  return {
    fleet,
    createJudge: (asker: Asker): Judge => new Judge(fleet, occupancy, asker),
    isMoving: (slot: number): boolean => places.moving.has(slot),
    /** The bits of a word that are slots of trailers that move. */
    movingIn: (word: number): number => places.moving.words[word] ?? 0,
    putTrailer(row: RowText): void {
      const id = textOf(row, 'id');
      const wasMover = movers.has(id);
      // Its places go before its depot, type or number change.
      if (wasMover) leavePlaces(fleet.slotOf(id));
      occupancy.makeRoom(fleet.put(row));
      if (isTrue(row['moves'])) movers.add(id);
      else movers.delete(id);
      if (wasMover || movers.has(id)) takePlaces(id);
    },
    dropTrailer(id: string): void {
      const slot = fleet.slotOf(id);
      leavePlaces(slot);
      places.moving.put(slot, false);
      movers.delete(id);
      stays.delete(id);
      occupancy.empty(slot);
      fleet.drop(id);
    },
    putStay: (row: RowText): void =>
      changeStays(textOf(row, 'trailer_id'), (mine) => {
        const [startsAt, endsAt] = [endOf(row, 'starts_at'), startOf(row, 'ends_at')];
        mine.set(textOf(row, 'starts_at'), { depotId: textOf(row, 'depot_id'), startsAt, endsAt });
      }),
    dropStay(key: RowText): void {
      // Those of a trailer that was deleted go after it.
      if (stays.has(textOf(key, 'trailer_id'))) {
        changeStays(textOf(key, 'trailer_id'), (mine) => mine.delete(textOf(key, 'starts_at')));
      }
    },
    /** Of a transfer that is known among all that its trailer is taken for. */
    putTransfer: (row: RowText): void => places.putTransfer(slotIn(row), textOf(row, 'id'), endOf(row, 'ends_at')),
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
