import { DAY_MS } from '#domain/time/duration.ts';

/** Thirteen months; beyond them the exact times decide alone. */
const DAYS = 400;

/**
 * For every day two rows of bits, one for the trailers that are taken on it, be it for a minute, and one for those that
 * are taken for all of it: the sieve before the exact times. Trailers that are asked for together stand together, so one
 * word of some rows is the answer for many of them. Days are those of UTC, counted from the first one.
 */
export class DayBits {
  private readonly first: number;
  private width: number;
  private touched: Int32Array<ArrayBuffer>;
  private filled: Int32Array<ArrayBuffer>;

  /** With room for so many trailers; more make more room. */
  constructor(firstDayMs: number, trailers: number) {
    this.first = Math.floor(firstDayMs / DAY_MS);
    this.width = Math.ceil(trailers / 32);
    this.touched = new Int32Array(DAYS * this.width);
    this.filled = new Int32Array(DAYS * this.width);
  }

  /** Makes room for trailers up to this one. */
  makeRoom(slot: number): void {
    if (slot < 32 * this.width) return;
    const width = Math.ceil(((slot + 1) / 32) * 1.25);
    this.touched = widen(this.touched, this.width, width);
    this.filled = widen(this.filled, this.width, width);
    this.width = width;
  }

  mark(slot: number, startsAt: number, endsAt: number): void {
    this.set(this.touched, slot, this.dayOf(startsAt), this.dayOf(endsAt - 1));
    this.set(this.filled, slot, this.dayOf(startsAt + DAY_MS - 1), this.dayOf(endsAt) - 1);
  }

  clear(slot: number): void {
    const others = ~(1 << (slot & 31));
    for (let word = slot >> 5; word < this.touched.length; word += this.width) {
      this.touched[word] = (this.touched[word] ?? 0) & others;
      this.filled[word] = (this.filled[word] ?? 0) & others;
    }
  }

  /** The number of a moment's day. */
  dayOf(ms: number): number {
    return Math.floor(ms / DAY_MS) - this.first;
  }

  knows(firstDay: number, lastDay: number): boolean {
    return firstDay >= 0 && lastDay < DAYS;
  }

  /** Which trailers of a word are taken at any time of a day. */
  touchedOn(word: number, day: number): number {
    return this.touched[day * this.width + word] ?? 0;
  }

  /** Which of them nobody can have who needs any part of the first day and of the last, and all days between. */
  takenFor(word: number, firstDay: number, lastDay: number): number {
    let taken = (this.filled[firstDay * this.width + word] ?? 0) | (this.filled[lastDay * this.width + word] ?? 0);
    for (let day = firstDay + 1; day < lastDay; day += 1) taken |= this.touched[day * this.width + word] ?? 0;
    return taken;
  }

  private set(rows: Int32Array, slot: number, firstDay: number, lastDay: number): void {
    const bit = 1 << (slot & 31);
    const end = Math.min(lastDay, DAYS - 1) * this.width + (slot >> 5);
    for (let word = Math.max(firstDay, 0) * this.width + (slot >> 5); word <= end; word += this.width) {
      rows[word] = (rows[word] ?? 0) | bit;
    }
  }
}

function widen(rows: Int32Array, before: number, width: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(DAYS * width);
  for (let day = 0; day < DAYS; day += 1) wider.set(rows.subarray(day * before, (day + 1) * before), day * width);
  return wider;
}
