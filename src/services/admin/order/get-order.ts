import type { AdminOrder, OperatorOrderAction } from '#contract/admin-order.ts';
import type { Order } from '#contract/order.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { findOrderCompany } from '#db/order/admin-order.queries.ts';
import { listIssuedKinds } from '#db/document/document.queries.ts';
import { findQuoteOfOrder } from '#db/quote/quote.queries.ts';
import { canReceiveTransfer } from '#domain/order/transfer-receipt.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { loadOrder } from '../../order/load-order.ts';
import { ISSUED_IN } from '#services/open-document.ts';
import { requireStaff } from '#services/require-actor.ts';

/** One order of any customer, with what the operator may do to it. */
export async function getOrder(deps: ReadsWithSettings, actor: Actor, orderId: string): Promise<Outcome<AdminOrder>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const order = await loadOrder(deps, admin.value, orderId);
  if (!order.ok) return order;
  const found = await findOrderCompany(deps.db, orderId);
  if (found === undefined) return refuse('not-found');
  const { impersonator, billing, ...company } = found;
  return ok({
    ...order.value,
    company,
    placedBy: impersonator,
    counter: await findCall(deps, orderId),
    documents: toDocuments(order.value, await listIssuedKinds(deps.db, orderId)),
    operatorActions: findOperatorActions({ ...order.value, billing }, deps.clock.now()),
  });
}

async function findCall({ db }: ReadsWithSettings, orderId: string): Promise<AdminOrder['counter']> {
  const quote = await findQuoteOfOrder(db, orderId);
  if (quote === undefined || quote.decidedAt === null) return null;
  const { number, caller, callerPhone, takenBy, createdAt, decidedBy: acceptedBy, decidedAt } = quote;
  const times = { takenAt: createdAt.toISOString(), acceptedAt: decidedAt.toISOString() };
  return { number, caller, callerPhone, takenBy, acceptedBy, ...times };
}

const FILES = { orderConfirmation: 'confirmation.pdf', rentalContract: 'contract.pdf' } as const;

const toDocuments = ({ id, status }: Order, issued: readonly string[]): AdminOrder['documents'] =>
  (['orderConfirmation', 'rentalContract'] as const)
    .filter((kind) => issued.includes(kind) || ISSUED_IN[kind].some((state) => state === status))
    .map((kind) => ({ kind, url: `/api/admin/orders/${id}/${FILES[kind]}` }));

function findOperatorActions(order: Order & Pick<OrderRow, 'billing'>, now: Date): readonly OperatorOrderAction[] {
  const lapsesAt = order.lapsesAt === null ? null : toInstant(new Date(order.lapsesAt));
  const isDue = canReceiveTransfer({ ...order, lapsesAt, openCents: order.balance.open.cents }, toInstant(now));
  const canCancel = order.actions.includes('cancel');
  return [...(isDue ? (['markPaid'] as const) : []), ...(canCancel ? (['cancel'] as const) : [])];
}
