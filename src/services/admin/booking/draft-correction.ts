import type { PeriodWarning } from '#contract/admin-booking.ts';
import type { PreviewPeriodInput } from '#contract/admin-booking-input.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { rentalDays } from '#domain/booking/availability.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { hasPassed, occupiedUntil, type Period } from '#domain/time/period.ts';
import { canHandOverAt } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { isBeyondHorizon, type RentalHorizon } from '#domain/time/rental-horizon.ts';
import { fromWallTime, toWallTime } from '#domain/time/wall-clock.ts';
import { rentalPrice, type RentalPrice } from '#domain/price/rental-price.ts';
import { ok } from '#domain/result.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { judgeCertificates, type Certificate } from '#domain/trailer/certificate.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { periodOf, termsOfBooking } from '../../booking/booking-subject.ts';
import { taxOfAddedTime } from '../../booking/settle-booking.ts';
import { taxOf } from '../../line/taxed-part.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import type { TaxedUnit } from '../../line/price-line.ts';
import { type Outcome, refuseFields } from '../../failure.ts';

export type CorrectionSubject = Pick<
  LockedBooking,
  'booking' | 'trailer' | 'depot' | 'services' | 'turnaroundHours'
> & {
  readonly unit: TaxedUnit;
  readonly certificates: readonly Certificate[];
  readonly calendar: DepotCalendar | undefined;
  readonly hasExtensions: boolean;
};

export type Correction = {
  readonly previous: Period;
  readonly period: Period;
  /** With the turnaround. */
  readonly occupiedUntil: Date;
  readonly days: number;
  readonly price: RentalPrice;
  readonly tax: Tax;
  readonly warnings: readonly PeriodWarning[];
};

const LONGEST_DAYS = 3 * 366;

/**
 * Another period for a booking, priced by the price list it was made with. What has been picked up has begun when it
 * began. A booking that was never extended is taxed by its corrected length; an extension already agreed is not
 * reopened.
 */
export function draftCorrection(
  subject: CorrectionSubject,
  { from, to }: PreviewPeriodInput,
  horizon: RentalHorizon,
): Outcome<Correction> {
  const { booking, trailer, depot, unit } = subject;
  const previous = periodOf(booking, depot);
  const { timeZone } = depot;
  const [start, end] = [fromWallTime(from, timeZone), fromWallTime(to, timeZone)];
  const wanted = { from: toInstant(start), to: toInstant(end), timeZone };
  const begun = isOut(booking.status);
  if (begun && !wanted.from.equals(previous.from) && from !== toWallTime(previous.from, timeZone))
    return refuseFields({ from: 'begun' });
  const period = begun ? { ...wanted, from: previous.from } : wanted;
  if (isBeyondHorizon(to, horizon)) return refuseFields({ to: 'too-far' });
  if (hasPassed(period.to, period.from)) return refuseFields({ to: 'before-from' });
  const counted = chargeableDays(period);
  if (counted > LONGEST_DAYS) return refuseFields({ to: 'too-far' });
  const days = Math.max(counted, minimumDays(trailer.type));
  const tax = subject.hasExtensions ? taxOf(booking) : taxOfAddedTime(period, depot, unit);
  return ok({
    previous,
    period,
    occupiedUntil: toDate(occupiedUntil(period.to, subject.turnaroundHours)),
    days,
    price: rentalPrice(termsOfBooking(subject), days),
    tax,
    warnings: findWarnings(subject, period, { now: horizon.now, isShort: counted < days }),
  });
}

function findWarnings(
  { booking, calendar, certificates }: CorrectionSubject,
  period: Period,
  { now, isShort }: { readonly now: Date; readonly isShort: boolean },
): readonly PeriodWarning[] {
  const isClosed =
    calendar !== undefined &&
    (!canHandOverAt(calendar, period.to) || (!isOut(booking.status) && !canHandOverAt(calendar, period.from)));
  const verdict = judgeCertificates(certificates, rentalDays(period));
  const holds: Record<PeriodWarning, boolean> = {
    closed: isClosed,
    certificate: verdict !== 'valid',
    minimumPeriod: isShort,
    past: hasPassed(isOut(booking.status) ? period.to : period.from, toInstant(now)),
  };
  return (['closed', 'certificate', 'minimumPeriod', 'past'] as const).filter((warning) => holds[warning]);
}
