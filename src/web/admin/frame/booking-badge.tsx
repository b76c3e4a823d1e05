import type { BookingState } from '#domain/booking/booking-state.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = {
  reserved: 'info',
  onRent: 'ink',
  returnAnnounced: 'ink',
  returned: 'free',
  closed: 'plain',
  cancelled: 'taken',
  noShow: 'taken',
} as const satisfies Record<BookingState, BadgeTone>;

const NEWS_TONES = { toConfirm: 'warn', toSign: 'warn', overdue: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>;

interface BookingBadgeProps {
  readonly status: BookingState;
  readonly isOverdue?: boolean;
  readonly isToConfirm?: boolean;
  readonly isToSign?: boolean;
}

/** An overdue trailer is still on rent, and one that the depot has to sign for or confirm waits, but that is no news. */
export function bookingLook({ status, isOverdue = false, isToConfirm = false, isToSign = false }: BookingBadgeProps) {
  const news = isToSign ? 'toSign' : isToConfirm ? 'toConfirm' : isOverdue ? 'overdue' : undefined;
  return news
    ? ({ tone: NEWS_TONES[news], mark: 'dot', word: `adminBooking.${news}` } as const)
    : ({ tone: TONES[status], mark: 'dot', word: `adminBooking.state.${status}` } as const);
}

export const BookingBadge = (booking: BookingBadgeProps) => <WordBadge {...bookingLook(booking)} />;
