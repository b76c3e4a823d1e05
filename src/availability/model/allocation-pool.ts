/** Left free behind each stretch when it is made: most trailers are taken once or twice more before they are moved. */
const SPARE = 2;

/** As much as a tenth of what there is. */
const SLACK = 1.1;

export type Taken = {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly idHead: number;
  readonly idTail: number;
};

/** When each trailer is taken, in the order of time: one stretch of shared columns per trailer. */
export class AllocationPool {
  /** Start and end of each, side by side: whoever reads the one reads the other. */
  private times: Float64Array;
  private ids: Uint32Array;
  /** Three numbers per trailer: where its stretch begins, how much of it is used, how long it is. */
  private stretches: Int32Array;
  private used = 0;
  /** What ended before it may be forgotten. */
  since: number;

  /** With room for so many; more make more room. */
  constructor(since: number, trailers: number, room: number) {
    this.since = since;
    this.stretches = new Int32Array(3 * trailers);
    this.times = new Float64Array(2 * room);
    this.ids = new Uint32Array(2 * room);
  }

  /** Makes room for trailers up to this one. */
  makeRoom(slot: number): void {
    if (3 * slot < this.stretches.length) return;
    const larger = new Int32Array(3 * Math.ceil((slot + 1) * 1.25));
    larger.set(this.stretches);
    this.stretches = larger;
  }

  put(slot: number, { startsAt, endsAt, idHead, idTail }: Taken, room = 0): void {
    if (this.countOf(slot) === this.roomOf(slot)) this.forget(slot);
    const count = this.countOf(slot);
    if (count === this.roomOf(slot)) this.move(slot, Math.max(room, count + SPARE));
    const first = this.firstOf(slot);
    let at = first + count;
    while (at > first && (this.times[2 * at - 2] ?? 0) > startsAt) at -= 1;
    this.copy(at, at + 1, first + count - at);
    this.times[2 * at] = startsAt;
    this.times[2 * at + 1] = endsAt;
    this.ids[2 * at] = idHead;
    this.ids[2 * at + 1] = idTail;
    this.stretches[3 * slot + 1] = count + 1;
  }

  /** Whether there was one. */
  remove(slot: number, idHead: number, idTail: number): boolean {
    const first = this.firstOf(slot);
    const end = first + this.countOf(slot);
    for (let at = first; at < end; at += 1) {
      if (this.ids[2 * at] !== idHead || this.ids[2 * at + 1] !== idTail) continue;
      this.copy(at + 1, at, end - at - 1);
      this.stretches[3 * slot + 1] = end - first - 1;
      return true;
    }
    return false;
  }

  empty(slot: number): void {
    this.stretches[3 * slot + 1] = 0;
  }

  /** Nothing overlaps within one trailer, so only the last that begins before the end can reach into the window. */
  isClear(slot: number, from: number, until: number): boolean {
    const first = this.firstOf(slot);
    let low = first;
    let high = first + this.countOf(slot);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.times[2 * middle] ?? 0) < until) low = middle + 1;
      else high = middle;
    }
    return low === first || (this.times[2 * low - 1] ?? 0) <= from;
  }

  forEach(slot: number, visit: (startsAt: number, endsAt: number) => void): void {
    const first = this.firstOf(slot);
    for (let at = first; at < first + this.countOf(slot); at += 1) {
      visit(this.times[2 * at] ?? 0, this.times[2 * at + 1] ?? 0);
    }
  }

  private firstOf(slot: number): number {
    return this.stretches[3 * slot] ?? 0;
  }

  private countOf(slot: number): number {
    return this.stretches[3 * slot + 1] ?? 0;
  }

  private roomOf(slot: number): number {
    return this.stretches[3 * slot + 2] ?? 0;
  }

  private forget(slot: number): void {
    const first = this.firstOf(slot);
    const count = this.countOf(slot);
    let past = 0;
    while (past < count && (this.times[2 * (first + past) + 1] ?? 0) <= this.since) past += 1;
    this.copy(first + past, first, count - past);
    this.stretches[3 * slot + 1] = count - past;
  }

  /** A new place for a stretch, at the end. The one left behind goes when all are put together anew. */
  private move(slot: number, room: number): void {
    if (2 * (this.used + room) > this.times.length) this.compact(room);
    this.copy(this.firstOf(slot), this.used, this.countOf(slot));
    this.stretches[3 * slot] = this.used;
    this.stretches[3 * slot + 2] = room;
    this.used += room;
  }

  private copy(from: number, to: number, count: number): void {
    if (count === 0) return;
    this.times.copyWithin(2 * to, 2 * from, 2 * (from + count));
    this.ids.copyWithin(2 * to, 2 * from, 2 * (from + count));
  }

  /** Everything in a row again, in the order of the trailers, with room for what comes. */
  compact(room = 0): void {
    const { times, ids } = this;
    const slots = this.stretches.length / 3;
    let needed = room;
    for (let slot = 0; slot < slots; slot += 1) {
      this.forget(slot);
      needed += this.roomAfter(slot);
    }
    const length = Math.ceil(needed * SLACK);
    this.times = new Float64Array(2 * length);
    this.ids = new Uint32Array(2 * length);
    this.used = 0;
    for (let slot = 0; slot < slots; slot += 1) {
      const [from, to] = [2 * this.firstOf(slot), 2 * (this.firstOf(slot) + this.countOf(slot))];
      this.times.set(times.subarray(from, to), 2 * this.used);
      this.ids.set(ids.subarray(from, to), 2 * this.used);
      const taken = this.roomAfter(slot);
      this.stretches[3 * slot] = this.used;
      this.stretches[3 * slot + 2] = taken;
      this.used += taken;
    }
  }

  private roomAfter(slot: number): number {
    return this.countOf(slot) === 0 ? 0 : this.countOf(slot) + 1;
  }
}
