import type { BookingSummary } from '#contract/booking.ts';
import type { BookingFlag } from '#domain/booking/booking-flag.ts';
import { type BookingState, isOut } from '#domain/booking/booking-state.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import type { DatedWords } from '#web/words/words.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { daysBetween } from '#web/words/moment-text.server.ts';

export type BadgeView = {
  readonly key: string;
  readonly tone: BadgeTone;
  readonly mark: 'dot' | 'square' | 'none';
  readonly text: string;
};

const STATE_LOOKS = {
  reserved: { tone: 'taken', mark: 'dot' },
  onRent: { tone: 'ink', mark: 'none' },
  returnAnnounced: { tone: 'ink', mark: 'none' },
  returned: { tone: 'plain', mark: 'none' },
  closed: { tone: 'plain', mark: 'none' },
  cancelled: { tone: 'taken', mark: 'square' },
  noShow: { tone: 'danger', mark: 'square' },
} as const satisfies Record<BookingState, Pick<BadgeView, 'tone' | 'mark'>>;

const FLAG_LOOKS = {
  toConfirm: { tone: 'info', mark: 'dot' },
  overdue: { tone: 'danger', mark: 'dot' },
  endangered: { tone: 'warn', mark: 'dot' },
  damaged: { tone: 'warn', mark: 'none' },
  certificateEnding: { tone: 'warn', mark: 'none' },
  extended: { tone: 'plain', mark: 'none' },
} as const satisfies Record<BookingFlag, Pick<BadgeView, 'tone' | 'mark'>>;

/** So many days before its end, a rental is called ending. */
const ENDING_DAYS = 2;

/** Where a booking stands, and what is remarkable about it. */
export function describeBadges(booking: BookingSummary, words: DatedWords): readonly BadgeView[] {
  const { intl } = words;
  const flags = FLAGS.filter((flag) => booking.flags.includes(flag));
  return [
    describeState(booking, words),
    ...describeEnd(booking, words),
    ...flags.map((flag) => ({
      key: flag,
      ...FLAG_LOOKS[flag],
      text: intl.formatMessage(
        { id: `booking.flag.${flag}` },
        { days: daysBetween(booking.to, words.now, booking.period.timeZone) },
      ),
    })),
  ];
}

/** The most pressing first. */
const FLAGS = ['toConfirm', 'overdue', 'endangered', 'damaged', 'certificateEnding', 'extended'] as const;

function describeState(booking: BookingSummary, { intl, now }: DatedWords): BadgeView {
  const { status, order, price, period } = booking;
  if (status === 'reserved' && isWaiting(order.status)) {
    return {
      key: 'state',
      tone: 'info',
      mark: 'dot',
      text: intl.formatMessage({
        id: order.status === 'placed' ? 'order.status.placed' : 'order.status.pendingApproval',
      }),
    };
  }
  const state = intl.formatMessage({ id: `booking.state.${status}` });
  const day = daysBetween(period.from, now, period.timeZone) + 1;
  const isCounted = status === 'onRent' && booking.handedBackAt === null && day >= 1 && day <= price.days;
  return {
    key: 'state',
    ...STATE_LOOKS[status],
    text: isCounted ? intl.formatMessage({ id: 'booking.dayOf' }, { state, day, days: price.days }) : state,
  };
}

/** What today or the next days bring. */
function describeEnd(booking: BookingSummary, { intl, now }: DatedWords): readonly BadgeView[] {
  const { status, period, flags, announcedReturn, attention } = booking;
  const look = { mark: 'dot', key: 'end' } as const;
  if (attention === 'pickUpToday') {
    return [{ ...look, tone: 'warn', text: intl.formatMessage({ id: 'booking.pickUpToday' }) }];
  }
  if (!isOut(status) || flags.includes('overdue') || flags.includes('toConfirm')) return [];
  const days = daysBetween(now, announcedReturn?.for ?? period.to, period.timeZone);
  if (days < 0 || days > ENDING_DAYS) return [];
  return [{ ...look, tone: 'warn', text: intl.formatMessage({ id: 'booking.ends' }, { days }) }];
}
