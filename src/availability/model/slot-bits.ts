/** A bit for each trailer, in words of 32 of them. */
export class SlotBits {
  private bits: Int32Array;

  constructor(slots = 1024) {
    this.bits = new Int32Array(wordsFor(slots));
  }

  /** By the number of the word. What was taken out before is not told of changes that made more room. */
  get words(): Int32Array {
    return this.bits;
  }

  put(slot: number, isSet: boolean): void {
    const word = slot >> 5;
    if (word >= this.bits.length) {
      if (!isSet) return;
      const larger = new Int32Array(Math.ceil((word + 1) * 1.25));
      larger.set(this.bits);
      this.bits = larger;
    }
    const bit = 1 << (slot & 31);
    this.bits[word] = isSet ? (this.bits[word] ?? 0) | bit : (this.bits[word] ?? 0) & ~bit;
  }

  has(slot: number): boolean {
    return hasBit(this.bits, slot);
  }
}

export const hasBit = (words: Int32Array, slot: number): boolean =>
  ((words[slot >> 5] ?? 0) & (1 << (slot & 31))) !== 0;

const wordsFor = (slots: number): number => Math.ceil(slots / 32);

/** How many bits of a word are set. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const quads = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The set bits of a word, counted from 0, that some condition admits. */
export function findBits(word: number, isAdmitted: (bit: number) => boolean): number {
  let found = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    if (isAdmitted(bit)) found |= 1 << bit;
  }
  return found;
}
