import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { foldExtensions, insertRebooking, replaceServices } from '#db/booking/rebooking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { add, subtract, sum } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Member } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { type Outcome, refuse } from '../failure.ts';
import { toTaxColumns } from '../line/taxed-part.ts';
import type { BookingChange } from './act-on-booking.ts';
import type { RebookingAssessment } from './assess-rebooking.ts';
import { followExtensions } from './follow-extensions.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import type { RebookingGround } from './rebooking-ground.ts';
import { shiftRental } from './shift-rental.ts';

type Rebooking = {
  readonly ground: RebookingGround;
  readonly assessment: RebookingAssessment;
  readonly now: Date;
};

/** Another period or other services of a booking whose trailer is locked. Nothing where both stay. */
export async function writeRebooking(
  trx: Transaction,
  member: Member,
  { ground, assessment, now }: Rebooking,
): Promise<Outcome<BookingChange>> {
  const { hasNewPeriod, hasNewServices, services, after, tax, difference, period } = assessment;
  if (!hasNewPeriod && !hasNewServices) return ok({});
  const { booking, order, services: previousServices, turnaroundHours } = ground.subject;
  const { id: bookingId, businessUnitId } = booking;
  const occupied = { startsAt: toDate(period.from), endsAt: toDate(occupiedUntil(period.to, turnaroundHours)), now };
  if (hasNewPeriod && !(await shiftRental(trx, ground.subject, occupied))) {
    return refuse('trailer-taken', { details: { reason: 'taken' } });
  }
  await replaceServices(trx, { bookingId, businessUnitId, services });
  // What extensions added becomes part of another period; fewer services may take something of it away.
  if (hasNewPeriod) await foldExtensions(trx, { bookingId, tax: toTaxColumns(tax) });
  else await followExtensions(trx, bookingId, assessment.parts);
  const [startsAt, endsAt] = [toDate(period.from), toDate(period.to)];
  const priceTrace = JSON.stringify(after.rent.trace);
  const taxColumns = toTaxColumns(tax);
  const { id: rebookingId } = await insertRebooking(trx, {
    businessUnitId,
    bookingId,
    previousStartsAt: booking.startsAt,
    previousEndsAt: booking.endsAt,
    startsAt,
    endsAt,
    chargeableDays: after.rent.days,
    previousServices: JSON.stringify(previousServices),
    services: JSON.stringify(services),
    previousNetCents: booking.netCents,
    netCents: after.net.cents,
    taxCents: subtract(assessment.gross, difference).cents,
    addedCents: add(ground.added, difference).cents,
    priceTrace,
    ...taxColumns,
    createdBy: member.userId,
    createdAt: now,
  });
  const news = { template: 'bookingRebooked', bookingId, rebookingId } as const;
  await queueBookingMails(trx, { actor: member, orders: [order], news });
  return ok({
    changes: {
      startsAt,
      endsAt,
      chargeableDays: after.rent.days,
      rentCents: after.rent.total.cents,
      servicesCents: sum(after.services).cents,
      netCents: after.net.cents,
      priceTrace,
      ...taxColumns,
    },
    data: { ...describeChange(ground.subject, assessment), differenceCents: difference.cents, taxCase: tax.case },
  });
}

/** What the log says of it. */
function describeChange(
  { booking, services: previous }: LockedBooking,
  { hasNewPeriod, period, after, services }: RebookingAssessment,
) {
  const without = (some: readonly { key: string }[], others: readonly { key: string }[]) =>
    some.map(({ key }) => key).filter((key) => others.every((other) => other.key !== key));
  const [addedServices, droppedServices] = [without(services, previous), without(previous, services)];
  return {
    ...(hasNewPeriod && {
      previousStart: booking.startsAt.toISOString(),
      newStart: toDate(period.from).toISOString(),
      previousEnd: booking.endsAt.toISOString(),
      newEnd: toDate(period.to).toISOString(),
      days: after.rent.days,
    }),
    ...(addedServices.length > 0 && { addedServices }),
    ...(droppedServices.length > 0 && { droppedServices }),
  };
}
