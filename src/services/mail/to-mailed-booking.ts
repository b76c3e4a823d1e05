import type { MailedBooking } from '#contract/booking-mail.ts';
import type { BookingViewRow } from '#db/booking/booking-view.queries.ts';
import type { Database } from '#db/client.ts';
import { listLineFacts } from '#db/document/order-facts.queries.ts';
import { toLineTrailer } from '../line/to-line.ts';

/** Bookings as a mail tells them, with the address at which each trailer stands. */
export async function toMailedBookings(
  db: Database,
  rows: readonly BookingViewRow[],
): Promise<readonly MailedBooking[]> {
  const facts = await listLineFacts(
    db,
    rows.map(({ id }) => id),
  );
  const places = new Map(facts.map((each) => [each.bookingId, each]));
  return rows.map(({ id, number, trailer, depot, returnDepot, keyBox, depotPhone, startsAt, endsAt }) => ({
    number,
    trailer: toLineTrailer(trailer),
    depot: { ...depot, keyBox },
    returnDepot,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
    place: {
      street: places.get(id)?.street ?? '',
      postalCode: places.get(id)?.postalCode ?? '',
      phone: depotPhone,
      returnAddress: places.get(id)?.returnAddress ?? null,
    },
  }));
}
