import type { ChangeNews, PreparedMail } from '#contract/mail.ts';
import { listBookingViews } from '#db/booking/booking-view.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import type { Reads } from '#services/deps.ts';
import type { MailRequest } from '#services/mail/mail-request.ts';
import { toMailedBookings } from '#services/mail/to-mailed-booking.ts';

type Request = Extract<MailRequest, { template: 'trailersMoved' | 'bookingsChanged' }>;

/** Tells somebody what a plan has changed in their bookings. What has got yet another trailer meanwhile is told of then. */
export async function prepareChangedMail(
  { db, clock }: Pick<Reads, 'db' | 'clock'>,
  request: Request,
): Promise<PreparedMail | undefined> {
  const { template, userId } = request;
  const newsOf = new Map(listNews(request));
  const user = await findUser(db, userId);
  const rows = await listBookingViews(db, { scope: 'anyUnit', bookingIds: [...newsOf.keys()], now: clock.now() });
  const still = rows.flatMap((row) => {
    const news = newsOf.get(row.id);
    const isOld = news?.kind === 'trailerSwapped' && news.newTrailer !== row.trailer.number;
    return news && !isOld && row.businessUnitId === user?.businessUnitId ? [{ row, news }] : [];
  });
  if (user === undefined || still.length === 0) return undefined;
  const bookings = await toMailedBookings(
    db,
    still.map(({ row }) => row),
  );
  const { email: to, locale, businessUnitId, firstName: name } = user;
  const changed = bookings.flatMap((booking, i) => {
    const news = still[i]?.news;
    return news ? [{ ...booking, news }] : [];
  });
  return { to, locale, userId, businessUnitId, content: { template, name, changed, path: '/booking' } };
}

const listNews = (request: Request): readonly (readonly [string, ChangeNews])[] =>
  request.template === 'bookingsChanged'
    ? request.changed.map(({ bookingId, news }) => [bookingId, news] as const)
    : request.moved.map(({ bookingId, ...trailers }) => [bookingId, { kind: 'trailerSwapped', ...trailers }] as const);
