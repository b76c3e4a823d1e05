import type { Order } from '#contract/order.ts';
import { findHandoverBooking } from '#db/handover/handover.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { loadOrder } from '../order/load-order.ts';
import { requireHandoverReader } from './require-handover-right.ts';

type Which = { readonly orderId: string; readonly bookingId: string };

/** The order that a trailer is handed over for, for whoever may look at that handover. */
export async function getHandedOrder(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, bookingId }: Which,
): Promise<Outcome<Order>> {
  const reader = requireHandoverReader(actor);
  if (!reader.ok) return reader;
  const booking = await findHandoverBooking(deps.db, { scope: scopeOf(reader.value), bookingId });
  return booking?.orderId === orderId ? loadOrder(deps, reader.value, orderId) : refuse('not-found');
}
