import { findOrderOfAnyUnit } from '#db/order/order.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import type { OrderDocumentKind } from '../../order/issue-order-document.ts';
import { loadOrder } from '../../order/load-order.ts';
import { type IssuedDocument, openDocument } from '#services/open-document.ts';
import { requireStaff } from '#services/require-actor.ts';

/** A document of any customer's order, in the language of whoever placed it: the paper that the customer has. */
export async function getDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'pdf' | 'storage'>,
  actor: Actor,
  { orderId, kind }: { readonly orderId: string; readonly kind: OrderDocumentKind },
): Promise<Outcome<IssuedDocument>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const row = await findOrderOfAnyUnit(deps.db, orderId);
  if (row === undefined) return refuse('not-found');
  const order = await loadOrder(deps, admin.value, orderId);
  if (!order.ok) return order;
  const { businessUnitId, company, locale } = row;
  return openDocument(deps, { businessUnitId, kind, paper: { order: order.value, company, locale } });
}
