import { SlotBits } from './slot-bits.ts';

/** The filters in use, and the days that certificates have to reach. */
const MOST_KEPT = 256;

type Condition = (slot: number) => boolean;
type Mask = { readonly bits: SlotBits; readonly isMet: Condition };

/** Which trailers meet a condition: found out when it is first asked for, and up to date from then on. */
export class KeptMasks {
  /** The last one asked for stands last. */
  private readonly masks = new Map<string, Mask>();

  /** Of as many trailers as there are; the name says all that the condition depends on. */
  find(name: string, slots: number, isMet: Condition): Int32Array {
    const mask = this.masks.get(name) ?? makeMask(slots, isMet);
    this.masks.delete(name);
    this.masks.set(name, mask);
    const [oldest] = this.masks.keys();
    if (this.masks.size > MOST_KEPT && oldest !== undefined) this.masks.delete(oldest);
    return mask.bits.words;
  }

  /** After a change of this trailer. */
  update(slot: number): void {
    for (const { bits, isMet } of this.masks.values()) bits.put(slot, isMet(slot));
  }

  clear(): void {
    this.masks.clear();
  }
}

function makeMask(slots: number, isMet: Condition): Mask {
  const bits = new SlotBits(slots);
  for (let slot = 0; slot < slots; slot += 1) if (isMet(slot)) bits.put(slot, true);
  return { bits, isMet };
}
