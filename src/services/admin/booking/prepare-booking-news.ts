import type { MailedBooking } from '#contract/booking-mail.ts';
import type { MailContent, OperatorNews, PreparedMail } from '#contract/mail.ts';
import { findBookingView, type BookingViewRow } from '#db/booking/booking-view.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { assertNever } from '#domain/result.ts';
import type { Reads } from '../../deps.ts';
import type { MailRequest } from '../../mail/mail-request.ts';
import { toMailedBookings } from '../../mail/to-mailed-booking.ts';

type NewsRequest = Extract<MailRequest, { template: 'bookingNews' }>;

/** Tells the author of a booking what the operator has changed in it. Undefined if it has changed again meanwhile. */
export async function prepareBookingNews(
  { db, clock }: Reads,
  { bookingId, news }: NewsRequest,
): Promise<PreparedMail | undefined> {
  const row = await findBookingView(db, { scope: 'anyUnit', bookingId, now: clock.now() });
  if (row === undefined || isOldNews(news, row)) return undefined;
  const user = await findUser(db, row.order.createdBy);
  const [booking] = await toMailedBookings(db, [row]);
  if (user === undefined || booking === undefined) return undefined;
  const { email: to, locale, firstName: name, id: userId } = user;
  const content = toContent(news, { name, booking, path: `/booking/${bookingId}` });
  const about = { orderId: row.orderId, bookingId };
  return { to, locale, userId, businessUnitId: row.businessUnitId, content, about };
}

const isOldNews = (news: OperatorNews, { trailer }: BookingViewRow): boolean =>
  news.kind === 'trailerSwapped' && trailer.number !== news.newTrailer;

function toContent(
  news: OperatorNews,
  common: { readonly name: string; readonly booking: MailedBooking; readonly path: string },
): MailContent {
  switch (news.kind) {
    case 'trailerSwapped':
      return { template: 'trailerSwapped', ...common, news };
    case 'periodCorrected':
      return { template: 'periodCorrected', ...common, news };
    case 'noShow':
      return { template: 'noShow', ...common, news };
    case 'claimProposed':
      return { template: 'claimProposed', ...common, news };
    case 'returnDisputed':
      return { template: 'returnDisputed', ...common, news };
    case 'returnConfirmed':
      return { template: 'returnConfirmed', ...common, news };
    default:
      return assertNever(news);
  }
}
