import { type Booking } from '#contract/booking.ts';
import { bookingParam } from '#contract/booking-query.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import type { Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { paidBy } from '#domain/payment/payment-method.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { listCharges } from '#services/charge/list-charges.ts';
import { getBookingBilling } from '#services/invoice/get-booking-billing.ts';
import { getDepot } from '#services/depot/get-depot.ts';
import { listDocuments } from '#services/trailer/list-documents.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeCharges } from '#web/charge/describe-charges.server.ts';
import { describeDepot } from '#web/depot/describe-depot.server.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { describeBilling } from './describe-billing.server.ts';
import { describeExchanges } from './describe-exchanges.server.ts';
import { describeFiles } from './describe-files.server.ts';
import { describePrice } from './describe-price.server.ts';
import { describeRequest } from './describe-request.server.ts';
import { describeRow } from './describe-row.server.ts';
import { describeStates } from './describe-states.server.ts';
import { describeTimeline } from './describe-timeline.server.ts';
import { protocolPath } from './protocol-path.ts';

/** A booking of the own unit; one of another is as unknown as one that never was. */
export async function loadBooking(request: PageRequest, bookingId: string, path: string) {
  const { deps, locale, format, config } = request;
  if (!bookingParam.safeParse({ id: bookingId }).success) throw pageNotFound(path);
  const actor = await request.getActor();
  const intl = getIntl(locale);
  if (actor.kind !== 'member') {
    return {
      kind: 'closed',
      title: `${intl.formatMessage({ id: 'word.bookings' })} · ${config.productName}`,
    } as const;
  }
  const found = await getBooking(deps, actor, bookingId);
  if (!found.ok) throw pageNotFound(path);
  const booking = found.value;
  const [depot, papers, charged, billing] = await Promise.all([
    getDepot(deps, actor, booking.depotId, { locale }),
    listDocuments(deps, actor, bookingId),
    listCharges(deps, actor, bookingId),
    config.billsHere ? getBookingBilling(deps, actor, bookingId) : undefined,
  ]);
  const words = { intl, format, now: deps.clock.now() };
  const { timeZone } = booking.period;
  return {
    kind: 'open',
    title: `${booking.number} · ${config.productName}`,
    ...describeRow(booking, words),
    order: {
      id: booking.order.id,
      number: booking.order.number,
      lines: booking.order.lines,
      isTransferOpen: isTransferOpen(booking.order),
      payPath: payPathOf(booking, actor, billing),
    },
    states: describeStates(booking, words),
    timeline: describeTimeline(booking.timeline, { ...words, timeZone, productName: config.productName }),
    price: describePrice(booking, words),
    /** What is charged beside the order; what was given up is no matter of the customer's any more. */
    later: describeCharges(charged.ok ? charged.value.filter(({ state }) => state !== 'waived') : [], words),
    files: describeFiles(booking, papers.ok ? papers.value : [], words),
    billing: billing?.ok ? describeBilling(billing.value, words) : null,
    place: depot.ok ? describeDepot(depot.value, words) : null,
    siblings: booking.siblings.map((sibling) => describeSibling(sibling, booking, words)),
    isOut: isOut(booking.status) && booking.handedBackAt === null,
    /** The return that the customer signed alone, until the depot has confirmed it. */
    handedBackAt:
      booking.handedBackAt !== null && isOut(booking.status)
        ? momentText(format, booking.handedBackAt, { timeZone, now: words.now })
        : null,
    dispute: describeDispute(booking, words),
    request: describeRequest(booking, words),
    exchanged: describeExchanges(booking, words),
    promise: describePromise(booking, words),
    /** What was begun on the road and waits for a signature. */
    toSign: booking.exchanges.length > 0 && hasRight(actor, 'rent') ? listToSign(booking) : [],
    /** Something of it is still to come. */
    isAhead: booking.status === 'reserved' || isOut(booking.status),
    isOnlooker: !hasRight(actor, 'rent'),
    pickUpFrom:
      booking.pickUpFrom === null || booking.status !== 'reserved'
        ? null
        : momentText(format, booking.pickUpFrom, { timeZone, now: words.now }),
  } as const;
}

export type BookingData = Extract<Awaited<ReturnType<typeof loadBooking>>, { kind: 'open' }>;

type BillingAnswer = Awaited<ReturnType<typeof getBookingBilling>> | undefined;

/** The last return, if the depot did not find the trailer and it has not been handed in again. */
function describeDispute({ protocols, status, period: { timeZone } }: Booking, { format, now }: DatedWords) {
  const last = protocols.findLast(({ kind, signedAt }) => kind === 'return' && signedAt !== null);
  if (!last?.dispute || last.signedAt === null || !isOut(status)) return null;
  return { reason: last.dispute.reason, time: momentText(format, last.signedAt, { timeZone, now }) };
}

/** That another trailer may still come, and how long it can be cancelled for that. */
function describePromise({ unitChoice, status, cancellation, period: { timeZone } }: Booking, words: DatedWords) {
  if (unitChoice === 'exact' || status !== 'reserved') return null;
  const { intl, format, now } = words;
  const isFree = cancellation !== null && cancellation.fee.cents === 0;
  return [
    intl.formatMessage({ id: 'document.unit.any' }),
    ...(isFree
      ? [
          intl.formatMessage(
            { id: 'trailer.cancelUntil' },
            { date: momentText(format, cancellation.freeUntil, { timeZone, now }) },
          ),
        ]
      : []),
  ].join(' ');
}

const listToSign = (booking: Booking) =>
  booking.protocols
    .filter(({ signedAt }) => signedAt === null)
    .map((protocol) => ({
      id: protocol.id,
      kind: protocol.kind,
      trailer: protocol.trailer.number,
      path: protocolPath(booking, protocol),
    }));

const isTransferOpen = ({ paymentMethod, paymentStatus, open }: Booking['order']): boolean =>
  open.cents > 0 &&
  paidBy(paymentMethod) === 'transfer' &&
  (paymentStatus === 'awaitingTransfer' || paymentStatus === 'overdue');

/** Where what is open can be paid: an order that is billed here has nothing to pay but its invoices. */
function payPathOf({ orderId }: Booking, actor: Member, billing: BillingAnswer): string | null {
  if (billing === undefined || (!billing.ok && billing.error.code === 'illegal-state')) return `/checkout/${orderId}`;
  return hasRight(actor, 'seeInvoices') ? '/invoices?status=open' : null;
}

/** Another booking of the order, as the windows of this page need it. */
function describeSibling(
  sibling: Booking['siblings'][number],
  { orderId }: Booking,
  { intl, format, now }: DatedWords,
) {
  const { trailer, period, depot } = sibling;
  return {
    id: sibling.id,
    number: sibling.number,
    version: sibling.version,
    orderId,
    lineItemId: sibling.id,
    status: sibling.status,
    state: intl.formatMessage({ id: `booking.state.${sibling.status}` }),
    actions: sibling.actions,
    name: trailerName(intl, trailer.type, trailer.subType),
    trailerNumber: trailer.number,
    plate: trailer.plate,
    country: depot.country,
    depotId: depot.id,
    depot: depot.name,
    period,
    return: momentText(format, period.to, { timeZone: period.timeZone, now }),
  };
}
