import { orderParam } from '#contract/order.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getDepot } from '#services/depot/get-depot.ts';
import { findHandover } from '#services/handover/find-handover.ts';
import { getOrder as getOrderOfAnyUnit } from '#services/admin/order/get-order.ts';
import { getOrder } from '#services/order/get-order.ts';
import { toIdentityKey } from '#web/client/identity.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { describeProtocol } from './describe-protocol.server.ts';
import { describeStart } from './describe-start.server.ts';

type Which = {
  readonly kind: HandoverKind;
  readonly orderId: string | undefined;
  readonly lineItemId: string | undefined;
  readonly path: string;
};

/** The pick-up or return of one trailer of an own order, of any order for the operator; of anything else there is no such page. */
export async function loadHandoverPage(request: PageRequest, { kind, orderId = '', lineItemId = '', path }: Which) {
  const { deps, format, locale } = request;
  const isShaped = [orderId, lineItemId].every((id) => orderParam.safeParse({ id }).success);
  if (!isShaped) throw pageNotFound(path);
  const title = pageTitle(request, `word.handover.${kind}`);
  const actor = await request.getActor();
  const isOperator = actor.kind === 'platformAdmin';
  const order = await (isOperator ? getOrderOfAnyUnit : getOrder)(deps, actor, orderId);
  const line = order.ok ? order.value.lineItems.find(({ id }) => id === lineItemId) : undefined;
  if (!order.ok || line === undefined) throw pageNotFound(path);

  const [depot, found] = await Promise.all([
    getDepot(deps, actor, line.depotId, {}),
    findHandover(deps, actor, { bookingId: line.bookingId, kind }),
  ]);
  const handover = requireValue(found);
  const words = { intl: getIntl(locale), format };
  const mayWork = isOperator || hasRight(actor, 'rent');
  const bookingPath = `${isOperator ? '/admin/bookings' : '/booking'}/${line.bookingId}`;
  const start = describeStart(
    { kind, order: order.value, line, depot: requireValue(depot), mayWork, bookingPath, now: deps.clock.now() },
    words,
  );
  const userId = keeperOf(actor);
  if (handover !== null && handover.signedAt !== null) {
    const protocol = describeProtocol(handover, handover.signedAt, words);
    return { kind: 'signed', title, start, protocol, userId } as const;
  }
  return { kind: 'open', title, start, handover, userId } as const;
}

/** Whose browser keeps what is not sent yet; an admin in somebody's place is not that somebody. */
const keeperOf = (actor: Actor): string =>
  toIdentityKey({
    userId: actor.kind === 'guest' ? null : actor.userId,
    legalAccepted: true,
    isImpersonating: actor.kind === 'member' && actor.impersonatedBy !== null,
  });
