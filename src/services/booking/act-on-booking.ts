import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { loggedPart, tellChanges } from '#domain/admin/logged-field.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { markForBilling } from '#db/billing/billing-due.queries.ts';
import { lockBookings, updateBooking, type BookingRow, type LockedBooking } from '#db/booking/booking.queries.ts';
import { dropRequests } from '#db/booking/extension-request.queries.ts';
import type { Transaction } from '#db/client.ts';
import { freeTrailers } from '#db/booking/rental.queries.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { BOOKING_ACTIONS, canAct, changesBill, type BookingAction } from '#domain/booking/booking-action.ts';
import { canBookingBecome, isDropped, type BookingState } from '#domain/booking/booking-state.ts';
import { outlivesRequests } from '#domain/booking/extension-request.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member, PlatformAdmin, System } from '#domain/team/actor.ts';
import type { OrderEnd } from '#domain/order/order-end.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireEither } from '../require-actor.ts';
import { situationOf } from './booking-subject.ts';
import { describeConflict } from './describe-conflict.ts';
import { followBookings } from './follow-bookings.ts';
import { liftRental } from './place-rental.ts';

export type BookingActor = Member | PlatformAdmin;

/** What an action changes beside the state, which the table of actions knows. */
export type BookingChange = {
  readonly changes?: Parameters<typeof updateBooking>[1]['changes'];
  /** What the log says of it, in the words of `BookingEventData`. */
  readonly data?: Readonly<Record<string, unknown>>;
};

export type BookingStep = {
  readonly bookingIds: readonly string[];
  readonly action: BookingAction;
  /** The versions that the client has seen, by booking id. */
  readonly versions?: Readonly<Record<string, number | undefined>> | undefined;
  /** The end of their order that this is part of, and which writes the order: it does not follow its bookings then. */
  readonly partOf?: OrderEnd | undefined;
  readonly now: Date;
};

type Work = (subject: LockedBooking) => Promise<Outcome<BookingChange>>;

/** Those who rent for a unit, and the operator. What each may do when, the table of actions says. */
export const requireBookingActor = (actor: Actor): Outcome<BookingActor> =>
  requireEither(actor, { staff: 'orders.write', member: 'rent' });

/**
 * Does one thing to one or several bookings inside a transaction, all or none: locks them, refuses what is not this
 * actor's, what has changed meanwhile and what the table of actions does not allow, frees the trailers of those that will
 * not take place, changes them, lets their orders follow, and logs each change once as `booking.<action>`. What the desk
 * was asked for ends where nothing is left to ask for. A refusal must roll the transaction back.
 */
export async function actOnBookings(
  trx: Transaction,
  actor: BookingActor | System,
  { bookingIds, action, versions = {}, partOf, now }: BookingStep,
  work: Work,
): Promise<Outcome<readonly BookingRow[]>> {
  const wanted = [...new Set(bookingIds)];
  const subjects = await lockBookings(trx, { bookingIds: wanted, scope: scopeOf(actor) });
  if (subjects.length < wanted.length) return refuse('not-found');

  const describe = (changed: readonly LockedBooking[]) => describeConflict(trx, actor, { subjects: changed, now });
  const stale = subjects.filter(({ booking }) => (versions[booking.id] ?? booking.version) !== booking.version);
  if (stale.length > 0) return refuse('stale-version', { details: { current: await describe(stale) } });
  const illegal = subjects.filter(
    ({ booking, order }) => !canAct(action, situationOf(booking, order), actor, toInstant(now)),
  );
  if (illegal.length > 0) return refuse('illegal-state', { details: { bookings: await describe(illegal) } });

  await freeDropped(trx, action, { subjects, now });
  const changed: BookingRow[] = [];
  for (const subject of subjects) {
    const change = await work(subject);
    if (!change.ok) return change;
    const { booking } = subject;
    const changes = { ...change.value.changes, status: nextState(booking.status, action) };
    const updated = await updateBooking(trx, { bookingId: booking.id, changes });
    changed.push(updated);
    await recordAudit(trx, {
      actor,
      businessUnitId: booking.businessUnitId,
      action: `booking.${action}`,
      objectId: booking.id,
      data: {
        number: booking.number,
        from: booking.status,
        to: updated.status,
        ...(partOf && { partOf }),
        ...change.value.data,
        ...tellChanges('booking', booking, loggedPart('booking', updated)),
      },
      now,
    });
  }
  await endRequests(trx, { before: subjects.map(({ booking }) => booking), after: changed, now });
  for (const [, [first]] of Map.groupBy(subjects, ({ order }) => order.id)) {
    if (first === undefined) continue;
    if (changesBill(action)) await markBill(trx, first.order, now);
    if (partOf === undefined) await followBookings(trx, actor, { order: first.order, now });
  }
  return ok(changed);
}

