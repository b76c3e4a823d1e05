import * as z from 'zod/mini';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { id } from './field.ts';
import { type Answer, shape } from './shape.ts';

const namedTrailer = z.strictObject({ id: z.string(), number: z.string() });

/** A booking that is given another trailer to make room. */
export const makingRoom = shape('MakingRoom', {
  bookingId: z.string(),
  version: z.number(),
  number: z.string(),
  company: z.string(),
  pickUp: z.string(),
  from: namedTrailer,
  to: namedTrailer,
  rank: z.enum(['twin', 'better']),
});
export type MakingRoom = Answer<typeof makingRoom>;

/** The moves that somebody has seen and agrees to: these are made, or none. */
export const agreedMoves = z
  .array(z.strictObject({ bookingId: id, version: z.int().check(z.positive()), from: id, to: id }))
  .check(z.maxLength(PLANNING_LIMITS.chainMoves, 'too-many'));
