import type { PreparedMail } from '#contract/mail.ts';
import { findHandoverById } from '#db/handover/handover.queries.ts';
import { findHandoverBooking } from '#db/handover/handover-booking.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { phoneText } from '#domain/user/phone.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { describeStop } from './describe-stop.ts';
import { isOpen } from './handover-situation.ts';

type Request = Extract<MailRequest, { template: 'pickUpStopped' }>;

/** Tells an operator that a trailer is kept in the yard; nothing, if it no longer is. */
export async function prepareStopMail(
  { db }: Pick<Deps, 'db'>,
  { handoverId, userId }: Request,
): Promise<PreparedMail | undefined> {
  const handover = await findHandoverById(db, handoverId);
  const user = await findUser(db, userId);
  if (handover === undefined || user === undefined) return undefined;
  const { businessUnitId, bookingId, signedAt, parts } = handover;
  const booking = await findHandoverBooking(db, { scope: { unit: businessUnitId }, bookingId });
  if (booking === undefined || signedAt !== null || !isOpen(handover, booking)) return undefined;
  const { trailer, axles, depot, phone, company, number } = booking;
  const stop = describeStop(handover, { type: trailer.type, axles });
  if (stop === null) return undefined;
  return {
    to: user.email,
    locale: user.locale,
    userId,
    // Not for the history of the booking, which the customer reads.
    businessUnitId: null,
    content: {
      template: 'pickUpStopped',
      name: user.firstName,
      stop,
      number,
      company,
      trailer: `${trailer.number} · ${trailer.plate}`,
      depot: `${depot.name}, ${depot.city} · ${phoneText(phone)}`,
      driver: parts.driver?.name ?? null,
      path: `/admin/bookings/${bookingId}`,
    },
  };
}
