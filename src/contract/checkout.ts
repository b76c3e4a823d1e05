import * as z from 'zod/mini';
import type { Money } from '#domain/money/money.ts';
import type { LineReason } from './line.ts';
import type { TrailerCard } from './trailer.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { RENTERS } from './rights-row.ts';

/** All lines of the cart are kept for its owner until then; `minutes` is how long a hold of this unit lasts. */
export const hold = shape('Hold', { expiresAt: z.string(), minutes: z.number(), renewable: z.boolean() });
export type Hold = Answer<typeof hold>;

/** A line that cannot be had, in a problem `trailer-taken`. `reason`, `nextFreeFrom` and `twins` of its first line also
 * stand beside `lines`. */
export type TakenLine = {
  readonly itemId: string;
  readonly trailerId: string;
  readonly reason: LineReason;
  readonly nextFreeFrom: string | null;
  readonly twins: readonly TrailerCard[];
};
export type TrailerTaken = Omit<TakenLine, 'itemId' | 'trailerId'> & { readonly lines: readonly TakenLine[] };

/** In a problem `price-changed`: what was shown last, and what it costs now. */
export type PriceChanged = {
  readonly old: { readonly net: Money; readonly gross: Money };
  readonly new: { readonly net: Money; readonly gross: Money };
  readonly lines: readonly { readonly itemId: string; readonly old: Money; readonly new: Money }[];
};

/** Adding to the cart holds nothing; the checkout page asks once, and may renew once. */
export const checkoutCalls = declareCalls({
  'POST /api/checkout/hold': { says: 'Hold all lines of the cart', rights: RENTERS, answer: hold },
  'PATCH /api/checkout/hold': { says: 'Renew the hold once', rights: RENTERS, answer: hold },
  'DELETE /api/checkout/hold': { says: 'Let the held trailers go', rights: RENTERS },
});
