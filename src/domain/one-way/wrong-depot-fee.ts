import { money, type Money } from '#domain/money/money.ts';

/** What it costs to find a trailer where nobody expected it, beside the way. */
export const WRONG_DEPOT_CENTS = 5000;

export type WrongDepot = {
  readonly pickUpDepotId: string;
  /** Where it was to come back. */
  readonly agreedDepotId: string;
  readonly depotId: string;
  /** What the way to where it was to come back costs, as it was agreed. */
  readonly agreedFee: Money;
  /** What the way to where it came back costs; absent where nobody offers it. */
  readonly fee: Money | undefined;
};

/**
 * What a return at another depot than agreed costs, net: what is missing to the fee for that way, and something for the trouble.
 * Whoever brings it back to where it began, or to where the way costs no more, pays nothing; what was agreed stays.
 */
export function wrongDepotFee({ pickUpDepotId, agreedDepotId, depotId, agreedFee, fee }: WrongDepot): Money {
  if (depotId === agreedDepotId || depotId === pickUpDepotId) return money(0);
  const isNoMore = fee !== undefined && agreedDepotId !== pickUpDepotId && fee.cents <= agreedFee.cents;
  if (isNoMore) return money(0);
  return money(Math.max(0, (fee?.cents ?? 0) - agreedFee.cents) + WRONG_DEPOT_CENTS);
}
