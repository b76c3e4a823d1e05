import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { BookingPage } from './booking-page.tsx';
import { BookingsClosed } from './bookings-closed.tsx';
import { loadBooking } from './load-booking.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = await loadBooking(getRequest(context), params['bookingId'] ?? '', url.pathname);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function OneBookingPage() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'closed' ? <BookingsClosed /> : <BookingPage booking={page} />;
}
