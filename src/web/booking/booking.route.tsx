import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { BookingPage } from './booking-page.tsx';
import { BookingsClosed } from './bookings-closed.tsx';
import { loadBooking } from './load-booking.server.ts';
import type { Route } from './+types/booking.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await loadBooking(getRequest(context), params.bookingId, url.pathname);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function OneBookingPage({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'closed' ? <BookingsClosed /> : <BookingPage key={page.id} booking={page} />;
}
