import { findBookings } from '#db/booking/booking.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Database } from '#db/client.ts';
import { possibleTaxCases } from '#domain/tax/retax.ts';
import { type Tax, type TaxCase, taxOfCase } from '#domain/tax/vat.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Bill } from '../../billing/load-bill.ts';

export type TaxSubject = NonNullable<Awaited<ReturnType<typeof findTaxSubject>>>;

/** A booking of any unit, and the taxes that it could have. */
export async function findTaxSubject(db: Database, bookingId: string) {
  const [subject] = await findBookings(db, { bookingIds: [bookingId], scope: 'anyUnit' });
  const unit = subject && (await findBusinessUnit(db, subject.booking.businessUnitId));
  if (subject === undefined || unit === undefined) return undefined;
  const { booking, order, depot } = subject;
  const places = { depotCountry: depot.country, customerCountry: unit.country };
  const on = localDate(booking.startsAt, depot.timeZone);
  return {
    bookingId,
    businessUnitId: booking.businessUnitId,
    number: booking.number,
    order,
    choices: possibleTaxCases(places).map((which) => taxOfCase(which, { ...places, on })),
  };
}

type Change = { readonly bookingId: string; readonly from: TaxCase; readonly tax: Tax };

/** What belongs to an order as if the tax of one of its bookings had been corrected. */
export function retaxBill(bill: Bill, { bookingId, from, tax }: Change): Bill {
  const { country: taxCountry, case: taxCase, basisPoints: taxBasisPoints } = tax;
  const corrected = { taxCase, taxCountry, taxBasisPoints };
  const isMeant = (row: { readonly bookingId: string; readonly taxCase: string }) =>
    row.bookingId === bookingId && row.taxCase === from;
  return {
    ...bill,
    bookings: bill.bookings.map((booking) =>
      booking.id === bookingId && booking.taxCase === from ? { ...booking, ...corrected } : booking,
    ),
    extensions: bill.extensions.map((extension) => (isMeant(extension) ? { ...extension, ...corrected } : extension)),
    charges: bill.charges.map((charge) => (isMeant(charge) ? { ...charge, ...corrected } : charge)),
  };
}

/** Whether anything of a booking is taxed so. */
export const isTaxedAs = ({ bookings, extensions, charges }: Bill, bookingId: string, which: TaxCase): boolean =>
  bookings.some(({ id, taxCase }) => id === bookingId && taxCase === which) ||
  [...extensions, ...charges].some((row) => row.bookingId === bookingId && row.taxCase === which);
