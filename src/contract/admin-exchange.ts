import * as z from 'zod/mini';
import { EXCHANGE_RANKS, OLD_TRAILER_FATES } from '#domain/booking/exchange.ts';
import { actReason } from './act-reason.ts';
import { adminBooking } from './admin-booking.ts';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { lineTrailer } from './line.ts';
import { wallTime } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** A trailer that is free for the rest of a rental. */
export const exchangeOffer = shape(
  'ExchangeOffer',
  z.extend(
    z.pick(lineTrailer, { id: true, number: true, plate: true, type: true, subType: true, make: true, model: true }),
    {
      city: z.string(),
      country: z.string(),
      rank: z.enum(EXCHANGE_RANKS),
      /** In a straight line from where it is needed. */
      distanceKm: z.number(),
    },
  ),
);
export type ExchangeOffer = Answer<typeof exchangeOffer>;

export const exchangeOffers = shape('ExchangeOffers', {
  /** Whether distances are from where the trailer was seen last; else they are from the depot of the booking. */
  isLocated: z.boolean(),
  items: z.array(exchangeOffer),
});
export type ExchangeOffers = Answer<typeof exchangeOffers>;

export const exchangeTrailerInput = z.strictObject({
  trailerId: id,
  reason: actReason('exchangeTrailer'),
  /** Whether the old one is due at its depot or goes to the workshop. */
  fate: z.enum(OLD_TRAILER_FATES, 'required'),
  /** When it is due, or until when it is in the workshop, by the clock of the booking's depot. */
  until: wallTime.check(z.minLength(16, 'wall-time')),
});
export type ExchangeTrailerInput = z.infer<typeof exchangeTrailerInput>;

export const adminExchangeCalls = declareCalls({
  'GET /api/admin/bookings/{id}/exchange': {
    says: 'What could stand in for a trailer that is out',
    rights: staff('orders.write'),
    answer: exchangeOffers,
  },
  'POST /api/admin/bookings/{id}/exchange': {
    says: 'Exchange a trailer that is out',
    rights: staff('orders.write'),
    body: exchangeTrailerInput,
    answer: adminBooking,
    takes: 'version',
  },
});
