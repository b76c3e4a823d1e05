import { data } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { BookingList } from './booking-list.tsx';
import { BookingsClosed } from './bookings-closed.tsx';
import { loadBookings } from './load-bookings.server.ts';
import type { Route } from './+types/bookings.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadBookings(getRequest(context), url);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function BookingsPage({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'closed' ? <BookingsClosed /> : <BookingList data={page} />;
}
