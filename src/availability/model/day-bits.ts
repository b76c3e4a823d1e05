import { DAY_MS } from '#domain/time/duration.ts';

/** Thirteen months; beyond them the exact times decide alone. */
const DAYS = 400;

/**
 * For every day a row of bits, one for each trailer that is taken on it, be it for a minute: the sieve before the exact
 * times. Trailers that are asked for together stand together, so one word of some rows is the answer for many of them.
 * Days are those of UTC, counted from the first one.
 */
export class DayBits {
  private readonly first: number;
  private width = 32;
  private words = new Uint32Array(DAYS * 32);

  constructor(firstDayMs: number) {
    this.first = Math.floor(firstDayMs / DAY_MS);
  }

  /** Makes room for trailers up to this one. */
  hold(slot: number): void {
    if (slot < 32 * this.width) return;
    const width = Math.ceil(((slot + 1) / 32) * 1.25);
    const words = new Uint32Array(DAYS * width);
    for (let day = 0; day < DAYS; day += 1) {
      words.set(this.words.subarray(day * this.width, (day + 1) * this.width), day * width);
    }
    this.words = words;
    this.width = width;
  }

  mark(slot: number, startsAt: number, endsAt: number): void {
    const to = Math.min(this.dayOf(endsAt - 1), DAYS - 1);
    for (let day = Math.max(this.dayOf(startsAt), 0); day <= to; day += 1) {
      const word = day * this.width + (slot >> 5);
      this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31));
    }
  }

  clear(slot: number): void {
    for (let word = slot >> 5; word < this.words.length; word += this.width) {
      this.words[word] = (this.words[word] ?? 0) & ~(1 << (slot & 31));
    }
  }

  /** The number of a moment's day. */
  dayOf(ms: number): number {
    return Math.floor(ms / DAY_MS) - this.first;
  }

  knows(firstDay: number, lastDay: number): boolean {
    return firstDay >= 0 && lastDay < DAYS;
  }

  /** Which trailers of a word are taken on any of these days. */
  takenWithin(word: number, firstDay: number, lastDay: number): number {
    let taken = 0;
    for (let day = firstDay; day <= lastDay; day += 1) taken |= this.words[day * this.width + word] ?? 0;
    return taken;
  }
}
