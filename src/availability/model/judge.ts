import type { Asker } from '#db/trailer/free-trailer.ts';
import type { AllocationPool } from './allocation-pool.ts';
import type { DayBits } from './day-bits.ts';
import type { Fleet } from './fleet.ts';
import type { HoldShelf } from './hold-shelf.ts';
import type { Occupancy } from './occupancy.ts';
import type { PlaceShelf } from './place-shelf.ts';

const ALL = -1;

/**
 * Says which trailers are free in the window that was entered last, by the word: only of those that bits leave in doubt
 * one after the other. A class with plain fields, since variables of closures took five times as long.
 */
export class Judge {
  private readonly fleet: Fleet;
  private readonly dueBack: Float64Array;
  private readonly out: Int32Array;
  private readonly held: Int32Array;
  private readonly days: DayBits;
  private readonly pool: AllocationPool;
  private readonly holds: HoldShelf;
  private readonly places: PlaceShelf;
  private readonly moving: Int32Array;
  private readonly now: number;
  private readonly asker: { readonly now: number; readonly businessUnitId: string | null };
  private from = 0;
  private until = 0;
  private certifiedUntil = Number.NaN;
  private certified: Int32Array = new Int32Array(0);
  private firstDay = 0;
  private lastDay = 0;
  // Neighbours are judged one after the other: what the sieve says of their word is kept.
  private word = -1;
  private touched = 0;
  private taken = 0;

  constructor(fleet: Fleet, { days, pool, holds, places, out, dueBack }: Occupancy, asker: Asker) {
    this.fleet = fleet;
    this.dueBack = dueBack;
    this.out = out.words;
    this.held = holds.held.words;
    this.days = days;
    this.pool = pool;
    this.holds = holds;
    this.places = places;
    this.moving = places.moving.words;
    this.now = asker.now.getTime();
    this.asker = { now: this.now, businessUnitId: asker.businessUnitId };
  }

  enter(startsAt: number, occupiedUntil: number, certifiedUntil: number): void {
    this.from = startsAt;
    this.until = occupiedUntil;
    if (certifiedUntil !== this.certifiedUntil) {
      this.certifiedUntil = certifiedUntil;
      this.certified = this.fleet.findOffered(certifiedUntil);
    }
    const [firstDay, lastDay] = [this.days.dayOf(startsAt), this.days.dayOf(occupiedUntil - 1)];
    if (firstDay === this.firstDay && lastDay === this.lastDay) return;
    this.firstDay = firstDay;
    this.lastDay = lastDay;
    this.word = -1;
  }

  isFree(slot: number): boolean {
    return this.findFree(slot >> 5, 1 << (slot & 31)) !== 0;
  }

  /** Whether a trailer that moves stands at the depot of its slot all that time. */
  stands(slot: number): boolean {
    return this.places.standsAt(this.fleet.baseOf(slot), this.fleet.depotIdOf(slot), this.from, this.until);
  }

  /** Those of some trailers of a word. */
  findFree(word: number, asked: number): number {
    const offered = asked & (this.certified[word] ?? 0);
    if (offered === 0) return 0;
    if (word !== this.word) this.sieve(word);
    let free = offered & ~this.taken;
    const held = this.held[word] ?? 0;
    const out = this.out[word] ?? 0;
    const moving = this.moving[word] ?? 0;
    let doubtful = free & (this.touched | held | out | moving);
    while (doubtful !== 0) {
      const bit = doubtful & -doubtful;
      doubtful ^= bit;
      const slot = 32 * word + 31 - Math.clz32(bit);
      const isClear =
        ((moving & bit) === 0 || this.isThere(slot)) &&
        ((out & bit) === 0 || (this.dueBack[slot] ?? 0) > this.now) &&
        ((this.touched & bit) === 0 || this.pool.isClear(slot, this.from, this.until)) &&
        ((held & bit) === 0 || this.holds.isClear(slot, this.from, this.until, this.asker));
      if (!isClear) free ^= bit;
    }
    return free;
  }

  /** Of one that moves, which is known by its slot at home. */
  private isThere(slot: number): boolean {
    const base = this.fleet.baseOf(slot);
    return (
      this.stands(slot) &&
      !this.places.isLate(base, this.now) &&
      (this.dueBack[base] ?? 0) > this.now &&
      this.pool.isClear(base, this.from, this.until) &&
      this.holds.isClear(base, this.from, this.until, this.asker)
    );
  }

  private sieve(word: number): void {
    const { days, firstDay, lastDay } = this;
    const isKnown = days.knows(firstDay, lastDay);
    this.word = word;
    this.taken = isKnown ? days.takenFor(word, firstDay, lastDay) : 0;
    this.touched = isKnown ? days.touchedOn(word, firstDay) | days.touchedOn(word, lastDay) : ALL;
  }
}
