/** What decides whether one trailer can stand in for another on the road. */
export type ExchangeKind = {
  readonly type: string;
  readonly subType: string;
  readonly priceClass: string;
  /** Of one day, by the price list of now; null where it has no price. */
  readonly dayRateCents: number | null;
  readonly payloadKg: number;
};

export const EXCHANGE_RANKS = ['equal', 'better'] as const;
export type ExchangeRank = (typeof EXCHANGE_RANKS)[number];

/** Equal is what was booked; better costs others at least as much and carries at least as much. Anything else is no offer. */
export function rankForExchange(old: ExchangeKind, other: ExchangeKind): ExchangeRank | undefined {
  if (other.type !== old.type) return undefined;
  if (other.subType === old.subType && other.priceClass === old.priceClass) return 'equal';
  if (old.dayRateCents === null || other.dayRateCents === null) return undefined;
  return other.dayRateCents >= old.dayRateCents && other.payloadKg >= old.payloadKg ? 'better' : undefined;
}

/** What becomes of the trailer that is given back on the road. */
export const OLD_TRAILER_FATES = ['depot', 'workshop'] as const;
export type OldTrailerFate = (typeof OLD_TRAILER_FATES)[number];
