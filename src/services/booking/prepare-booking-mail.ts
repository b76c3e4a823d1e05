import type { MailedBooking } from '#contract/booking-mail.ts';
import type { PreparedMail } from '#contract/mail.ts';
import { listCharges, listExtensions } from '#db/booking-detail.queries.ts';
import { listBookingViews, type BookingViewRow } from '#db/booking-view.queries.ts';
import { findUser } from '#db/user.queries.ts';
import { add, money } from '#domain/money/money.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { toLineTrailer, toTotals } from '../cart/to-line.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { toTaxedAmount } from './taxed-part.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
type Request = Extract<MailRequest, { template: 'bookingExtended' | 'bookingCancelled' | 'returnAnnounced' }>;

/** Tells what has become of bookings. Undefined if there is nobody to tell, or it is old news by now. */
export async function prepareBookingMail({ db, clock }: Needs, request: Request): Promise<PreparedMail | undefined> {
  const bookingIds = request.template === 'returnAnnounced' ? request.bookingIds : [request.bookingId];
  const user = await findUser(db, request.userId);
  const rows = await listBookingViews(db, { businessUnitId: undefined, bookingIds, now: clock.now() });
  const [row] = rows;
  if (user === undefined || row === undefined) return undefined;
  const content = await toContent(db, request, { rows, row, name: user.firstName });
  if (content === undefined) return undefined;
  const { email: to, locale } = user;
  const { businessUnitId, orderId } = row;
  const bookingId = rows.length === 1 ? row.id : undefined;
  return { to, locale, userId: user.id, businessUnitId, content, about: { orderId, bookingId } };
}

type Facts = { readonly rows: readonly BookingViewRow[]; readonly row: BookingViewRow; readonly name: string };

async function toContent(
  db: Deps['db'],
  request: Request,
  { rows, row, name }: Facts,
): Promise<PreparedMail['content'] | undefined> {
  const path = `/booking/${row.id}`;
  const bookings = [toMailed(row)] as const;
  switch (request.template) {
    case 'bookingExtended': {
      const extension = (await listExtensions(db, row.id)).find(({ id }) => id === request.extensionId);
      if (extension === undefined) return undefined;
      const ends = { previousTo: extension.previousEndsAt.toISOString(), to: extension.endsAt.toISOString() };
      const { net, tax } = toTaxedAmount(extension);
      const amount = money(request.taxCents);
      const totals = toTotals({ net, taxes: [{ ...tax, base: net, amount }], gross: add(net, amount) });
      return { template: 'bookingExtended', name, path, bookings, extension: ends, totals };
    }
    case 'bookingCancelled': {
      const fees = (await listCharges(db, row.id)).filter(({ kind }) => kind === 'cancellation');
      return {
        template: 'bookingCancelled',
        name,
        path,
        bookings,
        totals: toTotals(totalsOf(fees.map(toTaxedAmount))),
      };
    }
    case 'returnAnnounced': {
      // Announced anew meanwhile: that mail tells the rest.
      if (rows.some(({ returnReference }) => returnReference !== request.reference)) return undefined;
      const announced = rows.flatMap((each) => {
        const { returnAnnouncedFor: at } = each;
        return at === null ? [] : [{ ...toMailed(each), announcedFor: at.toISOString() }];
      });
      return {
        template: 'returnAnnounced',
        name,
        path,
        bookings: announced,
        reference: request.reference,
      };
    }
  }
}

const toMailed = ({ number, trailer, depot, keyBox, startsAt, endsAt }: BookingViewRow): MailedBooking => ({
  number,
  trailer: toLineTrailer(trailer),
  depot: { ...depot, keyBox },
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
});
