/** Trailers in the carts of companies. They are few and lapse soon, so they stand apart from what is taken for good. */
export type HoldShelf = ReturnType<typeof createHoldShelf>;

export type Hold = {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly expiresAt: number;
  readonly businessUnitId: string;
};

export function createHoldShelf() {
  const holds = new Map<number, Hold[]>();
  return {
    put(slot: number, hold: Hold): void {
      holds.set(slot, [...(holds.get(slot) ?? []), hold]);
    },

    remove(slot: number, id: string): void {
      const left = holds.get(slot)?.filter((hold) => hold.id !== id);
      if (left && left.length > 0) holds.set(slot, left);
      else holds.delete(slot);
    },

    empty: (slot: number): unknown => holds.delete(slot),

    /** Own holds stand in nobody's way, and lapsed ones in no one's. */
    isClear(slot: number, from: number, until: number, asker: { now: number; businessUnitId: string | null }): boolean {
      const here = holds.size === 0 ? undefined : holds.get(slot);
      if (!here) return true;
      return !here.some(
        (hold) =>
          hold.expiresAt > asker.now &&
          hold.businessUnitId !== asker.businessUnitId &&
          hold.startsAt < until &&
          hold.endsAt > from,
      );
    },
  };
}
