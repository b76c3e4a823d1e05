import type { Money } from '#domain/money/money.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';

/** A member's limit is net; `null` is none. Reaching it exactly is allowed. */
export const needsApproval = (net: Money, orderLimitCents: number | null): boolean =>
  orderLimitCents !== null && net.cents > orderLimitCents;

/** Any admin of the unit may decide on an order, but not on their own. */
export const canDecide = (
  actor: Actor,
  order: { readonly businessUnitId: string; readonly createdBy: string },
): boolean =>
  actor.kind === 'member' &&
  hasRight(actor, 'approveOrders') &&
  actor.businessUnitId === order.businessUnitId &&
  actor.userId !== order.createdBy;
