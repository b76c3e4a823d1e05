import { useIntl } from '#i18n/intl.tsx';
import { ChargeCard } from '#web/charge/charge-card.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { StateBar } from '#web/ui/step-bar.tsx';
import { BillingCard } from './billing-card.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingFiles } from './booking-files.tsx';
import { BookingHead } from './booking-head.tsx';
import { BookingNotices } from './booking-notices.tsx';
import { BookingSide } from './booking-side.tsx';
import type { BookingData } from './load-booking.server.ts';
import { NoteCard } from './note-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { PositionCard } from './position-card.tsx';
import { SiblingCard } from './sibling-card.tsx';
import { Timeline } from './timeline.tsx';
import { useAskedAct } from './use-asked-act.ts';

/** Everything about one rental: where it stands, what happened, what it costs, its papers, and what can be done. */
export function BookingPage({ booking }: { readonly booking: BookingData }) {
  const { formatMessage } = useIntl();
  const asked = useAskedAct(booking);
  return (
    <BookingActs bookings={[booking]} returnable={[booking, ...booking.siblings]} asked={asked}>
      <PageBody>
        <BookingHead booking={booking} />
        <div className="space-y-4">
          <BookingNotices booking={booking} />
          <Card>
            <StateBar label={formatMessage({ id: 'booking.states' })} states={booking.states} />
          </Card>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_var(--container-side)]">
            <div className="min-w-0 xl:order-last">
              <BookingSide booking={booking} />
            </div>
            <div className="min-w-0 space-y-4">
              <ChargeCard bookingId={booking.id} charges={booking.later} />
              <PositionCard booking={booking} />
              <Timeline entries={booking.timeline} />
              <NoteCard booking={booking} />
              {booking.billing && <BillingCard billing={booking.billing} />}
              <BookingFiles files={booking.files} orderId={booking.orderId} isAhead={booking.isAhead} />
              <SiblingCard booking={booking} />
              {booking.place && <PlaceCard place={booking.place} />}
            </div>
          </div>
        </div>
      </PageBody>
      <BookingBar booking={booking} />
    </BookingActs>
  );
}
