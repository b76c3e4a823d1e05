import { findCircumstances } from '#db/booking/availability.queries.ts';
import { listPartsOfOrder, type BookingPart } from '#db/booking/booking-part.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { sumAdded } from '#db/booking/rebooking.queries.ts';
import { findBusinessUnit, type BusinessUnitRow } from '#db/business-unit/business-unit.queries.ts';
import type { Database } from '#db/client.ts';
import { findOrderer } from '#db/order/orderer.queries.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import type { TrailerForRent } from '#domain/booking/availability.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { money, type Money } from '#domain/money/money.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import type { Member } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import type { Period } from '#domain/time/period.ts';
import { loadRentalBook } from '../book/rental-book.ts';
import type { Deps } from '../deps.ts';
import { toTrailerForRent } from '../book/to-trailer-for-rent.ts';
import { withoutOwnTransfer } from './without-own-transfer.ts';

/** Everything that decides whether and at what price a reserved booking can be changed. */
export type RebookingGround = {
  readonly subject: LockedBooking;
  readonly unit: BusinessUnitRow;
  /** Of all bookings of the order that take place. */
  readonly parts: readonly BookingPart[];
  /** What has been added to the booking since it was ordered, net. */
  readonly added: Money;
  /** Net; null is none. */
  readonly orderLimitCents: number | null;
  /** What the unit has still to pay, net. */
  readonly open: Money;
  /** Something of it was dunned for the second time. */
  readonly isDunned: boolean;
  /** A service for creditworthiness objects to the difference. */
  readonly objected: boolean;
  /** What the trailer's type can be had with today. */
  readonly offers: readonly ServiceOfferRow[];
  /** Absent if the trailer or its depot is no longer in use. */
  readonly trailer: TrailerForRent | undefined;
};

type Question = {
  readonly subject: LockedBooking;
  readonly wanted: Period;
  readonly objected?: boolean;
  readonly now: Date;
};

/** Within a transaction that has locked the unit and the trailer, what it says stands. */
export async function loadRebookingGround(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  member: Member,
  { subject, wanted, objected = false, now }: Question,
): Promise<RebookingGround> {
  const { booking, depot, trailer } = subject;
  const { businessUnitId, id: bookingId } = booking;
  const [from, until] = [toDate(wanted.from), toDate(wanted.to)];
  // One after the other: a transaction has a single connection.
  const book = await loadRentalBook({ db, holidays }, { now, until });
  const [found] = await findCircumstances(db, {
    trailerIds: [trailer.id],
    from: from < booking.startsAt ? from : booking.startsAt,
    now,
    exceptBookingId: bookingId,
  });
  const { known: circumstances, turnaround } = await withoutOwnTransfer(db, subject, { known: found, now });
  const unit = await findBusinessUnit(db, businessUnitId);
  if (unit === undefined) throw new Error(`Booking ${booking.number} belongs to no unit`);
  const parts = await listPartsOfOrder(db, booking.orderId);
  const added = await sumAdded(db, bookingId);
  const orderer = await findOrderer(db, member);
  const exposure = await readExposure(db, { businessUnitId });
  const place = book.depots.get(depot.id);
  return {
    subject,
    unit,
    parts: parts.filter(({ status }) => !isDropped(status)),
    added: money(added),
    orderLimitCents: orderer?.orderLimitCents ?? null,
    open: money(exposureOf(exposure)),
    isDunned: exposure.isDunned,
    objected,
    offers: book.offers.get(trailer.type) ?? [],
    trailer: circumstances &&
      place && {
        ...toTrailerForRent(circumstances, place, { businessUnitId, exceptBookingId: bookingId, turnaround }),
        returnCalendar: book.depots.get(subject.returnDepot.id)?.calendar,
      },
  };
}
