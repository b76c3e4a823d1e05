import type { Hold } from '#contract/checkout.ts';
import type { HoldRow } from '#db/checkout/hold.queries.ts';
import type { HoldTerms } from '#domain/booking/hold.ts';

/** The hold on a cart: only one that covers all its lines counts. It ends with the first of them. */
export function toHold(
  itemIds: readonly string[],
  holds: readonly HoldRow[],
  { minutes }: Pick<HoldTerms, 'minutes'>,
): Hold | null {
  const held = holds.filter(({ cartItemId }) => cartItemId !== null && itemIds.includes(cartItemId));
  const isWhole = itemIds.length > 0 && itemIds.every((id) => held.some(({ cartItemId }) => cartItemId === id));
  if (!isWhole) return null;
  const expiresAt = new Date(Math.min(...held.map((hold) => hold.expiresAt.getTime())));
  return { expiresAt: expiresAt.toISOString(), minutes, renewable: held.every(({ renewed }) => !renewed) };
}
