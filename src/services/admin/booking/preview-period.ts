import type { PeriodPreview } from '#contract/admin-booking.ts';
import type { PreviewPeriodInput } from '#contract/admin-booking-input.ts';
import { findBookingView } from '#db/booking/booking-view.queries.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { situationOf } from '../../booking/booking-subject.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { RentalReads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readCorrection } from './read-correction.ts';
import { readTurnaround } from './read-turnaround.ts';
import { toPeriodPreview } from './to-period-preview.ts';

type Question = { readonly bookingId: string; readonly input: PreviewPeriodInput };

/** What another period of a booking would cost, and what stands in its way. Changes nothing. */
export async function previewPeriod(
  { db, clock, holidays, settings }: RentalReads,
  actor: Actor,
  { bookingId, input }: Question,
): Promise<Outcome<PeriodPreview>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const booking = await findBookingView(db, { scope: 'anyUnit', bookingId, now });
  if (booking === undefined) return refuse('not-found');
  if (!canAct('correctPeriod', situationOf(booking, booking.order), actor, toInstant(now))) {
    return refuse('illegal-state');
  }
  const { trailer, depot, services } = booking;
  const turnaroundHours = await readTurnaround(db, booking);
  const read = await readCorrection(
    { db, holidays, settings },
    { subject: { booking, trailer, depot, services, turnaroundHours }, input, now },
  );
  return read.ok ? ok(toPeriodPreview(booking, read.value)) : read;
}
