import * as z from 'zod/mini';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { YARD_READERS } from './rights-row.ts';

/** Where a trailer was last seen. */
export const position = shape('Position', {
  lat: z.number(),
  lon: z.number(),
  at: z.string(),
  speedKmh: z.nullable(z.number()),
  /** The place nearby, if its name is known. */
  place: z.nullable(z.string()),
});
export type Position = Answer<typeof position>;

/** `notOnRent`: shown only while the customer has the trailer. `noTelematics`: it has no transmitter. */
export const noPosition = z.enum(['notOnRent', 'noTelematics', 'noSignal']);
export type NoPosition = Answer<typeof noPosition>;

export const positionAnswer = shape(
  'PositionAnswer',
  z.union([z.strictObject({ position, reason: z.null() }), z.strictObject({ position: z.null(), reason: noPosition })]),
);
export type PositionAnswer = Answer<typeof positionAnswer>;

export const positionCalls = declareCalls({
  'GET /api/bookings/{id}/position': {
    says: 'Where a rented trailer is',
    rights: YARD_READERS,
    answer: positionAnswer,
  },
});
