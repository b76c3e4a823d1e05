import type { BookingMails } from '#contract/booking-mail.ts';
import type { PreparedMail } from '#contract/mail.ts';
import type { Order } from '#contract/order.ts';
import { listCharges, listExtensions, type ExtensionRow } from '#db/booking/booking-detail.queries.ts';
import { listRebookings, type RebookingRow } from '#db/booking/rebooking.queries.ts';
import { listBookingViews, type BookingViewRow } from '#db/booking/booking-view.queries.ts';
import { findOrderOfAnyUnit, listOrderLines } from '#db/order/order.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { add, money } from '#domain/money/money.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { GUEST } from '#domain/team/actor.ts';
import { toLineService } from '../line/to-line-service.ts';
import { toTotals } from '../line/to-line.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { toMailedBookings } from '../mail/to-mailed-booking.ts';
import { attachCalendar } from '../order/attach-calendar.ts';
import { toOrder } from '../order/to-order.ts';
import { issueAddendum } from './issue-addendum.ts';
import { issueRebookingAddendum } from './issue-rebooking-addendum.ts';
import { toTaxedAmount } from '../line/taxed-part.ts';

type Needs = Pick<Deps, 'db' | 'calendar' | 'clock' | 'pdf' | 'settings' | 'storage'>;
type Request = Extract<
  MailRequest,
  { template: 'bookingExtended' | 'bookingRebooked' | 'bookingCancelled' | 'returnAnnounced' }
>;

/** Tells what has become of bookings. Undefined if it is old news by now, or whoever was to be told has left the unit. */
export async function prepareBookingMail(deps: Needs, request: Request): Promise<PreparedMail | undefined> {
  const { db, clock } = deps;
  const bookingIds = request.template === 'returnAnnounced' ? request.bookingIds : [request.bookingId];
  const user = await findUser(db, request.userId);
  const rows = await listBookingViews(db, { scope: 'anyUnit', bookingIds, now: clock.now() });
  const [row] = rows;
  if (row === undefined || user?.businessUnitId !== row.businessUnitId) return undefined;
  const order = await readOrder(deps, row.orderId);
  if (order === undefined) return undefined;
  const extension =
    request.template === 'bookingExtended'
      ? (await listExtensions(db, row.id)).find(({ id }) => id === request.extensionId)
      : undefined;
  const rebooking =
    request.template === 'bookingRebooked'
      ? (await listRebookings(db, row.id)).find(({ id }) => id === request.rebookingId)
      : undefined;
  const { email: to, locale } = user;
  const content = await toContent(db, request, { rows, row, order, extension, rebooking, name: user.firstName });
  if (content === undefined) return undefined;
  const { businessUnitId, orderId } = row;
  const bookingId = rows.length === 1 ? row.id : undefined;
  const mail = { to, locale, userId: user.id, businessUnitId, content, about: { orderId, bookingId } };
  const paper = { order, company: order.company, locale };
  const issued = extension
    ? await issueAddendum(deps, { ...paper, extension })
    : rebooking && (await issueRebookingAddendum(deps, { ...paper, rebooking }));
  if (issued === undefined) return mail;
  const { bytes, filename } = issued;
  const calendar = await attachCalendar(deps, paper);
  return { ...mail, attachments: [{ filename, contentType: 'application/pdf', bytes }, calendar] };
}

/** Nobody in particular reads it, so nothing can be done to it. */
async function readOrder({ db, clock, settings }: Needs, orderId: string) {
  const row = await findOrderOfAnyUnit(db, orderId);
  if (row === undefined) return undefined;
  const lines = await listOrderLines(db, { businessUnitId: row.businessUnitId, orderIds: [orderId] });
  return { ...toOrder(row, lines, { actor: GUEST, settings, now: clock.now() }), company: row.company };
}

type Facts = {
  readonly rows: readonly BookingViewRow[];
  readonly row: BookingViewRow;
  readonly order: Order;
  readonly extension: ExtensionRow | undefined;
  readonly rebooking: RebookingRow | undefined;
  readonly name: string;
};

async function toContent(
  db: Deps['db'],
  request: Request,
  { rows, row, order, extension, rebooking, name }: Facts,
): Promise<PreparedMail['content'] | undefined> {
  const path = `/booking/${row.id}`;
  const mailed = await toMailedBookings(db, rows);
  const [booking] = mailed;
  if (booking === undefined) return undefined;
  const bookings = [booking] as const;
  switch (request.template) {
    case 'bookingExtended': {
      if (extension === undefined) return undefined;
      const ends = { previousTo: extension.previousEndsAt.toISOString(), to: extension.endsAt.toISOString() };
      const { net, tax } = toTaxedAmount(extension);
      const amount = money(extension.taxCents);
      const totals = toTotals({ net, taxes: [{ ...tax, base: net, amount }], gross: add(net, amount) });
      return { template: 'bookingExtended', name, path, bookings, extension: ends, totals };
    }
    case 'bookingRebooked':
      return (
        rebooking && { template: 'bookingRebooked', name, path, bookings, rebooking: toMailedRebooking(rebooking) }
      );
    case 'bookingCancelled': {
      const fees = (await listCharges(db, row.id)).filter(({ kind }) => kind === 'cancellation');
      return {
        template: 'bookingCancelled',
        name,
        path,
        bookings,
        totals: toTotals(totalsOf(fees.map(toTaxedAmount))),
        refund: order.balance.refund,
      };
    }
    case 'returnAnnounced': {
      // Announced anew meanwhile: that mail tells the rest.
      if (rows.some(({ returnReference }) => returnReference !== request.reference)) return undefined;
      const announced = mailed.flatMap((each, i) => {
        const at = rows[i]?.returnAnnouncedFor ?? null;
        return at === null ? [] : [{ ...each, announcedFor: at.toISOString() }];
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

function toMailedRebooking(rebooking: RebookingRow): BookingMails['bookingRebooked']['rebooking'] {
  const net = money(rebooking.netCents - rebooking.previousNetCents);
  const tax = money(rebooking.taxCents);
  return {
    previousFrom: rebooking.previousStartsAt.toISOString(),
    previousTo: rebooking.previousEndsAt.toISOString(),
    previousReturn: rebooking.previousReturn,
    from: rebooking.startsAt.toISOString(),
    to: rebooking.endsAt.toISOString(),
    days: rebooking.chargeableDays,
    services: rebooking.services.map(toLineService),
    net: money(rebooking.netCents),
    difference: { net, tax, gross: add(net, tax) },
  };
}
