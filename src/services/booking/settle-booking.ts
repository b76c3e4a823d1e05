import type { BookingPart } from '#db/booking/booking-part.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { isLongTerm, type Period } from '#domain/time/period.ts';
import { settleReturn, type ReturnSettlement } from '#domain/booking/return-price.ts';
import { splitCredit } from '#domain/booking/split-credit.ts';
import { agreedFee } from '#domain/booking/fee-change.ts';
import { type Money, multiply } from '#domain/money/money.ts';
import { EMPTY_LEG_SERVICE } from '#domain/one-way/one-way-fee.ts';
import type { TaxedAmount } from '#domain/tax/totals.ts';
import { vatFor, type Tax } from '#domain/tax/vat.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { TaxedUnit } from '../line/price-line.ts';
import { periodOf, termsOfBooking } from './booking-subject.ts';
import { toTaxedAmount } from '../line/taxed-part.ts';

export type SettledSubject = Pick<LockedBooking, 'services'> & {
  readonly booking: Pick<LockedBooking['booking'], 'startsAt' | 'endsAt' | 'chargeableDays' | 'priceTrace'> & {
    /** What a late return costs at most, where that was agreed. */
    readonly lateFeeCents?: number | null;
  };
  readonly trailer: Pick<LockedBooking['trailer'], 'type'>;
  readonly depot: Pick<LockedBooking['depot'], 'country' | 'timeZone'>;
  /** Of this booking, in the order in which they were agreed. */
  readonly parts: readonly BookingPart[];
  readonly unit: TaxedUnit;
};

export type SettledReturn = ReturnSettlement & {
  readonly bookedDays: number;
  /** What the rule asks for, of which less may have been agreed. */
  readonly rule: Money;
  /** What is charged or credited, by tax. */
  readonly amounts: readonly TaxedAmount[];
};

/** What a return at some time changes in what a booking costs, and how that is taxed. */
export function settleBooking(subject: SettledSubject, at: Date): SettledReturn {
  const { booking, trailer, depot, services, parts, unit } = subject;
  const agreed = periodOf(booking, depot);
  const actual: Period = { ...agreed, to: toInstant(at < booking.startsAt ? booking.startsAt : at) };
  const bookedDays = booking.chargeableDays;
  const settlement = settleReturn(termsOfBooking(subject), {
    booked: bookedDays,
    actual: chargeableDays(actual),
    // The price of an empty leg is the same for fewer days.
    minimum: services.some(({ key }) => key === EMPTY_LEG_SERVICE) ? bookedDays : minimumDays(trailer.type),
  });
  const { difference } = settlement;
  if (difference.cents < 0) {
    const rule = difference;
    return {
      ...settlement,
      bookedDays,
      rule,
      amounts: splitCredit(parts.map(toTaxedAmount), multiply(difference, -1)),
    };
  }
  const net = agreedFee(difference, booking.lateFeeCents ?? null);
  // What was waived stays to be seen, and can be asked for later.
  const amounts = difference.cents === 0 ? [] : [{ net, tax: taxOfAddedTime(actual, depot, unit) }];
  return { ...settlement, difference: net, rule: difference, bookedDays, amounts };
}

/** How time that is added to a contract is taxed: by the length of the whole, from its first day on. */
export const taxOfAddedTime = (
  whole: Period,
  { country }: Pick<LockedBooking['depot'], 'country'>,
  unit: TaxedUnit,
): Tax =>
  vatFor({
    isLongTerm: isLongTerm(whole),
    depotCountry: country,
    customerCountry: unit.country,
    hasValidVatId: unit.vatIdStatus === 'valid',
    on: localDate(whole.from, whole.timeZone),
  });
