import { orderParam } from '#contract/order.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getDepot } from '#services/depot/get-depot.ts';
import { findHandover } from '#services/handover/find-handover.ts';
import { getHandedOrder } from '#services/handover/get-handed-order.ts';
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
  /** One that the booking has given away on the road. */
  readonly trailerId: string | null;
};

/** The pick-up or return of one trailer of an own order, of any order for the operator; of anything else there is no such page. */
export async function loadHandoverPage(
  request: PageRequest,
  { kind, orderId = '', lineItemId = '', path, trailerId }: Which,
) {
  const { deps, format, locale } = request;
  const isShaped = [orderId, lineItemId, trailerId ?? lineItemId].every((id) => orderParam.safeParse({ id }).success);
  if (!isShaped) throw pageNotFound(path);
  const title = pageTitle(request, `word.handover.${kind}`);
  const actor = await request.getActor();
  const order = await getHandedOrder(deps, actor, { orderId, bookingId: lineItemId });
  if (!order.ok) throw pageNotFound(path);
  const { line } = order.value;

  const which = { bookingId: line.bookingId, kind, trailerId: trailerId ?? undefined };
  const handover = requireValue(await findHandover(deps, actor, which));
  const agreed = kind === 'return' && line.returnDepot ? line.returnDepot.id : line.depotId;
  const depot = await getDepot(deps, actor, handover?.depot.id ?? agreed, {});
  if (trailerId !== null && handover === null) throw pageNotFound(path);
  const words = { intl: getIntl(locale), format };
  const mayWork = hasStaffRight(actor, 'handovers.work') || hasRight(actor, 'rent');
  const bookingPath = pathOfBooking(actor, line.bookingId);
  // One that is open already: on the road the booking may have another trailer, and be out.
  const isOpen = handover !== null && handover.canSign;
  const shown = handover === null ? line : { ...line, trailer: handover.trailer };
  const described = describeStart(
    { kind, order: order.value, line: shown, depot: requireValue(depot), mayWork, bookingPath, now: deps.clock.now() },
    words,
  );
  const start = isOpen ? { ...described, obstacle: null } : described;
  const userId = keeperOf(actor);
  if (handover !== null && handover.signedAt !== null) {
    const protocol = describeProtocol(handover, handover.signedAt, words);
    return { kind: 'signed', title, start, protocol, userId } as const;
  }
  return { kind: 'open', title, start, handover, userId } as const;
}

/** Where the booking is looked at: those of a depot, who do not see what it costs, go back to their day. */
function pathOfBooking(actor: Actor, bookingId: string): string {
  if (actor.kind !== 'platformAdmin') return `/booking/${bookingId}`;
  return hasStaffRight(actor, 'orders.read') ? `/admin/bookings/${bookingId}` : '/admin/day-sheet';
}

/** Whose browser keeps what is not sent yet; an admin in somebody's place is not that somebody. */
const keeperOf = (actor: Actor): string =>
  toIdentityKey({
    userId: actor.kind === 'guest' ? null : actor.userId,
    legalAccepted: true,
    isImpersonating: actor.kind === 'member' && actor.impersonatedBy !== null,
  });
