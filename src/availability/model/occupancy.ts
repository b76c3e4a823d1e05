import type { Asker } from '#db/trailer/free-trailer.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { createAllocationPool, type Taken } from './allocation-pool.ts';
import type { Fleet, Group } from './fleet.ts';
import { createGroupDays, hasBit, type GroupDays } from './group-days.ts';
import { createHoldShelf } from './hold-shelf.ts';
import { endOf, idHead, idTail, startOf, textOf, type TextRow } from './parse-values.ts';

/** A time in which a trailer is wanted, and the day that its certificates must reach. */
export type Span = { readonly startsAt: number; readonly occupiedUntil: number; readonly certifiedUntil: number };

const OUT: ReadonlySet<string> = new Set(['onRent', 'returnAnnounced']);

/** When each trailer of a fleet is taken, and by when its customer brings it back. */
export function createOccupancy(fleet: Fleet, now: number) {
  const firstDay = Math.floor(now / DAY_MS);
  const pool = createAllocationPool();
  const holds = createHoldShelf();
  let dueBack = new Float64Array(0);
  /** The slots of trailers that are with a customer, by booking. */
  const outWith = new Map<string, number>();

  /** Made when they are first needed, and again when members have come or gone. */
  function daysOf(group: Group): GroupDays {
    if (group.days) return group.days;
    const days = createGroupDays(firstDay, group.slots.length);
    for (const [at, slot] of group.slots.entries()) pool.forEach(slot, (from, to) => days.mark(at, from, to));
    group.days = days;
    return days;
  }

  /** Days of a group that has none yet are not marked: they will be made of all that is known by then. */
  function mark(slot: number, startsAt: number, endsAt: number): void {
    fleet.groupOf(slot)?.days?.mark(fleet.positionOf(slot), startsAt, endsAt);
  }

  function drop(slot: number, id: string): void {
    holds.remove(slot, id);
    if (!pool.remove(slot, idHead(id), idTail(id))) return;
    fleet.groupOf(slot)?.days?.clear(fleet.positionOf(slot));
    pool.forEach(slot, (startsAt, endsAt) => mark(slot, startsAt, endsAt));
  }

  function dropBooking(id: string): void {
    const slot = outWith.get(id);
    if (slot === undefined) return;
    outWith.delete(id);
    dueBack[slot] = Infinity;
  }

  return {
    /** Makes room for trailers up to this one. */
    hold(slot: number): void {
      pool.hold(slot);
      if (slot < dueBack.length) return;
      const larger = new Float64Array(Math.ceil((slot + 1) * 1.25)).fill(Infinity);
      larger.set(dueBack);
      dueBack = larger;
    },

    /** All that a trailer is taken for, at once. */
    fill(slot: number, taken: readonly Taken[]): void {
      for (const one of taken) pool.put(slot, one, taken.length + 1);
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
        mark(slot, startsAt, endsAt);
      }
    },

    drop,

    empty(slot: number): void {
      pool.empty(slot);
      holds.empty(slot);
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

    /** Judges the members of one group after the other, by their positions in it. */
    createJudge({ now: at, businessUnitId }: Asker) {
      const asker = { now: at.getTime(), businessUnitId };
      const { offeredUntil } = fleet.columns();
      let [touched, inside] = [new Uint32Array(8), new Uint32Array(8)];
      let [from, until, certifiedUntil] = [0, 0, 0];
      return {
        enter(group: Group, span: Span): void {
          const days = daysOf(group);
          if (touched.length * 32 < days.members) {
            [touched, inside] = [new Uint32Array(days.members / 32), new Uint32Array(days.members / 32)];
          }
          ({ startsAt: from, occupiedUntil: until, certifiedUntil } = span);
          days.sieve(from, until, touched, inside);
        },
        isFree(position: number, slot: number): boolean {
          if (hasBit(inside, position) || (offeredUntil[slot] ?? 0) < certifiedUntil) return false;
          if ((dueBack[slot] ?? Infinity) <= asker.now) return false;
          if (hasBit(touched, position) && !pool.isClear(slot, from, until)) return false;
          return holds.isClear(slot, from, until, asker);
        },
      };
    },
  };
}
