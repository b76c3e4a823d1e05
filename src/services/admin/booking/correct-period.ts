import type { CorrectPeriodInput } from '#contract/admin-booking-input.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { updateServicePrices } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { updateExtensionAmount } from '#db/booking/period-correction.queries.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { money, subtract, sum } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import { shiftRental } from '../../booking/shift-rental.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import { toTaxColumns } from '../../line/taxed-part.ts';
import type { RentalReads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';
import { readCorrection, type ReadCorrection } from './read-correction.ts';
import { toConflict } from './to-period-preview.ts';

type PeriodChange = WhichBooking & { readonly input: CorrectPeriodInput };

/**
 * Gives a booking another period, priced anew by its own price list. What else takes the trailer is looked up while the
 * trailer is locked, and named if it stands in the way.
 */
export const correctPeriod = (deps: RentalReads, actor: Actor, { input, ...which }: PeriodChange) =>
  changeBooking(deps, actor, { ...which, action: 'correctPeriod' }, async (trx, subject, now) => {
    const { booking, services } = subject;
    await lockTrailers(trx, [booking.trailerId]);
    const read = await readCorrection({ ...deps, db: trx }, { subject, input, now });
    if (!read.ok) return read;
    const { correction, conflicts } = read.value;
    if (conflicts.length > 0) return refuseConflicts(conflicts);
    // What is out has begun, with this trailer perhaps later than the rental.
    const begins = isOut(booking.status) ? {} : { startsAt: toDate(correction.period.from) };
    const moved = await shiftRental(trx, subject, { ...begins, endsAt: correction.occupiedUntil, now });
    if (!moved) return refuseConflicts(conflicts);
    const { period, days, price, tax } = correction;
    await updateServicePrices(trx, {
      bookingId: booking.id,
      prices: new Map(services.map(({ key }, i) => [key, price.services[i]?.cents ?? 0])),
    });
    await shrinkExtensions(trx, read.value, booking.netCents);
    const previousFrom = booking.startsAt.toISOString();
    const previousTo = booking.endsAt.toISOString();
    const differenceCents = price.net.cents - booking.netCents;
    const news = { kind: 'periodCorrected', previousFrom, previousTo, differenceCents } as const;
    await queueMail(trx, { template: 'bookingNews', bookingId: booking.id, news });
    const [startsAt, endsAt] = [period.from, period.to].map(({ epochMilliseconds }) => new Date(epochMilliseconds));
    return ok({
      changes: {
        startsAt,
        endsAt,
        chargeableDays: days,
        priceTrace: JSON.stringify(price.rent.trace),
        rentCents: price.rent.total.cents,
        servicesCents: sum(price.services).cents,
        netCents: price.net.cents,
        ...toTaxColumns(tax),
      },
      data: {
        previousStart: previousFrom,
        newStart: startsAt?.toISOString(),
        previousEnd: previousTo,
        newEnd: endsAt?.toISOString(),
        days,
        differenceCents,
        ...toLoggedReason(input.reason),
      },
    });
  });

const refuseConflicts = (conflicts: ReadCorrection['conflicts']) =>
  refuse('trailer-taken', {
    details: {
      reason: conflicts.every(({ kind }) => kind === 'workshop') && conflicts.length > 0 ? 'workshop' : 'taken',
      conflicts: conflicts.map(toConflict),
    },
  });

/** What a shorter period takes away, it takes from what was agreed last; the first part is what is left. */
async function shrinkExtensions(
  trx: Transaction,
  { correction, extensions }: ReadCorrection,
  previousNetCents: number,
): Promise<void> {
  let left = subtract(money(previousNetCents), correction.price.net).cents;
  for (const { id, netCents } of extensions.toReversed()) {
    if (left <= 0) return;
    const taken = Math.min(netCents, left);
    await updateExtensionAmount(trx, { id, netCents: netCents - taken });
    left -= taken;
  }
}
