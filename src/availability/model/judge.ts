import type { Asker } from '#db/trailer/free-trailer.ts';
import type { AllocationPool } from './allocation-pool.ts';
import type { DayBits } from './day-bits.ts';
import type { Fleet } from './fleet.ts';
import type { HoldShelf } from './hold-shelf.ts';
import type { Occupancy } from './occupancy.ts';

const ALL = -1;

/**
 * Says of one trailer after the other whether it is free in the window that was entered last. A class with plain fields,
 * since a search asks it a hundred thousand times: variables of closures took five times as long.
 */
export class Judge {
  private readonly offeredUntil: Int32Array;
  private readonly dueBack: Float64Array;
  private readonly days: DayBits;
  private readonly pool: AllocationPool;
  private readonly holds: HoldShelf;
  private readonly now: number;
  private readonly asker: { readonly now: number; readonly businessUnitId: string | null };
  private from = 0;
  private until = 0;
  private certifiedUntil = 0;
  private firstDay = 0;
  private lastDay = 0;
  // Neighbours are judged one after the other: what the sieve says of their word is kept.
  private word = -1;
  private within = 0;
  private throughout = 0;

  constructor(fleet: Fleet, { days, pool, holds, dueBack }: Occupancy, asker: Asker) {
    this.offeredUntil = fleet.columns().offeredUntil;
    this.dueBack = dueBack;
    this.days = days;
    this.pool = pool;
    this.holds = holds;
    this.now = asker.now.getTime();
    this.asker = { now: this.now, businessUnitId: asker.businessUnitId };
  }

  enter(startsAt: number, occupiedUntil: number, certifiedUntil: number): void {
    this.from = startsAt;
    this.until = occupiedUntil;
    this.certifiedUntil = certifiedUntil;
    this.firstDay = this.days.dayOf(startsAt);
    this.lastDay = this.days.dayOf(occupiedUntil - 1);
    this.word = -1;
  }

  isFree(slot: number): boolean {
    if ((this.offeredUntil[slot] ?? 0) < this.certifiedUntil || (this.dueBack[slot] ?? 0) <= this.now) return false;
    if (slot >> 5 !== this.word) this.sieve(slot >> 5);
    const bit = 1 << (slot & 31);
    if ((this.throughout & bit) !== 0) return false;
    if ((this.within & bit) !== 0 && !this.pool.isClear(slot, this.from, this.until)) return false;
    return this.holds.isClear(slot, this.from, this.until, this.asker);
  }

  /** Days between the first and the last are wanted with all their hours: taken there is taken. */
  private sieve(word: number): void {
    this.word = word;
    const isKnown = this.days.knows(this.firstDay, this.lastDay);
    this.throughout = isKnown ? this.days.takenWithin(word, this.firstDay + 1, this.lastDay - 1) : 0;
    this.within = isKnown
      ? this.throughout |
        this.days.takenWithin(word, this.firstDay, this.firstDay) |
        this.days.takenWithin(word, this.lastDay, this.lastDay)
      : ALL;
  }
}
