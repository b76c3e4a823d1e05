import * as z from 'zod/mini';
import { actReason } from './act-reason.ts';
import { booking, bookingSummary, cancellationPreview } from './booking.ts';
import { id } from './field.ts';
import { instant } from './period.ts';
import { money } from './money.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { BOOKING_WORKERS } from './rights-row.ts';

export const MOST_RETURNS = 50;

/** Which bookings end, and when their trailers will stand in the depot again: all at one time, or each as agreed. */
export const returnInput = z.strictObject({
  bookingIds: z.array(id).check(
    z.minLength(1, 'required'),
    z.maxLength(MOST_RETURNS, 'too-many'),
    z.refine((ids) => new Set(ids).size === ids.length, 'unique'),
  ),
  /** Without it each comes back at its own agreed time; once that has passed, as soon as its depot takes it. */
  at: z.optional(instant),
  /** Versions by booking id, where the client knows them: a stale one is refused. */
  versions: z.optional(z.record(id, z.int('number'))),
});
export type ReturnInput = z.infer<typeof returnInput>;

/** Why a trailer cannot be brought back at that time. */
export const returnProblem = z.enum(['past', 'closed', 'tooLate']);

/** What a return at that time would change. */
export const returnOutlook = shape('ReturnOutlook', {
  bookingId: z.string(),
  number: z.string(),
  problem: z.nullable(returnProblem),
  at: z.string(),
  /** By the depot's clock, `YYYY-MM-DDTHH:mm`. */
  localAt: z.string(),
  timeZone: z.string(),
  kind: z.enum(['asBooked', 'earlyReturn', 'lateReturn']),
  bookedDays: z.number(),
  /** The days that would be paid for. */
  days: z.number(),
  /** Net; a saving is negative. */
  difference: money,
  /** With tax. */
  grossDifference: money,
  /** The nearest possible times at that depot, if this one is not. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ReturnOutlook = Answer<typeof returnOutlook>;

export const returnPreview = shape('ReturnPreview', {
  items: z.array(returnOutlook),
  possible: z.boolean(),
  difference: money,
  grossDifference: money,
  /**
   * What of these rentals has been billed and what is still to come with that return, net; below zero it is credited. Null
   * where somebody else bills them.
   */
  billing: z.nullable(z.strictObject({ billed: money, toCome: money })),
});
export type ReturnPreview = Answer<typeof returnPreview>;

/** What has been announced, under one number. */
export const returnAnswer = shape('ReturnAnswer', {
  reference: z.string(),
  items: z.array(bookingSummary),
  outlook: returnPreview,
});
export type ReturnAnswer = Answer<typeof returnAnswer>;

export const cancelOwnBookingInput = z.strictObject({ reason: z.optional(actReason('cancel')) });

export const returnCalls = declareCalls({
  'POST /api/bookings/return/preview': {
    says: 'What announcing returns would save or cost',
    rights: BOOKING_WORKERS,
    body: returnInput,
    answer: returnPreview,
  },
  /** All or none. */
  'POST /api/bookings/return': {
    says: 'Announce the return of one or several trailers',
    rights: BOOKING_WORKERS,
    body: returnInput,
    answer: returnAnswer,
  },
  'POST /api/bookings/{id}/cancel/preview': {
    says: 'What cancelling a booking would cost',
    rights: BOOKING_WORKERS,
    answer: cancellationPreview,
  },
  /** A customer need not say why; the operator has to. */
  'POST /api/bookings/{id}/cancel': {
    says: 'Cancel a booking',
    rights: BOOKING_WORKERS,
    body: cancelOwnBookingInput,
    answer: booking,
    takes: 'version',
  },
});
