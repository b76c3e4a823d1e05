import type { MailedBooking } from '#contract/booking-mail.ts';
import type { MailContent, OperatorNews, PreparedMail } from '#contract/mail.ts';
import { findBookingView, type BookingViewRow } from '#db/booking/booking-view.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { assertNever } from '#domain/result.ts';
import type { Reads } from '../../deps.ts';
import type { MailRequest } from '../../mail/mail-request.ts';
import { toMailedBookings } from '../../mail/to-mailed-booking.ts';

type NewsRequest = Extract<MailRequest, { template: 'bookingNews' }>;

/**
 * Tells the author of a booking what the operator has changed in it, or whoever asked what has become of that. Undefined if it has changed again meanwhile, or they
 * have left the unit; a claim can be objected to for some days only, so it then goes to where invoices go.
 */
export async function prepareBookingNews(
  { db, clock }: Reads,
  { bookingId, news, userId }: NewsRequest,
): Promise<PreparedMail | undefined> {
  const row = await findBookingView(db, { scope: 'anyUnit', bookingId, now: clock.now() });
  if (row === undefined || isOldNews(news, row)) return undefined;
  const reader =
    (await findPerson(db, row, userId ?? row.order.createdBy)) ??
    (news.kind === 'claimProposed' ? await findOffice(db, row) : undefined);
  const [booking] = await toMailedBookings(db, [row]);
  if (reader === undefined || booking === undefined) return undefined;
  const { name, ...to } = reader;
  const content = toContent(news, { name, booking, path: `/booking/${bookingId}` });
  const about = { orderId: row.orderId, bookingId };
  return { ...to, businessUnitId: row.businessUnitId, content, about };
}

type Reader = Pick<PreparedMail, 'to' | 'locale' | 'userId'> & { readonly name: string };

async function findPerson(
  db: Reads['db'],
  { businessUnitId }: BookingViewRow,
  userId: string,
): Promise<Reader | undefined> {
  const user = await findUser(db, userId);
  if (user === undefined || user.businessUnitId !== businessUnitId) return undefined;
  return { to: user.email, locale: user.locale, userId: user.id, name: user.firstName };
}

async function findOffice(db: Reads['db'], { businessUnitId }: BookingViewRow): Promise<Reader | undefined> {
  const unit = await findBusinessUnit(db, businessUnitId);
  if (!unit?.invoiceEmail || unit.erasedAt) return undefined;
  return { to: unit.invoiceEmail, locale: unit.defaultLocale, userId: null, name: '' };
}

const isOldNews = (news: OperatorNews, { trailer }: BookingViewRow): boolean =>
  (news.kind === 'trailerSwapped' || news.kind === 'trailerExchanged') && trailer.number !== news.newTrailer;

function toContent(
  news: OperatorNews,
  common: { readonly name: string; readonly booking: MailedBooking; readonly path: string },
): MailContent {
  switch (news.kind) {
    case 'trailerSwapped':
      return { template: 'trailerSwapped', ...common, news };
    case 'trailerExchanged':
      return { template: 'trailerExchanged', ...common, news };
    case 'periodCorrected':
      return { template: 'periodCorrected', ...common, news };
    case 'noShow':
      return { template: 'noShow', ...common, news };
    case 'claimProposed':
      return { template: 'claimProposed', ...common, news };
    case 'extensionAsked':
      return { template: 'extensionAsked', ...common, news };
    case 'extensionDeclined':
      return { template: 'extensionDeclined', ...common, news };
    case 'extensionLapsed':
      return { template: 'extensionLapsed', ...common, news };
    case 'returnDisputed':
      return { template: 'returnDisputed', ...common, news };
    case 'returnConfirmed':
      return { template: 'returnConfirmed', ...common, news };
    case 'returnedElsewhere':
      return { template: 'returnedElsewhere', ...common, news };
    default:
      return assertNever(news);
  }
}
