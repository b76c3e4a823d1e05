import { SlotBits } from './slot-bits.ts';

export type PlacedStay = { readonly depotId: string; readonly startsAt: number; readonly endsAt: number };

/** Where trailers that move stand and when. They are few, so they stand apart from those that stay where they are. */
export class PlaceShelf {
  /** By the slot of the trailer. */
  private readonly stays = new Map<number, readonly PlacedStay[]>();
  /** When each transfer that has not arrived should have, by the slot of the trailer and its id. */
  private readonly arrivals = new Map<number, Map<string, number>>();
  /** The slots of those that move, at every depot. */
  readonly moving = new SlotBits();

  keep(slot: number, stays: readonly PlacedStay[]): void {
    if (stays.length > 0) this.stays.set(slot, stays);
    else this.stays.delete(slot);
  }

  putTransfer(slot: number, id: string, endsAt: number): void {
    this.arrivals.set(slot, (this.arrivals.get(slot) ?? new Map<string, number>()).set(id, endsAt));
  }

  dropTransfer(slot: number, id: string): void {
    this.arrivals.get(slot)?.delete(id);
  }

  empty(slot: number): void {
    this.stays.delete(slot);
    this.arrivals.delete(slot);
  }

  /** Whether it stands at a depot all that time. */
  standsAt(slot: number, depotId: string, from: number, until: number): boolean {
    return this.stays.get(slot)?.some((stay) => stay.depotId === depotId && covers(stay, from, until)) === true;
  }

  /** Whether a transfer should have arrived by now: nobody knows when it will. */
  isLate(slot: number, now: number): boolean {
    for (const endsAt of this.arrivals.get(slot)?.values() ?? []) if (endsAt <= now) return true;
    return false;
  }
}

const covers = ({ startsAt, endsAt }: PlacedStay, from: number, until: number): boolean =>
  startsAt <= from && until <= endsAt;
