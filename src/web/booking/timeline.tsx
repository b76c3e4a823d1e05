import {
  Ban,
  CalendarCheck,
  CalendarCog,
  CalendarPlus,
  CircleCheck,
  CircleHelp,
  CircleX,
  Euro,
  Mail,
  NotebookPen,
  PenLine,
  Route,
  ShoppingCart,
  Truck,
  Undo2,
} from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { BookingEventKind } from '#contract/booking-event.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';
import type { TimelineEntry } from './describe-timeline.server.ts';

const ICONS = {
  'order.place': ShoppingCart,
  'order.approve': CircleCheck,
  'order.reject': CircleX,
  'order.cancel': Ban,
  'order.lapse': CircleX,
  'order.markPaid': Euro,
  'booking.pickUp': PenLine,
  'booking.announceReturn': CalendarCheck,
  'booking.return': Undo2,
  'booking.handBack': PenLine,
  'booking.disputeReturn': CircleHelp,
  'booking.confirmReturn': Undo2,
  'booking.extend': CalendarPlus,
  'booking.askExtension': CircleHelp,
  'booking.declineExtension': CircleX,
  'booking.rebook': CalendarCog,
  'booking.moveReturn': Route,
  'booking.cancel': Ban,
  'booking.editNote': NotebookPen,
  'booking.markNoShow': CircleX,
  'booking.swapTrailer': Truck,
  'booking.exchangeTrailer': Truck,
  'booking.correctPeriod': CalendarPlus,
  'booking.correctReturn': Undo2,
  'booking.close': CircleCheck,
  'booking.changeFee': Euro,
  'booking.agreeLateFee': Euro,
  mail: Mail,
} as const satisfies Record<BookingEventKind, typeof Ban>;

/** What happened so far, newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="booking.timeline" />} />
      <WayAhead
        isLarge
        points={entries.map(({ key, kind, title, text, at }) => {
          const Icon = ICONS[kind];
          return { key, when: title, what: text, aside: at, icon: <Icon aria-hidden="true" /> };
        })}
      />
    </Card>
  );
}
