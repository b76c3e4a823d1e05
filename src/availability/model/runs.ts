import type { FleetColumns } from './fleet-columns.ts';

/**
 * Trailers of one kind and group whose slots follow one another, as far as they share a word of bits: counted in one go.
 * Sorted as they are when the fleet is read, three words hold the trailers of a type at a depot.
 */
export type Runs = {
  readonly word: Int32Array;
  readonly bits: Int32Array;
  readonly group: Int32Array;
  readonly kind: Int32Array;
};

export function toRuns({ group, kind }: FleetColumns, slots: number): Runs {
  const runs = { word: [] as number[], bits: [] as number[], group: [] as number[], kind: [] as number[] };
  let last = -1;
  for (let slot = 0; slot < slots; slot += 1) {
    const [word, bit] = [slot >> 5, 1 << (slot & 31)];
    const isSame = runs.word[last] === word && runs.group[last] === group[slot] && runs.kind[last] === kind[slot];
    if (isSame) {
      runs.bits[last] = (runs.bits[last] ?? 0) | bit;
    } else {
      last += 1;
      runs.word.push(word);
      runs.bits.push(bit);
      runs.group.push(group[slot] ?? 0);
      runs.kind.push(kind[slot] ?? 0);
    }
  }
  return {
    word: Int32Array.from(runs.word),
    bits: Int32Array.from(runs.bits),
    group: Int32Array.from(runs.group),
    kind: Int32Array.from(runs.kind),
  };
}
