import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { money } from './money.ts';
import { YARD_READERS } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const returnPlaceQuery = z.strictObject({ depot: z.optional(id) });

/** Where the trailer of a booking may be brought back, and what that changes. */
export const returnPlace = shape('ReturnPlace', {
  depots: z.array(z.strictObject({ id: z.string(), name: z.string(), city: z.string() })),
  /** The one that was asked for, or else where it was handed in or is to come back. */
  chosen: z.strictObject({
    id: z.string(),
    name: z.string(),
    isAgreed: z.boolean(),
    keyBox: z.boolean(),
    needsDepotCode: z.boolean(),
    /** What it costs, net; null for whoever sees no amounts. */
    fee: z.nullable(money),
  }),
});
export type ReturnPlace = Answer<typeof returnPlace>;

export const returnPlaceCalls = declareCalls({
  'GET /api/bookings/{id}/return-place': {
    says: 'What it costs to bring a trailer back to some depot',
    rights: YARD_READERS,
    query: returnPlaceQuery,
    answer: returnPlace,
  },
});
