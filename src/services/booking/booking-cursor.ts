import type { BookingOrdering, BookingPlace } from '#db/booking/booking-list.queries.ts';

const CURSOR = /^(\w+)_(\d{1,2})_(-?\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a page of bookings ends. It means nothing to anybody else, nor in another order. */
export const toBookingCursor = (sort: BookingOrdering, { rank, value, orderId }: BookingPlace): string =>
  Buffer.from(`${sort}_${rank}_${value}_${orderId}`).toString('base64url');

export function parseBookingCursor(sort: BookingOrdering, cursor: string): BookingPlace | undefined {
  const [, kind, rank, value, orderId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (kind !== sort || orderId === undefined) return undefined;
  return { rank: Number(rank), value: Number(value), orderId };
}
