import { insertRebooking, replaceServices } from '#db/booking/rebooking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listDepotNames } from '#db/depot/depot.queries.ts';
import { add, subtract } from '#domain/money/money.ts';
import { taxOf, toTaxColumns } from '../line/taxed-part.ts';
import type { BookingActor, BookingChange } from './act-on-booking.ts';
import type { ReturnChangeAssessment } from './assess-return-change.ts';
import { followExtensions } from './follow-extensions.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import type { ReturnChangeGround } from './return-change-ground.ts';

type Change = {
  readonly ground: ReturnChangeGround;
  readonly assessment: ReturnChangeAssessment;
  readonly now: Date;
};

/** Another depot for the return of a booking whose trailer has been planned to it already: price, paper, mail and log. */
export async function writeReturnChange(
  trx: Transaction,
  actor: BookingActor,
  { ground, assessment, now }: Change,
): Promise<BookingChange> {
  const { subject, depotId, added } = ground;
  const { booking, order, depot, returnDepot, services: previousServices } = subject;
  const { id: bookingId, businessUnitId } = booking;
  const { services, difference, net, way } = assessment;
  await replaceServices(trx, { bookingId, businessUnitId, services });
  await followExtensions(trx, bookingId, assessment.parts);
  const { startsAt, endsAt, chargeableDays } = booking;
  const { id: rebookingId } = await insertRebooking(trx, {
    businessUnitId,
    bookingId,
    previousStartsAt: startsAt,
    previousEndsAt: endsAt,
    startsAt,
    endsAt,
    chargeableDays,
    previousReturnDepotId: returnDepot.id,
    returnDepotId: depotId,
    previousServices: JSON.stringify(previousServices),
    services: JSON.stringify(services),
    previousNetCents: booking.netCents,
    netCents: net.cents,
    taxCents: subtract(assessment.gross, difference).cents,
    addedCents: add(added, difference).cents,
    priceTrace: JSON.stringify(booking.priceTrace),
    ...toTaxColumns(taxOf(booking)),
    createdBy: actor.userId,
    createdAt: now,
  });
  const news = { template: 'bookingRebooked', bookingId, rebookingId } as const;
  await queueBookingMails(trx, { actor, orders: [order], news });
  const names = new Map((await listDepotNames(trx, [returnDepot.id, depotId])).map(({ id, name }) => [id, name]));
  return {
    changes: {
      returnDepotId: depotId === depot.id ? null : depotId,
      oneWay: way === null ? null : JSON.stringify(way),
      servicesCents: booking.servicesCents + difference.cents,
      netCents: net.cents,
    },
    data: {
      previousReturn: names.get(returnDepot.id),
      newReturn: names.get(depotId),
      differenceCents: difference.cents,
    },
  };
}
