import type { Position } from '#contract/position.ts';
import type { LiveBooking, Waiting } from '#contract/today.ts';
import type { BookingAction } from '#domain/booking/booking-action.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { DatedWords } from '#web/words/words.ts';
import { ageWords } from './age-words.ts';
import { describeTrailer } from './describe-trailer.server.ts';
import { momentWords } from './moment-words.server.ts';
import { placeWords } from './place-words.ts';

type Positions = ReadonlyMap<string, Position | undefined>;
type Known = { readonly positions: Positions; readonly seesInvoices: boolean };
type Act = { readonly to: string; readonly label: MessageKey };

/** One thing that waits: what it is, why, which trailer, and the way to do something about it. */
export function describeWaiting(item: Waiting, { positions, seesInvoices }: Known, words: DatedWords) {
  const { intl } = words;
  const { matter, isOwn } = item;
  const act = isOwn ? actOf(item, seesInvoices) : undefined;
  const subject = 'booking' in item ? item.booking : item.order;
  return {
    key: `${matter} ${subject.id}`,
    matter,
    number: subject.number,
    href: pageOf(item),
    ...('booking' in item ? tellOfBooking(item, positions, words) : tellOfOrder(item, words)),
    trailer: describeTrailer(subject.trailer, subject.depot, words),
    act: act && { to: act.to, label: intl.formatMessage({ id: act.label }) },
  };
}

export type WaitingView = ReturnType<typeof describeWaiting>;

const pageOf = (item: Waiting): string =>
  'booking' in item ? `/booking/${item.booking.id}` : `/checkout/${item.order.id}`;

type OfBooking = Extract<Waiting, { readonly booking: LiveBooking }>;
type OfOrder = Exclude<Waiting, OfBooking>;

function tellOfBooking({ matter, at, booking }: OfBooking, positions: Positions, words: DatedWords) {
  const { intl } = words;
  const { depot, driverName, period } = booking;
  const time = momentWords(at, depot.timeZone, words);
  const until = momentWords(period.to, depot.timeZone, words);
  switch (matter) {
    case 'overdue': {
      const position = positions.get(booking.id);
      const seen =
        position &&
        intl.formatMessage(
          { id: 'today.lastSeen' },
          { place: placeWords(position), age: ageWords(intl, position.at, words.now.getTime()).text },
        );
      return {
        title: intl.formatMessage({ id: 'today.overdue' }, { time }),
        text: [seen, intl.formatMessage({ id: 'today.overdue.text' }, { depot: depot.name })].filter(Boolean).join(' '),
      };
    }
    case 'pickUp':
      return {
        title: intl.formatMessage({ id: 'today.pickUp' }, { time, depot: depot.name }),
        text:
          driverName === null
            ? intl.formatMessage({ id: 'today.pickUp.noDriver' }, { time: until })
            : intl.formatMessage({ id: 'today.pickUp.driver' }, { name: driverName, time: until }),
      };
    case 'return':
      return {
        title: intl.formatMessage({ id: 'today.return' }, { time, depot: depot.name }),
        text: intl.formatMessage({ id: 'today.return.text' }),
      };
  }
}

function tellOfOrder({ matter, at, order }: OfOrder, words: DatedWords) {
  const { intl, format } = words;
  const { number } = order;
  const values = {
    number,
    name: order.createdBy,
    net: format.money(order.net),
    open: format.money(order.open),
    time: momentWords(at, order.depot.timeZone, words),
    date: format.date(at, OPERATOR_ZONE),
  };
  return {
    title: intl.formatMessage({ id: `today.${matter}` }, values),
    text: intl.formatMessage({ id: `today.${matter}.text` }, values),
  };
}

/** The step that this person takes next, where there is one to take. */
function actOf(item: Waiting, seesInvoices: boolean): Act | undefined {
  if (!('booking' in item)) {
    if (!item.order.isInvoiced) return { to: pageOf(item), label: ORDER_ACTS[item.matter] };
    return seesInvoices
      ? { to: '/invoices?status=overdue', label: 'bookings.pay' }
      : { to: pageOf(item), label: 'word.view' };
  }
  const { booking, matter } = item;
  const may = (action: BookingAction) => booking.actions.includes(action);
  const handover = (kind: 'checkout' | 'checkin') => `/trailer-${kind}/${booking.orderId}/${booking.id}`;
  if (matter === 'pickUp' && may('pickUp')) return { to: handover('checkout'), label: 'booking.act.pickUp' };
  if (matter === 'overdue' && may('extend')) return { to: `${pageOf(item)}?act=extend`, label: 'booking.act.extend' };
  if (matter === 'overdue' && may('return')) return { to: handover('checkin'), label: 'booking.act.return' };
  if (matter === 'return' && may('announceReturn')) {
    return { to: `${pageOf(item)}?act=announceReturn`, label: 'booking.act.announceReturn' };
  }
  return { to: pageOf(item), label: 'word.view' };
}

const ORDER_ACTS = {
  approval: 'word.decide',
  approvalAsked: 'word.view',
  advancePayment: 'bookings.pay',
  payment: 'bookings.pay',
} as const satisfies Record<OfOrder['matter'], MessageKey>;