/** One step of a single booking, by the rules for several. */
export async function actOnBooking(
  trx: Transaction,
  actor: BookingActor | System,
  {
    bookingId,
    version,
    ...step
  }: Pick<BookingStep, 'action' | 'now'> & { readonly bookingId: string; readonly version?: number | undefined },
  work: Work,
): Promise<Outcome<BookingRow>> {
  const changed = await actOnBookings(
    trx,
    actor,
    { ...step, bookingIds: [bookingId], versions: { [bookingId]: version } },
    work,
  );
  if (!changed.ok) return changed;
  const [booking] = changed.value;
  return booking ? ok(booking) : refuse('not-found');
}

type Acted = { readonly before: readonly BookingRow[]; readonly after: readonly BookingRow[]; readonly now: Date };

async function endRequests(trx: Transaction, { before, after, now }: Acted): Promise<void> {
  const booked = ({ status: state, endsAt }: BookingRow) => ({ state, end: toInstant(endsAt) });
  const over = after.filter((row, i) => outlivesRequests(booked(before[i] ?? row), booked(row)));
  if (over.length > 0) await dropRequests(trx, { bookingIds: over.map(({ id }) => id), now });
}

/** All trailers are locked at once and in one order, so that nobody who wants several of them waits in a circle. */
async function freeDropped(
  trx: Transaction,
  action: BookingAction,
  { subjects, now }: { readonly subjects: readonly LockedBooking[]; readonly now: Date },
): Promise<void> {
  const rule = BOOKING_ACTIONS[action];
  if (!('to' in rule) || !isDropped(rule.to)) return;
  await lockTrailers(
    trx,
    subjects.map(({ trailer }) => trailer.id),
  );
  const [staying, leaving] = [true, false].map((stays) =>
    subjects.filter(({ booking }) => (booking.returnDepotId === null) === stays).map(({ booking }) => booking),
  );
  await freeTrailers(
    trx,
    (staying ?? []).map(({ id }) => id),
  );
  for (const { id: bookingId, trailerId, oneWay } of leaving ?? []) {
    const isLeg = oneWay?.legId !== undefined;
    await liftRental(trx, { bookingId, trailerId, isLeg, now }, () => freeTrailers(trx, [bookingId]));
  }
}

/** The order is locked, so a run that is under way has billed it before or will after. */
async function markBill(
  trx: Transaction,
  { id: orderId, businessUnitId, billing }: OrderRow,
  now: Date,
): Promise<void> {
  if (billing === 'external') return;
  await markForBilling(trx, { businessUnitId, orderId, on: operatorToday(toInstant(now)).toString() });
}

function nextState(from: BookingState, action: BookingAction): BookingState {
  const rule = BOOKING_ACTIONS[action];
  const to: BookingState = 'to' in rule ? rule.to : from;
  if (to !== from && !canBookingBecome(from, to))
    throw new Error(`${action} leads from ${from} to ${to}: no such edge`);
  return to;
}
