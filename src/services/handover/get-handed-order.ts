import type { Order, OrderLine } from '#contract/order.ts';
import { findHandoverBooking } from '#db/handover/handover-booking.queries.ts';
import { ok } from '#domain/result.ts';
import { pick } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { loadOrder } from '../order/load-order.ts';
import { requireHandoverReader } from './require-handover-right.ts';

type Which = { readonly orderId: string; readonly bookingId: string };

/** What the yard needs to know of it: nothing of what it costs. */
const LINE_FACTS = [
  'id',
  'bookingId',
  'number',
  'status',
  'from',
  'depotId',
  'returnDepot',
  'trailer',
  'period',
] as const;
export type HandedOrder = Pick<Order, 'status'> & {
  readonly line: Pick<OrderLine, (typeof LINE_FACTS)[number]>;
};

/** The line of an order that a trailer is handed over for, for whoever may look at that handover. */
export async function getHandedOrder(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, bookingId }: Which,
): Promise<Outcome<HandedOrder>> {
  const reader = requireHandoverReader(actor);
  if (!reader.ok) return reader;
  const booking = await findHandoverBooking(deps.db, { scope: scopeOf(reader.value), bookingId });
  if (booking?.orderId !== orderId) return refuse('not-found');
  const order = await loadOrder(deps, reader.value, orderId);
  if (!order.ok) return order;
  const line = order.value.lineItems.find(({ id }) => id === bookingId);
  return line === undefined ? refuse('not-found') : ok({ status: order.value.status, line: pick(line, LINE_FACTS) });
}
