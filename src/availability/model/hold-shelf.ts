import { SlotBits } from './slot-bits.ts';

export type Hold = {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly expiresAt: number;
  readonly businessUnitId: string;
};

/** Trailers in the carts of companies. They are few and lapse soon, so they stand apart from what is taken for good. */
export class HoldShelf {
  private readonly holds = new Map<number, readonly Hold[]>();
  /** Which trailers have any. */
  readonly held = new SlotBits();

  put(slot: number, hold: Hold): void {
    this.keep(slot, [...(this.holds.get(slot) ?? []), hold]);
  }

  remove(slot: number, id: string): void {
    if (this.held.has(slot)) this.keep(slot, this.holds.get(slot)?.filter((hold) => hold.id !== id) ?? []);
  }

  empty(slot: number): void {
    if (this.held.has(slot)) this.keep(slot, []);
  }

  /** Own holds stand in nobody's way, and lapsed ones in no one's. */
  isClear(slot: number, from: number, until: number, asker: { now: number; businessUnitId: string | null }): boolean {
    return !this.holds
      .get(slot)
      ?.some(
        (hold) =>
          hold.expiresAt > asker.now &&
          hold.businessUnitId !== asker.businessUnitId &&
          hold.startsAt < until &&
          hold.endsAt > from,
      );
  }

  private keep(slot: number, here: readonly Hold[]): void {
    this.held.put(slot, here.length > 0);
    if (here.length > 0) this.holds.set(slot, here);
    else this.holds.delete(slot);
  }
}
