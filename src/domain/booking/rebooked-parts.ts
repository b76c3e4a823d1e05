import { add, lesser, subtract, sum, ZERO, type Money } from '#domain/money/money.ts';
import type { TaxedAmount } from '#domain/tax/totals.ts';

/**
 * The parts of a booking, what was booked first and what each extension added, once it costs something else. Another
 * period is agreed anew as a whole, so it is one part, taxed by its own length. Other services alone reopen nothing: what
 * they add belongs to the first part, and what they take away is taken from what was agreed last.
 */
export function rebookedParts(
  parts: readonly TaxedAmount[],
  after: TaxedAmount,
  { isAgreedAnew }: { readonly isAgreedAnew: boolean },
): readonly TaxedAmount[] {
  if (isAgreedAnew) return parts.map((_, i) => (i === 0 ? after : { ...after, net: ZERO }));
  const growth = subtract(after.net, sum(parts.map(({ net }) => net)));
  if (growth.cents >= 0) return parts.map((part, i) => (i === 0 ? { ...part, net: add(part.net, growth) } : part));
  return takeFromLast(parts, subtract(ZERO, growth));
}

function takeFromLast(parts: readonly TaxedAmount[], amount: Money): readonly TaxedAmount[] {
  let left = amount;
  return parts
    .toReversed()
    .map((part) => {
      const taken = lesser(part.net, left);
      left = subtract(left, taken);
      return { ...part, net: subtract(part.net, taken) };
    })
    .toReversed();
}
