import type { PreparedMail } from '#contract/mail.ts';
import { listBookingViews } from '#db/booking/booking-view.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import type { Reads } from '#services/deps.ts';
import type { MailRequest } from '#services/mail/mail-request.ts';
import { toMailedBookings } from '#services/mail/to-mailed-booking.ts';

type Request = Extract<MailRequest, { template: 'trailersMoved' }>;

/** Tells somebody which bookings have other trailers. What has got yet another one meanwhile is told of then. */
export async function prepareMovedMail(
  { db, clock }: Pick<Reads, 'db' | 'clock'>,
  { userId, moved }: Request,
): Promise<PreparedMail | undefined> {
  const user = await findUser(db, userId);
  const bookingIds = moved.map(({ bookingId }) => bookingId);
  const rows = await listBookingViews(db, { scope: 'anyUnit', bookingIds, now: clock.now() });
  const moveOf = new Map(moved.map((move) => [move.bookingId, move]));
  const still = rows.filter(({ id, trailer, businessUnitId }) => {
    return moveOf.get(id)?.newTrailer === trailer.number && businessUnitId === user?.businessUnitId;
  });
  if (user === undefined || still.length === 0) return undefined;
  const bookings = await toMailedBookings(db, still);
  const { email: to, locale, businessUnitId, firstName: name } = user;
  const told = bookings.map((booking, i) => ({
    ...booking,
    oldTrailer: moveOf.get(still[i]?.id ?? '')?.oldTrailer ?? '',
  }));
  return {
    to,
    locale,
    userId,
    businessUnitId,
    content: { template: 'trailersMoved', name, moved: told, path: '/booking' },
  };
}
