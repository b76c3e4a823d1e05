import { add, scale, sum, type Money } from '#domain/money/money.ts';
import type { Tax, TaxCase } from './vat.ts';

/** A net amount and how it is taxed: a line, or the part of a line that an extension added. */
export type TaxedAmount<Case extends string = TaxCase> = { readonly net: Money; readonly tax: Tax<Case> };
export type TaxGroup<Case extends string = TaxCase> = Tax<Case> & { readonly base: Money; readonly amount: Money };
export type Totals<Case extends string = TaxCase> = {
  readonly net: Money;
  readonly taxes: readonly TaxGroup<Case>[];
  readonly gross: Money;
};

/** Net, tax by country, case and rate, and gross. Tax is rounded once per group, never per line. */
export function totalsOf<Case extends string = TaxCase>(amounts: readonly TaxedAmount<Case>[]): Totals<Case> {
  const groups = new Map<string, { tax: Tax<Case>; base: Money }>();
  for (const { net, tax } of amounts) {
    const key = `${tax.country} ${tax.case} ${tax.basisPoints}`;
    const group = groups.get(key);
    groups.set(key, { tax, base: group ? add(group.base, net) : net });
  }
  const taxes = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { tax, base }]) => ({
      country: tax.country,
      case: tax.case,
      basisPoints: tax.basisPoints,
      base,
      amount: scale(base, tax.basisPoints),
    }));
  const net = sum(amounts.map((line) => line.net));
  return { net, taxes, gross: add(net, sum(taxes.map((group) => group.amount))) };
}
