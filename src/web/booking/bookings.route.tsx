import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { BookingList } from './booking-list.tsx';
import { BookingsClosed } from './bookings-closed.tsx';
import { loadBookings } from './load-bookings.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = await loadBookings(getRequest(context), url);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function BookingsPage() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'closed' ? <BookingsClosed /> : <BookingList data={page} />;
}
