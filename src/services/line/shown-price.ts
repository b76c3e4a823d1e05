import type { PriceChanged } from '#contract/checkout.ts';
import type { ShownPrice } from '#db/cart/cart.queries.ts';
import { money, type Money } from '#domain/money/money.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Tax } from '#domain/tax/vat.ts';

type PricedItem = { readonly item: { readonly id: string }; readonly net: Money; readonly tax: Tax };

/** What the owner of a cart sees of its price. */
export function toShown(lines: readonly PricedItem[]): ShownPrice {
  const { net, gross } = totalsOf(lines);
  return {
    netCents: net.cents,
    grossCents: gross.cents,
    lines: Object.fromEntries(lines.map((line) => [line.item.id, line.net.cents])),
  };
}

export const isShown = (shown: ShownPrice | null, now: ShownPrice): boolean =>
  shown !== null && shown.grossCents === now.grossCents && changedLines(shown, now).length === 0;

/** Undefined if the price is the one that was shown, or none was. */
export function findPriceChange(shown: ShownPrice | null, now: ShownPrice): PriceChanged | undefined {
  if (shown === null || isShown(shown, now)) return undefined;
  return {
    old: { net: money(shown.netCents), gross: money(shown.grossCents) },
    new: { net: money(now.netCents), gross: money(now.grossCents) },
    lines: changedLines(shown, now),
  };
}

const changedLines = (shown: ShownPrice, now: ShownPrice): PriceChanged['lines'] =>
  Object.entries(now.lines)
    .filter(([itemId, cents]) => shown.lines[itemId] !== cents)
    .map(([itemId, cents]) => ({ itemId, old: money(shown.lines[itemId] ?? 0), new: money(cents) }));
