import * as z from 'zod/mini';
import type { ReturnSettlement } from '#domain/booking/return-price.ts';
import type { Money } from '#domain/money/money.ts';
import type { Booking, BookingSummary, CancellationPreview } from './booking.ts';
import { id } from './field.ts';
import { instant } from './period.ts';

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
export type ReturnProblem = 'past' | 'closed' | 'tooLate';

/** What a return at that time would change. */
export type ReturnOutlook = {
  readonly bookingId: string;
  readonly number: string;
  readonly problem: ReturnProblem | null;
  readonly at: string;
  /** By the depot's clock, `YYYY-MM-DDTHH:mm`. */
  readonly localAt: string;
  readonly timeZone: string;
  readonly kind: ReturnSettlement['kind'];
  readonly bookedDays: number;
  /** The days that would be paid for. */
  readonly days: number;
  /** Net; a saving is negative. */
  readonly difference: Money;
  /** With tax. */
  readonly grossDifference: Money;
  /** The nearest possible times at that depot, if this one is not. */
  readonly before: string | null;
  readonly after: string | null;
};

export type ReturnPreview = {
  readonly items: readonly ReturnOutlook[];
  readonly possible: boolean;
  readonly difference: Money;
  readonly grossDifference: Money;
};

/** What has been announced, under one number. */
export type ReturnAnswer = {
  readonly reference: string;
  readonly items: readonly BookingSummary[];
  readonly outlook: ReturnPreview;
};

export interface ReturnCalls {
  'POST /api/bookings/return/preview': { body: ReturnInput; answer: ReturnPreview };
  /** All or none. */
  'POST /api/bookings/return': { body: ReturnInput; answer: ReturnAnswer };
  'POST /api/bookings/{id}/cancel/preview': { answer: CancellationPreview };
  'POST /api/bookings/{id}/cancel': { answer: Booking };
}
