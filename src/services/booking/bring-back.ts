import { listPartsOfOrder } from '#db/booking/booking-part.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertCharges } from '#db/order/order.queries.ts';
import type { BookingChange } from './act-on-booking.ts';
import { chargeWrongDepot } from './charge-wrong-depot.ts';
import { endWhereItStands } from './end-where-it-stands.ts';
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
  { at, now, data, ...where }: Pick<Happening, 'at' | 'now' | 'data' | 'depotId'>,
): Promise<BookingChange> {
  const agreed = subject.returnDepot.id;
  const depotId = where.depotId ?? subject.booking.returnedDepotId ?? agreed;
  const isElsewhere = depotId !== agreed;
  const settled = await settle(trx, subject, at);
  await charge(trx, subject, settled, now);
  const fee = isElsewhere ? await chargeWrongDepot(trx, subject, { depotId, now }) : undefined;
  await endWhereItStands(trx, subject, { at, depotId, isElsewhere, now });
  return {
    changes: { returnedAt: at, returnedDepotId: isElsewhere ? depotId : null },
    data: {
      happenedAt: at.toISOString(),
      settlement: settled.kind,
      days: settled.days,
      differenceCents: settled.difference.cents,
      ...(isLess(settled) && { ruleCents: settled.rule.cents }),
      ...(fee && { returnedTo: fee.depot, wrongDepotCents: fee.cents }),
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
