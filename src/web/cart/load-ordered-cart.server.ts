import { findOrderedCart } from '#services/cart/find-ordered-cart.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

/** What has become of a cart that was full a moment ago, perhaps in another tab. */
export async function loadOrderedCart({ deps, format, getActor }: PageRequest) {
  const ordered = requireValue(await findOrderedCart(deps, await getActor()));
  if (ordered === undefined) return null;
  return { number: ordered.number, path: `/checkout/${ordered.orderId}`, time: recordTime(format, ordered.placedAt) };
}

export type OrderedCartView = NonNullable<Awaited<ReturnType<typeof loadOrderedCart>>>;
