import { money, scale, type Money } from '#domain/money/money.ts';
import { totalsOf, type Totals } from '#domain/tax/totals.ts';
import type { BilledTax } from './billed-order.ts';
import { groupOf } from './group-of.ts';

type Amount = { readonly netCents: number; readonly tax: BilledTax };

/**
 * The taxes of a credit note: what the tax on all that is credited of the invoice grows by. So the credits of an invoice
 * never have more tax than it has, and exactly its tax once all of it is credited.
 */
export function creditTaxes(
  lines: readonly Amount[],
  creditedBefore: readonly Amount[],
): Totals<BilledTax['case']>['taxes'] {
  const toTaxed = ({ netCents, tax }: Amount) => ({ net: money(netCents), tax });
  return totalsOf(lines.map(toTaxed)).taxes.map((group) => {
    const before = creditedBefore.filter(({ tax }) => groupOf(tax) === groupOf(group));
    const beforeCents = before.reduce((sum, { netCents }) => sum + netCents, 0);
    const taxOn = (cents: number): Money => scale(money(cents), group.basisPoints);
    return { ...group, amount: money(taxOn(beforeCents + group.base.cents).cents - taxOn(beforeCents).cents) };
  });
}
