import { CHARGE_KINDS } from '#domain/charge/charge-kind.ts';
import { deductibleOf } from '#domain/price/deductible.ts';
import type { AdminBooking } from '#contract/admin-booking.ts';
import type { BookingTax } from '#contract/admin-booking-tax.ts';
import { isFeeKind } from '#domain/booking/fee-change.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { INVOICE_KINDS } from '#domain/invoice/invoice-document.ts';
import { tableOf } from '#domain/table.ts';
import { phoneText } from '#domain/user/phone.ts';
import { serviceName } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { getBookingTax } from '#services/admin/booking-tax/get-booking-tax.ts';
import { listCharges } from '#services/charge/list-charges.ts';
import { describeCharges } from '#web/charge/describe-charges.server.ts';
import { describeExchanges } from '#web/booking/describe-exchanges.server.ts';
import { describeRequest } from '#web/booking/describe-request.server.ts';
import { protocolPath } from '#web/booking/protocol-path.ts';
import { describeTimeline } from '#web/booking/describe-timeline.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { describeFindings } from './describe-findings.server.ts';
import { loadNotes } from '../note/describe-notes.server.ts';
import { nameTax } from '../order/name-tax.server.ts';

export type AdminBookingView = Awaited<ReturnType<typeof loadBooking>>;

/** One booking in words, with what the operator may do to it. */
export async function loadBooking(request: PageRequest, bookingId: string) {
  const { deps, format, locale, getActor, config } = request;
  const actor = await getActor();
  const booking = requireValue(await getBooking(deps, actor, bookingId));
  const charged = requireValue(await listCharges(deps, actor, bookingId));
  const tax = config.billsHere ? requireValue(await getBookingTax(deps, actor, bookingId)) : undefined;
  const now = deps.clock.now();
  const intl = getIntl(locale);
  const { period, trailer, cancellation, noShowFee } = booking;
  const { timeZone } = period;
  const at = (instant: string | null) => instant && momentText(format, instant, { timeZone, now });
  return {
    ...booking,
    title: `${booking.number} · ${config.productName}`,
    isOverdue: booking.flags.includes('overdue'),
    isToConfirm: booking.flags.includes('toConfirm'),
    stop: booking.stop && {
      since: at(booking.stop.since),
      findings: describeFindings(locale, booking.stop),
      checks: booking.stop.checks.map(({ check }) => check),
    },
    release: booking.release && { ...booking.release, at: at(booking.release.at) },
    driver:
      [booking.driverName, booking.driverPhone && phoneText(booking.driverPhone)].filter(Boolean).join(', ') || null,
    trailer: { ...trailer, name: trailerName(intl, trailer.type, trailer.subType) },
    from: momentText(format, period.from, { timeZone, now }),
    to: momentText(format, period.to, { timeZone, now }),
    pickedUpAt: at(booking.pickedUpAt),
    handedBackAt: at(booking.handedBackAt),
    returnedAt: at(booking.returnedAt),
    cancellationFee: cancellation && cancellation.fee.cents > 0 ? format.money(cancellation.fee) : null,
    noShowFee: noShowFee && format.money(noShowFee),
    /** What the rules ask for, as it can be entered. */
    ruleCents: { cancel: cancellation?.fee.cents ?? 0, markNoShow: noShowFee?.cents ?? 0 },
    fees: describeFees(request, booking),
    lateFee: describeLateFee(request, booking),
    sums: describeSums(request, booking),
    /** How it is taxed, where that can be corrected. */
    tax: tax?.isBilledHere ? describeTax(request, tax) : null,
    /** What is charged beside the order, where the shop bills itself. */
    later: {
      isShown: config.billsHere || charged.length > 0,
      charges: describeCharges(charged, { intl, format }),
      kinds: CHARGE_KINDS.map((id) => ({ id, label: intl.formatMessage({ id: `document.invoice.charge.${id}` }) })),
      deductible: format.money(deductibleOf(booking.services.map(({ key }) => key))),
    },
    addenda: booking.documents.flatMap(({ addendum }) =>
      addendum === null ? [] : [{ number: addendum.number, url: addendum.url, at: at(addendum.at) }],
    ),
    request: describeRequest(booking, { intl, format, now }),
    exchanged: describeExchanges(booking, { intl, format, now }),
    protocols: booking.protocols.map((protocol) => ({
      id: protocol.id,
      kind: protocol.kind,
      trailer: protocol.trailer.number,
      /** Where one that was begun on the road goes on. */
      path: booking.exchanges.length === 0 ? null : protocolPath(booking, protocol),
      signedAt: at(protocol.signedAt),
      isDisputed: protocol.dispute !== null,
      url: protocol.url,
    })),
    notes: await loadNotes(request, { subject: 'booking', subjectId: bookingId }),
    timeline: describeTimeline(booking.timeline, { intl, format, now, timeZone, productName: config.productName }),
  };
}

/** Each way to tax in words. */
function describeTax({ locale, format }: PageRequest, { version, parts, choices }: BookingTax) {
  const { formatMessage } = getIntl(locale);
  const name = ({ case: which, country, rate }: BookingTax['choices'][number]) =>
    formatMessage({ id: `booking.tax.${which}` }, { rate: format.percent(rate), country: format.country(country) });
  return {
    version,
    parts: parts.map((part) => ({ id: part.case, label: name(part), net: format.money(part.net) })),
    choices: choices.map((choice) => ({ id: choice.case, label: name(choice) })),
    kinds: tableOf(INVOICE_KINDS, (kind) => formatMessage({ id: `document.invoice.title.${kind}` })),
  };
}

/** While the trailer is out: what a late return costs at most, or nothing for what the rule asks for. */
const describeLateFee = ({ format }: PageRequest, { actions, lateFee }: AdminBooking) =>
  actions.includes('agreeLateFee') ? { cents: lateFee?.cents ?? null, amount: lateFee && format.money(lateFee) } : null;

/** What may be asked for less of. */
function describeFees({ format, locale }: PageRequest, { actions, charges }: AdminBooking) {
  if (!actions.includes('changeFee')) return [];
  const { formatMessage } = getIntl(locale);
  return charges
    .filter(({ kind }) => isFeeKind(kind))
    .map(({ id, kind, net, rule }) => {
      const most = rule ?? net;
      return {
        id,
        name: formatMessage({ id: `adminBooking.charge.${kind}` }),
        cents: net.cents,
        amount: format.money(net),
        rule: rule && format.money(rule),
        mostCents: most.cents,
        most: format.money(most),
      };
    });
}

/** Rent and services as they are agreed now, and what was charged or credited since. */
function describeSums(request: PageRequest, booking: AdminBooking) {
  const { format, locale } = request;
  const intl = getIntl(locale);
  const { price, services, charges, totals, status } = booking;
  const rent = {
    key: 'rent',
    label: intl.formatMessage({ id: 'adminBooking.rent' }, { days: price.days }),
    amount: format.money(price.total),
  };
  const extras = services.map((service) => ({
    key: service.key,
    label: serviceName(intl, service),
    amount: format.money(service.price),
  }));
  return {
    lines: [
      ...(isDropped(status) ? [] : [rent, ...extras]),
      ...charges.map(({ id, kind, net }) => ({
        key: id,
        label: intl.formatMessage({ id: `adminBooking.charge.${kind}` }),
        amount: format.money(net),
      })),
    ],
    net: format.money(totals.net),
    taxes: totals.taxes.map((tax) => ({ label: nameTax(request, tax), amount: format.money(tax.amount) })),
    gross: format.money(totals.gross),
  };
}
