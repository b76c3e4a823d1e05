import type { Order } from '#contract/order.ts';
import { insertAudit } from '#db/audit/audit.queries.ts';
import { rentTrailers } from '#db/booking/rental.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertOrder } from '#db/order/order.queries.ts';
import type { Write } from '#db/write-together.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Member } from '#domain/team/actor.ts';
import { logTransfers } from '../booking/log-transfers.ts';
import type { LineRefusal } from '../line/refuse-lines.ts';
import { queueMails } from '../mail/queue-mail.ts';
import type { JudgedOrder, OrderDeps } from './judge-order.ts';
import { listOrderMails } from './queue-order-mails.ts';
import { toOrder } from './to-order.ts';

type Writing = {
  readonly judged: JudgedOrder;
  /** What is written with the order, in the same statement. */
  readonly beside: (order: Order) => readonly Write[];
  readonly now: Date;
};

/** Writes an order that was judged in this transaction, takes its trailers, and promises its mails. */
export async function writeOrder(
  trx: Transaction,
  deps: Pick<OrderDeps, 'settings'>,
  actor: Member,
  { judged: { draft, lines, path }, beside, now }: Writing,
): Promise<Result<Order, LineRefusal>> {
  const { businessUnitId } = actor;
  const order = toOrder(draft.order, draft.lines, { actor, settings: deps.settings, now });
  const writes: [Write, ...Write[]] = [
    ...insertOrder(draft.rows),
    insertAudit(trx, {
      actor,
      businessUnitId,
      action: 'order.place',
      objectId: order.id,
      data: { number: order.number, path, grossCents: draft.order.grossCents },
      now,
    }),
    queueMails(await listOrderMails(trx, draft.order)),
    ...beside(order),
  ];
  const taken = await rentTrailers(trx, { rentals: draft.rentals, businessUnitId, beside: writes, now });
  if (taken < lines.length) return fail({ taken: lines });
  const legIds = draft.rentals.flatMap(({ legId }) => legId ?? []);
  if (legIds.length > 0) await logTransfers(trx, { action: 'transfer.cancel', ids: legIds, now });
  const leaving = draft.rentals.filter(({ returnDepotId, legId }) => returnDepotId !== null && legId === null);
  if (leaving.length > 0) {
    await logTransfers(trx, { action: 'transfer.plan', bookingIds: leaving.map(({ bookingId }) => bookingId), now });
  }
  return ok(order);
}
