import { AllocationPool, type Taken } from './allocation-pool.ts';
import { DayBits } from './day-bits.ts';
import { HoldShelf } from './hold-shelf.ts';
import { PlaceShelf } from './place-shelf.ts';
import { SlotBits } from './slot-bits.ts';
import { endOf, idHead, idTail, startOf, textOf } from './parse-values.ts';
import type { RowText } from '#db/feed/row-change.ts';

export type Occupancy = ReturnType<typeof createOccupancy>;

const OUT: ReadonlySet<string> = new Set(['onRent', 'returnAnnounced']);

/** When the trailer of each slot is taken, and by when its customer brings it back. */
export function createOccupancy(since: number, trailers: number, allocations: number) {
  const days = new DayBits(since, trailers);
  const pool = new AllocationPool(since, trailers, allocations);
  const holds = new HoldShelf();
  const places = new PlaceShelf();
  /** Which trailers are with a customer. */
  const out = new SlotBits();
  let dueBack = new Float64Array(trailers).fill(Infinity);
  /** Their slots, by booking. */
  const outWith = new Map<string, number>();

  function drop(slot: number, id: string): void {
    holds.remove(slot, id);
    places.dropTransfer(slot, id);
    if (!pool.remove(slot, idHead(id), idTail(id))) return;
    days.clear(slot);
    pool.forEach(slot, (startsAt, endsAt) => days.mark(slot, startsAt, endsAt));
  }

  function bringBack(slot: number): void {
    out.put(slot, false);
    dueBack[slot] = Infinity;
  }

  function dropBooking(id: string): void {
    const slot = outWith.get(id);
    if (slot === undefined) return;
    outWith.delete(id);
    bringBack(slot);
  }

  return {
    days,
    pool,
    holds,
    places,
    out,
    /** When its customer brings it back; never for one that is in the yard. */
    get dueBack(): Float64Array {
      return dueBack;
    },

    forgetBefore(ms: number): void {
      pool.since = ms;
    },

    /** Makes room for trailers up to this one. */
    makeRoom(slot: number): void {
      pool.makeRoom(slot);
      days.makeRoom(slot);
      if (slot < dueBack.length) return;
      const larger = new Float64Array(Math.ceil((slot + 1) * 1.25)).fill(Infinity);
      larger.set(dueBack);
      dueBack = larger;
    },

    /** All that a trailer is taken for, at once. */
    fill(slot: number, taken: readonly Taken[]): void {
      for (const one of taken) {
        pool.put(slot, one, taken.length + 1);
        days.mark(slot, one.startsAt, one.endsAt);
      }
    },

    tidyUp: (): void => pool.compact(),

    put(slot: number, row: RowText): void {
      const id = textOf(row, 'id');
      drop(slot, id);
      const startsAt = startOf(row, 'starts_at');
      const endsAt = endOf(row, 'ends_at');
      if (row['kind'] === 'transfer') places.putTransfer(slot, id, endsAt);
      if (row['kind'] === 'hold') {
        const [expiresAt, businessUnitId] = [endOf(row, 'expires_at'), textOf(row, 'business_unit_id')];
        holds.put(slot, { id, startsAt, endsAt, expiresAt, businessUnitId });
      } else {
        pool.put(slot, { startsAt, endsAt, idHead: idHead(id), idTail: idTail(id) });
        days.mark(slot, startsAt, endsAt);
      }
    },

    drop,

    empty(slot: number): void {
      pool.empty(slot);
      holds.empty(slot);
      places.empty(slot);
      days.clear(slot);
      bringBack(slot);
    },

    putBooking(slot: number, row: RowText): void {
      const id = textOf(row, 'id');
      dropBooking(id);
      if (!OUT.has(textOf(row, 'status'))) return;
      outWith.set(id, slot);
      out.put(slot, true);
      dueBack[slot] = endOf(row, 'ends_at');
    },

    dropBooking,
  };
}
