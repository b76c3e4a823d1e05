import { type Money, money } from '../money/money.ts';

/** What a booking costs because it took place otherwise than agreed, or not at all: the operator may ask for less. */
const FEE_KINDS = ['cancellation', 'noShow', 'lateReturn', 'wrongDepot'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export const isFeeKind = (kind: string): kind is FeeKind => FEE_KINDS.some((known) => known === kind);

/** A fee is anything from nothing up to what the rule asks for. */
export function findFeeFault(cents: number, ruleCents: number): 'too-small' | 'too-big' | undefined {
  if (cents < 0) return 'too-small';
  return cents > ruleCents ? 'too-big' : undefined;
}

/** What a late return costs: what its rule asks for, or less where the operator has agreed to that beforehand. */
export const agreedFee = (rule: Money, agreedCents: number | null): Money =>
  agreedCents === null || agreedCents >= rule.cents ? rule : money(agreedCents);
