import { AllocationPool, type Taken } from './allocation-pool.ts';
import { DayBits } from './day-bits.ts';
import { HoldShelf } from './hold-shelf.ts';
import { endOf, idHead, idTail, startOf, textOf, type TextRow } from './parse-values.ts';

export type Occupancy = ReturnType<typeof createOccupancy>;

const OUT: ReadonlySet<string> = new Set(['onRent', 'returnAnnounced']);

/** When the trailer of each slot is taken, and by when its customer brings it back. */
export function createOccupancy(now: number) {
  const days = new DayBits(now);
  const pool = new AllocationPool();
  const holds = new HoldShelf();
  let dueBack = new Float64Array(0);
  /** The slots of trailers that are with a customer, by booking. */
  const outWith = new Map<string, number>();

  function drop(slot: number, id: string): void {
    holds.remove(slot, id);
    if (!pool.remove(slot, idHead(id), idTail(id))) return;
    days.clear(slot);
    pool.forEach(slot, (startsAt, endsAt) => days.mark(slot, startsAt, endsAt));
  }

  function dropBooking(id: string): void {
    const slot = outWith.get(id);
    if (slot === undefined) return;
    outWith.delete(id);
    dueBack[slot] = Infinity;
  }

  return {
    days,
    pool,
    holds,
    /** When its customer brings it back; never for one that is in the yard. */
    get dueBack(): Float64Array {
      return dueBack;
    },

    /** Makes room for trailers up to this one. */
    hold(slot: number): void {
      pool.hold(slot);
      days.hold(slot);
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

    put(slot: number, row: TextRow): void {
      const id = textOf(row, 'id');
      drop(slot, id);
      const [startsAt, endsAt] = [startOf(row, 'starts_at'), endOf(row, 'ends_at')];
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
      days.clear(slot);
      dueBack[slot] = Infinity;
    },

    putBooking(slot: number, row: TextRow): void {
      const id = textOf(row, 'id');
      dropBooking(id);
      if (!OUT.has(textOf(row, 'status'))) return;
      outWith.set(id, slot);
      dueBack[slot] = endOf(row, 'ends_at');
    },

    dropBooking,
  };
}
