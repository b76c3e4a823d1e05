import * as z from 'zod/mini';
import { type Answer, shape } from './shape.ts';

/** The paper of an extension or a rebooking: it adds to what was confirmed, which stays as it was. */
export const addendum = shape('Addendum', {
  /** `O-26-000123-1-A1`: the first of that booking. */
  number: z.string(),
  bookingId: z.string(),
  /** One of the two. */
  extensionId: z.nullable(z.string()),
  rebookingId: z.nullable(z.string()),
  at: z.string(),
  /** The new return, and the zone of the depot. */
  to: z.string(),
  timeZone: z.string(),
  url: z.string(),
});
export type Addendum = Answer<typeof addendum>;
