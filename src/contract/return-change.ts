import * as z from 'zod/mini';
import { RETURN_CHANGE_PROBLEMS } from '#domain/one-way/return-change.ts';
import { booking } from './booking.ts';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { totals } from './line.ts';
import { money } from './money.ts';
import { BOOKING_WORKERS } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** `orderLimit`: a colleague with a higher limit can do it. `creditLimit` and `advancePayment`: the operator can. */
export const returnChangeReason = shape(
  'ReturnChangeReason',
  z.enum([...RETURN_CHANGE_PROBLEMS, 'orderLimit', 'creditLimit', 'advancePayment']),
);
export type ReturnChangeReason = Answer<typeof returnChangeReason>;

/** Without a depot, what is agreed. */
export const returnChangeQuery = z.strictObject({ depot: z.optional(id) });

const namedDepot = z.strictObject({ id: z.string(), name: z.string(), city: z.string() });

/** Where the trailer of a booking could come back, and what that changes. */
export const returnChange = shape('ReturnChange', {
  /** Of the booking that was looked at. */
  version: z.number(),
  depots: z.array(namedDepot),
  pickUpDepotId: z.string(),
  agreedDepotId: z.string(),
  /** The one that was asked for. */
  depot: namedDepot,
  /** When it comes back, by the clock there. */
  localTo: z.string(),
  possible: z.boolean(),
  reason: z.exactOptional(returnChangeReason),
  /** At that time nobody is there, which does not keep the operator from it. */
  isClosed: z.boolean(),
  /** By road, where it is not brought back to where it began. */
  km: z.nullable(z.number()),
  /** For the way, net. */
  previousFee: money,
  fee: money,
  /** What the booking costs as it would be. */
  totals,
  difference: z.strictObject({
    net: money,
    /** What the order costs more or, negative, less with tax. */
    gross: money,
  }),
});
export type ReturnChange = Answer<typeof returnChange>;

export const changeReturnDepotInput = z.strictObject({
  depotId: id,
  /** What the booking was shown to cost then: net, and with tax. */
  shown: z.strictObject({ netCents: z.int('number'), grossCents: z.int('number') }),
});
export type ChangeReturnDepotInput = z.infer<typeof changeReturnDepotInput>;

export const returnChangeCalls = declareCalls({
  'GET /api/bookings/{id}/return-depot': {
    says: 'Whether and at what price a trailer can be brought back to another depot than agreed',
    rights: BOOKING_WORKERS,
    query: returnChangeQuery,
    answer: returnChange,
  },
  'PUT /api/bookings/{id}/return-depot': {
    says: 'Agree on another depot for the return of a booking',
    rights: BOOKING_WORKERS,
    body: changeReturnDepotInput,
    answer: booking,
    takes: 'version',
  },
});
