import type { OrderFacts } from '#contract/document.ts';
import type { Order } from '#contract/order.ts';
import type { Database } from '#db/client.ts';
import { getAcceptance, listLineFacts } from '#db/document/order-facts.queries.ts';

/** What papers, mails and calendars tell of an order beyond what its page shows. */
export async function readOrderFacts(
  db: Database,
  { id, lineItems }: Pick<Order, 'id' | 'lineItems'>,
): Promise<OrderFacts> {
  const bookingIds = lineItems.map(({ bookingId }) => bookingId);
  const [lines, { createdAt, impersonatorId, ...accepted }] = await Promise.all([
    listLineFacts(db, bookingIds),
    getAcceptance(db, id),
  ]);
  return { lines, acceptance: { ...accepted, at: createdAt.toISOString(), byOperator: impersonatorId !== null } };
}
