import { listExtensions } from '#db/booking/booking-detail.queries.ts';
import { findBookingView } from '#db/booking/booking-view.queries.ts';
import { listRebookings } from '#db/booking/rebooking.queries.ts';
import { findOrderOfAnyUnit } from '#db/order/order.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { loadOrder } from '../order/load-order.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireEither } from '../require-actor.ts';
import { issueAddendum } from './issue-addendum.ts';
import { issueRebookingAddendum } from './issue-rebooking-addendum.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'pdf' | 'storage'>;
type Which = { readonly bookingId: string } & ({ readonly extensionId: string } | { readonly rebookingId: string });

/** The addendum to an extension or a rebooking: for a member in their language, for the operator in that of whoever ordered. */
export async function getAddendum(deps: Needs, actor: Actor, which: Which): Promise<Outcome<IssuedDocument>> {
  const reader = requireEither(actor, { staff: 'orders.read', member: 'seeBookings' });
  if (!reader.ok) return reader;
  const { db, clock } = deps;
  const { bookingId } = which;
  const scope = scopeOf(reader.value);
  const booking = await findBookingView(db, { scope, bookingId, now: clock.now() });
  if (booking === undefined) return refuse('not-found');
  const [extensions, rebookings, row, order, user] = await Promise.all([
    listExtensions(db, bookingId),
    listRebookings(db, bookingId),
    findOrderOfAnyUnit(db, booking.orderId),
    loadOrder(deps, reader.value, booking.orderId),
    findUser(db, reader.value.userId),
  ]);
  if (!order.ok) return order;
  if (row === undefined) return refuse('not-found');
  if (user === undefined) return refuse('login-required');
  const locale = reader.value.kind === 'platformAdmin' ? row.locale : user.locale;
  const paper = { order: order.value, company: row.company, locale };
  if ('rebookingId' in which) {
    const rebooking = rebookings.find(({ id }) => id === which.rebookingId);
    return rebooking ? ok(await issueRebookingAddendum(deps, { ...paper, rebooking })) : refuse('not-found');
  }
  const extension = extensions.find(({ id }) => id === which.extensionId);
  return extension ? ok(await issueAddendum(deps, { ...paper, extension })) : refuse('not-found');
}
