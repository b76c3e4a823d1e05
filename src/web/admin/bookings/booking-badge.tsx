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

interface BookingBadgeProps {
  readonly status: BookingState;
  readonly isOverdue?: boolean;
}

/** An overdue trailer is still on rent, but that is no longer the news. */
export const BookingBadge = ({ status, isOverdue = false }: BookingBadgeProps) => (
  <Badge tone={isOverdue ? 'danger' : TONES[status]} mark="dot">
    <FormattedMessage id={isOverdue ? 'adminBookings.overdue' : `adminBookings.state.${status}`} />
  </Badge>
);
