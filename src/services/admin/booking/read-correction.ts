import type { PreviewPeriodInput } from '#contract/admin-booking-input.ts';
import { findRentalAllocation } from '#db/booking/booking-allocation.queries.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { listConflicts, listExtensionAmounts, type ConflictRow } from '#db/booking/period-correction.queries.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { ok } from '#domain/result.ts';
import { toDate } from '#domain/time/instant.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { findOwnTransfer } from '../../booking/without-own-transfer.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { draftCorrection, type Correction } from './draft-correction.ts';

export type ReadCorrection = {
  readonly correction: Correction;
  readonly conflicts: readonly ConflictRow[];
  /** In the order in which they were agreed. */
  readonly extensions: readonly { readonly id: string; readonly netCents: number }[];
};

type Needs = Pick<Deps, 'db' | 'holidays' | 'settings'>;
type Subject = Pick<LockedBooking, 'booking' | 'trailer' | 'depot' | 'services' | 'turnaroundHours'>;

/** What another period would mean for a booking, and what stands in its way. */
export async function readCorrection(
  { db, holidays, settings }: Needs,
  { subject, input, now }: { readonly subject: Subject; readonly input: PreviewPeriodInput; readonly now: Date },
): Promise<Outcome<ReadCorrection>> {
  const { booking } = subject;
  const { trailerId, businessUnitId, id: bookingId } = booking;
  // One after the other: a transaction has a single connection.
  const unit = await findBusinessUnit(db, businessUnitId);
  if (unit === undefined) return refuse('not-found');
  const extensions = await listExtensionAmounts(db, bookingId);
  const [known] = await findCircumstances(db, { trailerIds: [trailerId], from: now, now, exceptBookingId: bookingId });
  const depot = (await loadDepotBook({ db, holidays }, { now, until: booking.endsAt })).get(
    booking.returnDepotId ?? booking.depotId,
  );
  const draft = draftCorrection(
    {
      ...subject,
      unit,
      certificates: known?.certificates ?? [],
      calendar: depot?.calendar,
      hasExtensions: extensions.length > 0,
    },
    input,
    { now, years: settings.horizonYears },
  );
  if (!draft.ok) return draft;
  const correction = draft.value;
  const held = isOut(booking.status) ? await findRentalAllocation(db, { bookingId, trailerId }) : undefined;
  const from = held?.startsAt ?? toDate(correction.period.from);
  const own = await findOwnTransfer(db, subject, now);
  const until = correction.occupiedUntil.getTime() + (own?.driveMs ?? 0);
  const conflicts = await listConflicts(db, {
    trailerId,
    bookingId,
    businessUnitId,
    from,
    to: new Date(until),
    now,
  });
  const others = conflicts.filter(
    ({ kind, startsAt }) => kind !== 'transfer' || startsAt.getTime() !== own?.startsAt.getTime(),
  );
  return ok({ correction, conflicts: others, extensions });
}
