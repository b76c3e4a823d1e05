import type { ChangePeriodInput } from '#contract/cart.ts';
import type { CartItemRow } from '#db/cart/cart.queries.ts';

type Stay = Pick<CartItemRow, 'startsAt' | 'endsAt' | 'askedFrom' | 'askedTo'>;

export const toStay = ({ from, to, asked }: ChangePeriodInput): Stay => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
  askedFrom: asked?.from ?? null,
  askedTo: asked?.to ?? null,
});
