import { lockTrailers, moveAllocation } from '#db/booking/allocation.queries.ts';
import { findNextStart, findRentalAllocation } from '#db/booking/booking-allocation.queries.ts';
import { listPartsOfOrder } from '#db/booking/booking-part.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertCharges } from '#db/order/order.queries.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import type { BookingChange } from './act-on-booking.ts';
import { settleBooking, type SettledReturn } from './settle-booking.ts';
import type { Happening } from './start-rental.ts';
import { toTaxColumns } from '../line/taxed-part.ts';

/**
 * Settles a locked booking whose trailer came back: unused days are credited, added days charged, and it is free again
 * after its turnaround. The order is completed once the operator has closed its bookings.
 */
export async function bringBack(
  trx: Transaction,
  subject: LockedBooking,
  { at, now, data }: Pick<Happening, 'at' | 'now' | 'data'>,
): Promise<BookingChange> {
  const settled = await settle(trx, subject, at);
  await charge(trx, subject, settled, now);
  await freeAfterTurnaround(trx, subject, { at, now });
  return {
    changes: { returnedAt: at },
    data: {
      happenedAt: at.toISOString(),
      settlement: settled.kind,
      days: settled.days,
      differenceCents: settled.difference.cents,
      ...(isLess(settled) && { ruleCents: settled.rule.cents }),
      ...data,
    },
  };
}

/** Whether less is asked for than by the rule. */
const isLess = ({ kind, difference, rule }: SettledReturn): boolean =>
  kind === 'lateReturn' && difference.cents < rule.cents;

async function settle(trx: Transaction, subject: LockedBooking, at: Date): Promise<SettledReturn> {
  const { booking } = subject;
  const unit = await findBusinessUnit(trx, booking.businessUnitId);
  if (unit === undefined) throw new Error(`Booking ${booking.number} belongs to no unit`);
  const parts = (await listPartsOfOrder(trx, booking.orderId)).filter((part) => part.bookingId === booking.id);
  return settleBooking({ ...subject, parts, unit }, at);
}

async function charge(trx: Transaction, { booking }: LockedBooking, settled: SettledReturn, now: Date): Promise<void> {
  const { kind, days, bookedDays, amounts } = settled;
  if (kind === 'asBooked') return;
  await insertCharges(
    trx,
    amounts.map(({ net, tax }) => ({
      businessUnitId: booking.businessUnitId,
      bookingId: booking.id,
      kind,
      netCents: net.cents,
      ...(isLess(settled) && { ruleCents: settled.rule.cents }),
      priceTrace: JSON.stringify({ bookedDays, days, trace: booking.priceTrace }),
      ...toTaxColumns(tax),
      createdAt: now,
    })),
  );
}

/** Whatever comes next on the trailer keeps its time: a late return takes of it what is left before. */
async function freeAfterTurnaround(
  trx: Transaction,
  { booking, turnaroundHours }: LockedBooking,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  await lockTrailers(trx, [booking.trailerId]);
  const allocation = await findRentalAllocation(trx, { bookingId: booking.id, trailerId: booking.trailerId });
  if (allocation === undefined) throw new Error(`Booking ${booking.number} has no allocation`);
  const next = await findNextStart(trx, allocation, now);
  const ready = Math.max(
    occupiedUntil(toInstant(at), turnaroundHours).epochMilliseconds,
    allocation.startsAt.getTime() + MINUTE_MS,
  );
  const endsAt = new Date(next === undefined ? ready : Math.min(ready, next.getTime()));
  const { id: allocationId, trailerId, startsAt } = allocation;
  const moved = await moveAllocation(trx, { trailerId, allocationId, startsAt, endsAt, now });
  if (!moved.ok) throw new Error(`The end of booking ${booking.number} could not be moved: ${moved.error}`);
}
