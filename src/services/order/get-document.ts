import { findUser } from '#db/user/user.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import type { OrderDocumentKind } from './issue-order-document.ts';
import { loadOrder } from './load-order.ts';
import { type IssuedDocument, openDocument } from '../open-document.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'pdf' | 'storage'>;

/** A document of an order of the own unit, in the reader's language. */
export async function getDocument(
  deps: Needs,
  actor: Actor,
  { orderId, kind }: { readonly orderId: string; readonly kind: OrderDocumentKind },
): Promise<Outcome<IssuedDocument>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const order = await loadOrder(deps, member.value, orderId);
  if (!order.ok) return order;
  const { businessUnitId, userId } = member.value;
  const user = await findUser(deps.db, userId);
  if (user === undefined) return refuse('login-required');
  const paper = { order: order.value, company: user.businessUnitName ?? '', locale: user.locale };
  return openDocument(deps, { businessUnitId, kind, paper });
}
