import { FormattedMessage } from 'react-intl';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES = {
  reserved: 'info',
  onRent: 'ink',
  returnAnnounced: 'ink',
  returned: 'free',
  closed: 'plain',
  cancelled: 'taken',
  noShow: 'taken',
} as const satisfies Record<BookingState, BadgeTone>;

const NEWS_TONES = { toConfirm: 'warn', overdue: 'danger' } as const satisfies Record<string, BadgeTone>;

interface BookingBadgeProps {
  readonly status: BookingState;
  readonly isOverdue?: boolean;
  readonly isToConfirm?: boolean;
}

/** An overdue trailer is still on rent, and so is one whose return has to be confirmed, but that is no longer the news. */
export function BookingBadge({ status, isOverdue = false, isToConfirm = false }: BookingBadgeProps) {
  const news = isToConfirm ? 'toConfirm' : isOverdue ? 'overdue' : undefined;
  return (
    <Badge tone={news ? NEWS_TONES[news] : TONES[status]} mark="dot">
      <FormattedMessage id={news ? `adminBookings.${news}` : `adminBookings.state.${status}`} />
    </Badge>
  );
}
