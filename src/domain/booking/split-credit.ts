import { lesser, multiply, subtract, type Money } from '#domain/money/money.ts';
import type { TaxedAmount } from '#domain/tax/totals.ts';

/**
 * Takes a credit from the parts of a booking, what was agreed last first, so that each part gives back tax of its own
 * kind. The parts of the credit are negative.
 */
export function splitCredit(parts: readonly TaxedAmount[], credit: Money): readonly TaxedAmount[] {
  const taken: TaxedAmount[] = [];
  let left = credit;
  for (const { net, tax } of parts.toReversed()) {
    const share = lesser(net, left);
    if (share.cents > 0) taken.push({ net: multiply(share, -1), tax });
    left = subtract(left, share);
  }
  if (left.cents > 0) throw new RangeError('A credit cannot be greater than what was agreed');
  return taken;
}
