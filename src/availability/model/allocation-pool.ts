/** When each trailer is taken, in the order of time: one stretch of shared columns per trailer. */
export type AllocationPool = ReturnType<typeof createAllocationPool>;

export type Taken = {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly idHead: number;
  readonly idTail: number;
};

/** Left free behind each stretch when it is made: most trailers are taken once or twice more before they are moved. */
const SPARE = 2;

export function createAllocationPool() {
  let starts = new Float64Array(1024);
  let ends = new Float64Array(1024);
  let ids = new Uint32Array(2048);
  /** Three numbers per trailer: where its stretch begins, how much of it is used, how long it is. */
  let stretches = new Int32Array(3 * 1024);
  let used = 0;

  /** A new place for a stretch, at the end. Those left behind go when the columns are made larger. */
  function place(slot: number, room: number): void {
    if (used + room > starts.length) compact(Math.max(used + room, Math.ceil(starts.length * 1.25)));
    const [from, count] = [stretches[3 * slot] ?? 0, stretches[3 * slot + 1] ?? 0];
    copy(from, used, count);
    stretches[3 * slot] = used;
    stretches[3 * slot + 2] = room;
    used += room;
  }

  function copy(from: number, to: number, count: number): void {
    starts.copyWithin(to, from, from + count);
    ends.copyWithin(to, from, from + count);
    ids.copyWithin(2 * to, 2 * from, 2 * (from + count));
  }

  function compact(length: number): void {
    const before = { starts, ends, ids };
    [starts, ends, ids] = [new Float64Array(length), new Float64Array(length), new Uint32Array(2 * length)];
    used = 0;
    for (let at = 0; at < stretches.length; at += 3) {
      const [from, count, room] = [stretches[at] ?? 0, stretches[at + 1] ?? 0, stretches[at + 2] ?? 0];
      if (room === 0) continue;
      starts.set(before.starts.subarray(from, from + count), used);
      ends.set(before.ends.subarray(from, from + count), used);
      ids.set(before.ids.subarray(2 * from, 2 * (from + count)), 2 * used);
      stretches[at] = used;
      used += room;
    }
  }

  const countOf = (slot: number): number => stretches[3 * slot + 1] ?? 0;

  return {
    /** Makes room for trailers up to this one. */
    hold(slot: number): void {
      if (3 * slot < stretches.length) return;
      const larger = new Int32Array(Math.ceil(3 * (slot + 1) * 1.25));
      larger.set(stretches);
      stretches = larger;
    },

    put(slot: number, { startsAt, endsAt, idHead, idTail }: Taken, room = 0): void {
      const count = countOf(slot);
      if (count === (stretches[3 * slot + 2] ?? 0)) place(slot, Math.max(room, count + SPARE, Math.ceil(count * 1.5)));
      const first = stretches[3 * slot] ?? 0;
      let at = first + count;
      while (at > first && (starts[at - 1] ?? 0) > startsAt) at -= 1;
      copy(at, at + 1, first + count - at);
      starts[at] = startsAt;
      ends[at] = endsAt;
      ids[2 * at] = idHead;
      ids[2 * at + 1] = idTail;
      stretches[3 * slot + 1] = count + 1;
    },

    /** Whether there was one. */
    remove(slot: number, idHead: number, idTail: number): boolean {
      const first = stretches[3 * slot] ?? 0;
      const end = first + countOf(slot);
      for (let at = first; at < end; at += 1) {
        if (ids[2 * at] !== idHead || ids[2 * at + 1] !== idTail) continue;
        copy(at + 1, at, end - at - 1);
        stretches[3 * slot + 1] = end - first - 1;
        return true;
      }
      return false;
    },

    empty(slot: number): void {
      stretches[3 * slot + 1] = 0;
    },

    /** Nothing overlaps within one trailer, so only the last that begins before the end can reach into the window. */
    isClear(slot: number, from: number, until: number): boolean {
      const first = stretches[3 * slot] ?? 0;
      let [low, high] = [first, first + countOf(slot)];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((starts[middle] ?? 0) < until) low = middle + 1;
        else high = middle;
      }
      return low === first || (ends[low - 1] ?? 0) <= from;
    },

    forEach(slot: number, visit: (startsAt: number, endsAt: number) => void): void {
      const first = stretches[3 * slot] ?? 0;
      for (let at = first; at < first + countOf(slot); at += 1) visit(starts[at] ?? 0, ends[at] ?? 0);
    },

    bytes: (): number => starts.byteLength + ends.byteLength + ids.byteLength + stretches.byteLength,
  };
}
