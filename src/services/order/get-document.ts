import { findOrderDocument } from '#db/document.queries.ts';
import { findUser } from '#db/user.queries.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireRight } from '../team/require-actor.ts';
import { issueOrderDocument, type OrderDocumentKind } from './issue-order-document.ts';
import { loadOrder } from './load-order.ts';

type IssuedDocument = { readonly bytes: Uint8Array; readonly filename: string };

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'pdf' | 'storage'>;

/** Nothing is confirmed before the approval, and there is no contract before the confirmation. */
export const ISSUED_IN = {
  orderConfirmation: ['placed', 'confirmed', 'active', 'completed'],
  rentalContract: ['confirmed', 'active', 'completed'],
} as const satisfies Record<OrderDocumentKind, readonly OrderState[]>;

/** A document of an order, in the reader's language. One that was issued stays readable whatever becomes of the order. */
export async function getDocument(
  deps: Needs,
  actor: Actor,
  { orderId, kind }: { readonly orderId: string; readonly kind: OrderDocumentKind },
): Promise<Result<IssuedDocument, Failure>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const order = await loadOrder(deps, member.value, orderId);
  if (!order.ok) return order;
  const { businessUnitId, userId } = member.value;
  const user = await findUser(deps.db, userId);
  if (user === undefined) return refuse('login-required');
  const which = { businessUnitId, kind, locale: user.locale, orderId };
  const isIssuable = ISSUED_IN[kind].some((state) => state === order.value.status);
  if (!isIssuable && (await findOrderDocument(deps.db, which)) === undefined) return refuse('illegal-state');
  const bytes = await issueOrderDocument(deps, {
    ...which,
    readPaper: async () => ({
      order: order.value,
      company: user.businessUnitName ?? '',
      locale: user.locale,
    }),
  });
  return ok({ bytes, filename: `${order.value.number}-${kind}.pdf` });
}
