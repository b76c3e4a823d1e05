import type { Booking, BookingProtocol } from '#contract/booking.ts';

const PAGES = { pickUp: 'trailer-checkout', return: 'trailer-checkin' } as const;

/** Where a protocol is filled in; after an exchange on the road its trailer tells it from the others of its kind. */
export const protocolPath = (
  { orderId, lineItemId, exchanges }: Pick<Booking, 'orderId' | 'lineItemId' | 'exchanges'>,
  { kind, trailer }: Pick<BookingProtocol, 'kind' | 'trailer'>,
): string => `/${PAGES[kind]}/${orderId}/${lineItemId}${exchanges.length === 0 ? '' : `?trailer=${trailer.id}`}`;
