import type { PeriodConflict, PeriodPreview } from '#contract/admin-booking.ts';
import type { BookingRow } from '#db/booking/booking.queries.ts';
import type { ConflictRow } from '#db/booking/period-correction.queries.ts';
import { money, subtract } from '#domain/money/money.ts';
import { toTax } from '#services/line/to-line.ts';
import { toRentalPeriod } from '#services/line/to-rental-period.ts';
import type { ReadCorrection } from './read-correction.ts';

export function toPeriodPreview(
  booking: Pick<BookingRow, 'chargeableDays' | 'netCents'>,
  { correction, conflicts }: ReadCorrection,
): PeriodPreview {
  const { previous, period, days, price, tax, warnings } = correction;
  const previousNet = money(booking.netCents);
  return {
    possible: conflicts.length === 0,
    previousPeriod: toRentalPeriod(previous),
    period: toRentalPeriod(period),
    previousDays: booking.chargeableDays,
    days,
    previousNet,
    net: price.net,
    difference: subtract(price.net, previousNet),
    tax: toTax(tax),
    conflicts: conflicts.map(toConflict),
    warnings,
  };
}

export const toConflict = ({ kind, startsAt, endsAt, booking }: ConflictRow): PeriodConflict => ({
  kind,
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
  booking,
});
