import type { CorrectPeriodInput } from '#contract/admin-booking-input.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import { shiftRental } from '../../booking/shift-rental.ts';
import type { RentalReads } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { refuse } from '../../failure.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';
import { readCorrection, type ReadCorrection } from './read-correction.ts';
import { toConflict } from './to-period-preview.ts';
import { writeCorrection } from './write-correction.ts';

type PeriodChange = WhichBooking & { readonly input: CorrectPeriodInput };

/**
 * Gives a booking another period, priced anew by its own price list. What else takes the trailer is looked up while the
 * trailer is locked, and named if it stands in the way.
 */
export const correctPeriod = (deps: RentalReads, actor: Actor, { input, ...which }: PeriodChange) =>
  changeBooking(deps, actor, { ...which, action: 'correctPeriod' }, async (trx, subject, now) => {
    const { booking } = subject;
    await lockTrailers(trx, [booking.trailerId]);
    const read = await readCorrection({ ...deps, db: trx }, { subject, input, now });
    if (!read.ok) return read;
    const { correction, conflicts } = read.value;
    if (conflicts.length > 0) return refuseConflicts(conflicts);
    // What is out has begun, with this trailer perhaps later than the rental.
    const begins = isOut(booking.status) ? {} : { startsAt: toDate(correction.period.from) };
    const moved = await shiftRental(trx, subject, { ...begins, endsAt: correction.occupiedUntil, now });
    if (!moved) return refuseConflicts(conflicts);
    const { news, ...change } = await writeCorrection(trx, subject, { read: read.value, reason: input.reason });
    await queueMail(trx, { template: 'bookingNews', bookingId: booking.id, news });
    return ok(change);
  });

const refuseConflicts = (conflicts: ReadCorrection['conflicts']) =>
  refuse('trailer-taken', {
    details: {
      reason: conflicts.every(({ kind }) => kind === 'workshop') && conflicts.length > 0 ? 'workshop' : 'taken',
      conflicts: conflicts.map(toConflict),
    },
  });
