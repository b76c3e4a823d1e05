import type { ChangeOrderInput, Order } from '#contract/order.ts';
import { followPurchaseOrder } from '#db/order/purchase-order-request.queries.ts';
import { mayChangeBooks } from '#domain/order/change-books.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireEither } from '../require-actor.ts';
import { changeOrder } from './change-order.ts';

type Change = {
  readonly orderId: string;
  readonly input: ChangeOrderInput;
  readonly version?: number | undefined;
};

/** Writes under which number and cost centre an order is booked. Counts for invoices to come; those that exist stay. */
export async function changeBooks(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, version, input }: Change,
): Promise<Outcome<Order>> {
  const editor = requireEither(actor, { staff: 'orders.write', member: 'rent' });
  if (!editor.ok) return editor;
  const step = { orderId, version, action: 'order.changeBooks' } as const;
  return changeOrder(deps, editor.value, step, async (trx, order, now) => {
    if (!mayChangeBooks(order.status)) return refuse('illegal-state');
    const { poNumber = order.poNumber, costCentre = order.costCentre } = input;
    const books = { poNumber: poNumber || null, costCentre: costCentre || null };
    const { businessUnitId } = order;
    await followPurchaseOrder(trx, { businessUnitId, orderId, poNumber: books.poNumber, now });
    return ok({ changes: books, data: books });
  });
}
