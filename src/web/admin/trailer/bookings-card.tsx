import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { BookingLines, type WayBooking } from './in-the-way.tsx';

/** Who has the trailer, and who is going to. */
export function BookingsCard({ bookings }: { readonly bookings: readonly WayBooking[] }) {
  return (
    <TitledCard title="adminTrailer.bookings">
      {bookings.length === 0 ? (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.bookings.none" />
        </p>
      ) : (
        <div className="text-body-s">
          <BookingLines bookings={bookings} />
        </div>
      )}
    </TitledCard>
  );
}
