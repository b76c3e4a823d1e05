import { getPayer } from '#db/billing/billed-order.queries.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { listPartsOfOrder, type BookingPart } from '#db/booking/booking-part.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { sumAdded } from '#db/booking/rebooking.queries.ts';
import { findBusinessUnit, type BusinessUnitRow } from '#db/business-unit/business-unit.queries.ts';
import type { Database } from '#db/client.ts';
import { findOrderer } from '#db/order/orderer.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import type { BillingCycle } from '#domain/billing/billed-order.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import type { ExtensionQuestion } from '#domain/booking/extension.ts';
import { money, type Money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import type { Deps } from '../deps.ts';
import { toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import type { BookingActor } from './act-on-booking.ts';
import { periodOf } from './booking-subject.ts';
import { withoutOwnTransfer } from './without-own-transfer.ts';

/** Everything that decides whether and at what price a booking can go on. */
export type ExtensionGround = {
  readonly subject: LockedBooking;
  readonly unit: BusinessUnitRow;
  /** How it is invoiced. */
  readonly cycle: BillingCycle;
  /** Of all bookings of the order that take place. */
  readonly parts: readonly BookingPart[];
  /** What has been added to the booking since it was ordered, net. */
  readonly added: Money;
  /** Net; null is none. */
  readonly orderLimitCents: number | null;
  /** What the unit has still to pay, net. Absent where the operator acts, who decides about the credit. */
  readonly open: Money | undefined;
  /** Something of it was dunned for the second time. */
  readonly isDunned: boolean;
  /** A service for creditworthiness objects to the difference. */
  readonly objected: boolean;
  /** Absent if the trailer or its depot is no longer in use. */
  readonly rules: Omit<ExtensionQuestion, 'newTo'> | undefined;
};

type Question = {
  readonly subject: LockedBooking;
  readonly until: Date;
  readonly objected?: boolean;
  readonly now: Date;
};

/** Within a transaction that has locked the unit and the trailer, what it says stands. */
export async function loadExtensionGround(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  actor: BookingActor,
  { subject, until, objected = false, now }: Question,
): Promise<ExtensionGround> {
  const { booking, depot, returnDepot, trailer } = subject;
  const { businessUnitId } = booking;
  // One after the other: a transaction has a single connection.
  const depots = await loadDepotBook({ db, holidays }, { now, until });
  const [found] = await findCircumstances(db, {
    trailerIds: [trailer.id],
    from: booking.startsAt,
    now,
    exceptBookingId: booking.id,
  });
  const { known: circumstances, turnaround } = await withoutOwnTransfer(db, subject, { known: found, now });
  const unit = await findBusinessUnit(db, businessUnitId);
  if (unit === undefined) throw new Error(`Booking ${booking.number} belongs to no unit`);
  const { billingCycle: cycle } = await getPayer(db, { businessUnitId });
  const parts = await listPartsOfOrder(db, booking.orderId);
  const addedCents = await sumAdded(db, booking.id);
  const orderer = actor.kind === 'member' ? await findOrderer(db, actor) : undefined;
  const exposure = actor.kind === 'member' ? await readExposure(db, { businessUnitId }) : undefined;
  // It is brought back there.
  const place = depots.get(returnDepot.id);
  const known =
    circumstances && place
      ? toTrailerForRent(circumstances, place, {
          businessUnitId,
          exceptBookingId: booking.id,
          turnaround,
        })
      : undefined;
  return {
    subject,
    unit,
    cycle,
    parts: parts.filter(({ status }) => !isDropped(status)),
    added: money(addedCents),
    orderLimitCents: orderer?.orderLimitCents ?? null,
    open: exposure && money(exposureOf(exposure)),
    isDunned: exposure?.isDunned ?? false,
    objected,
    rules: known && {
      period: periodOf(booking, depot),
      turnaroundHours: known.turnaroundHours,
      calendar: known.calendar,
      certificates: known.certificates,
      allocations: known.allocations,
    },
  };
}
