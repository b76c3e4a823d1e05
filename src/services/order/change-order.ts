import { loggedPart, tellChanges } from '#domain/admin/logged-field.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockOrder, updateOrder, type OrderRow } from '#db/order/order.queries.ts';
import type { Order } from '#contract/order.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import { canOrderBecome } from '#domain/order/order-state.ts';
import { ok } from '#domain/result.ts';
import type { Member, PlatformAdmin, System } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import { loadOrder } from './load-order.ts';
import { queueOrderMails } from './queue-order-mails.ts';

export type OrderChange = {
  readonly changes: Parameters<typeof updateOrder>[1]['changes'];
  readonly data?: Readonly<Record<string, unknown>>;
};
/** What a step does to the locked order. */
export type OrderWork = (trx: Transaction, order: OrderRow, now: Date) => Promise<Outcome<OrderChange>>;
type Step = {
  readonly orderId: string;
  /** Of the order, if the client says. */
  readonly version: number | undefined;
  /** A verb of the order, such as `order.cancel`. */
  readonly action: AuditAction;
};

/** Changes one order as one step: locked, along the edges of its states, told in the log and by mail. */
export async function changeOrder(
  deps: ReadsWithSettings,
  actor: Member | PlatformAdmin,
  { orderId, version, action }: Step,
  work: OrderWork,
): Promise<Outcome<Order>> {
  const now = deps.clock.now();
  const changed = await attempt(deps.db, async (trx) => {
    const order = await lockOrder(trx, { orderId, scope: scopeOf(actor) });
    if (order === undefined) return refuse('not-found');
    if (version !== undefined && version !== order.version) return refuse('stale-version');
    const change = await work(trx, order, now);
    if (!change.ok) return change;
    await writeOrder(trx, actor, { order, action, now }, change.value);
    return ok(undefined);
  });
  return changed.ok ? loadOrder(deps, actor, orderId) : changed;
}

/** Writes a locked order, and tells of it in the log and by mail. */
export async function writeOrder(
  trx: Transaction,
  actor: Member | PlatformAdmin | System,
  { order, action, now }: { readonly order: OrderRow; readonly action: AuditAction; readonly now: Date },
  { changes, data }: OrderChange,
): Promise<void> {
  const { id: orderId, businessUnitId, number, status: from } = order;
  const updated = await updateOrder(trx, { businessUnitId, orderId, changes });
  if (order.billing === 'internal') await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
  const told = tellChanges('order', order, loggedPart('order', updated));
  await recordAudit(trx, {
    actor,
    businessUnitId,
    action,
    objectId: orderId,
    data: { number, from, to: updated.status, ...data, ...told },
    now,
  });
  if (updated.status !== from) await queueOrderMails(trx, updated);
}

/** Refuses what the table of states does not know. */
export const requireTransition = (
  order: Pick<OrderRow, 'status'>,
  to: OrderRow['status'],
): Outcome<OrderRow['status']> => (canOrderBecome(order.status, to) ? ok(to) : refuse('illegal-state'));
