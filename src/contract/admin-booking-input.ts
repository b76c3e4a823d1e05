import * as z from 'zod/mini';
import { DESK_TABS } from '#domain/admin/booking-desk.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { STOPPING_CHECKS } from '#domain/handover/pick-up-stop.ts';
import { hundredths, id, optionalText, text } from './field.ts';
import { actReason } from './act-reason.ts';
import { agreedMoves } from './making-room.ts';
import { depotChoice, listFields, sortOf } from './list-query.ts';
import { wallTime } from './query.ts';

const day = wallTime.check(z.maxLength(10, 'wall-time'));
const bookingFilter = {
  /** Number, company, plate or number of a trailer. */
  q: listFields.q,
  tab: z.optional(z.enum(DESK_TABS, 'unknown')),
  /** Within `all`. */
  status: z.optional(z.enum(BOOKING_STATES, 'unknown')),
  depot: depotChoice,
  businessUnit: z.optional(id),
  type: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'unknown'))),
  /** Picked up on these days of the operator, both included; of returns, returned. */
  from: z.optional(day),
  to: z.optional(day),
  /** By the next hand-over, the pick-up, the return or the company; usually by the time that the tab is about. */
  sort: sortOf(['next', 'from', 'to', 'company']),
};

export const adminBookingQuery = z.strictObject({ ...listFields, ...bookingFilter });
export type AdminBookingQuery = z.infer<typeof adminBookingQuery>;
export const adminBookingExportQuery = z.strictObject(bookingFilter);
export type AdminBookingExportQuery = z.infer<typeof adminBookingExportQuery>;

export const swapTrailerInput = z.strictObject({
  trailerId: id,
  /** The operator knows that a begun pick-up protocol is thrown away. Without this, one that has begun is a refusal. */
  discardsProtocol: z.optional(z.boolean()),
  /** Who makes room, as it was seen. */
  moves: z.optional(agreedMoves),
  reason: actReason('swapTrailer'),
});
export type SwapTrailerInput = z.infer<typeof swapTrailerInput>;

export const releasePickUpInput = z.strictObject({
  /** The failed checks that the operator has seen and lets pass. */
  checks: z.array(z.enum(STOPPING_CHECKS, 'unknown')).check(z.minLength(1, 'required')),
  reason: text(300),
});
export type ReleasePickUpInput = z.infer<typeof releasePickUpInput>;

export const confirmReturnInput = z.strictObject({
  /** Where the trailer is, if it is not where it was to come back, nor where the customer says. */
  depotId: z.optional(id),
});
export type ConfirmReturnInput = z.infer<typeof confirmReturnInput>;

export const correctReturnInput = z.strictObject({
  /** Where the trailer really came back. */
  depotId: id,
  reason: actReason('correctReturn'),
});
export type CorrectReturnInput = z.infer<typeof correctReturnInput>;

export const disputeReturnInput = z.strictObject({ reason: text(500) });
export type DisputeReturnInput = z.infer<typeof disputeReturnInput>;

/** The desk agrees to an extension with the moves that it has seen: these are made, or none. */
export const agreeToExtensionInput = z.strictObject({ moves: z.optional(agreedMoves), answer: optionalText(500) });
export type AgreeToExtensionInput = z.infer<typeof agreeToExtensionInput>;

/** What the customer reads. */
export const declineExtensionInput = z.strictObject({ answer: text(500) });
export type DeclineExtensionInput = z.infer<typeof declineExtensionInput>;

const moment = wallTime.check(z.minLength(16, 'wall-time'));
/** By the clock of the depot. */
const wantedPeriod = { from: moment, to: moment };
const inOrder = z.refine<{ readonly from: string; readonly to: string }>(({ from, to }) => from < to, {
  path: ['to'],
  message: 'before-from',
});
export const previewPeriodInput = z.strictObject(wantedPeriod).check(inOrder);
export type PreviewPeriodInput = z.infer<typeof previewPeriodInput>;
export const correctPeriodInput = z
  .strictObject({ ...wantedPeriod, reason: actReason('correctPeriod') })
  .check(inOrder);
export type CorrectPeriodInput = z.infer<typeof correctPeriodInput>;

/** Far above any rule; what is too much for this one, the service says. */
const HIGHEST_FEE_CENTS = 100_000_000;
const fee = hundredths(0, HIGHEST_FEE_CENTS);
export const changeFeeInput = z.strictObject({ cents: fee, reason: actReason('changeFee') });
export type ChangeFeeInput = z.infer<typeof changeFeeInput>;

/** At most, net; null is what the rule asks for. */
export const agreeLateFeeInput = z.strictObject({ cents: z.nullable(fee), reason: actReason('changeFee') });
export type AgreeLateFeeInput = z.infer<typeof agreeLateFeeInput>;

/** Net, instead of what the rule asks for. */
const feeCents = z.optional(fee);
export const cancelBookingInput = z.strictObject({ reason: actReason('cancel'), feeCents });
export type CancelBookingInput = z.infer<typeof cancelBookingInput>;
export const noShowInput = z.strictObject({ reason: actReason('markNoShow'), feeCents });
export type NoShowInput = z.infer<typeof noShowInput>;
