import type { BilledBookingRow } from '#db/billing/billed-order.queries.ts';
import type { IssuedLineRow } from '#db/invoice/invoice.queries.ts';
import type { BilledBooking, BilledOrder } from '#domain/billing/billed-order.ts';
import type { IssuedLine } from '#domain/billing/draft-document.ts';
import { toBilledBooking } from '#domain/billing/to-billed-booking.ts';
import { isPaidInAdvance } from '#domain/payment/payment-method.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { periodOf, termsOfBooking } from '../booking/booking-subject.ts';
import { taxOf } from '../line/taxed-part.ts';
import type { Bill } from './load-bill.ts';

/** An order as the rules of billing see it. */
export const toBilledOrder = ({ order, payer, ...bill }: Bill): BilledOrder => ({
  state: order.status,
  isPaidInAdvance: isPaidInAdvance(order.paymentMethod, order.riskCheckFailed),
  cycle: payer.billingCycle,
  bookings: bill.bookings.map((booking) => toBooking(booking, bill)),
});

function toBooking(booking: BilledBookingRow, all: Pick<Bill, 'services' | 'extensions' | 'charges'>): BilledBooking {
  const { id, timeZone } = booking;
  const ofThis = <T extends { readonly bookingId: string }>(rows: readonly T[]) =>
    rows.filter(({ bookingId }) => bookingId === id);
  return toBilledBooking({
    id,
    lineNumber: booking.lineNumber,
    country: booking.depotCountry,
    state: booking.status,
    terms: {
      tariff: termsOfBooking({ booking, services: [] }).tariff,
      services: ofThis(all.services).map(({ key, unit, unitPriceCents }) => ({ key, unit, cents: unitPriceCents })),
    },
    period: periodOf(booking, booking),
    agreedDays: booking.chargeableDays,
    netCents: booking.netCents,
    tax: taxOf(booking),
    extensions: ofThis(all.extensions).map(({ previousEndsAt, chargeableDays, netCents, ...taxed }) => ({
      previousEndsAt: toInstant(previousEndsAt),
      chargeableDays,
      netCents,
      tax: taxOf(taxed),
    })),
    minimumDays: minimumDays(booking.type),
    returnedAt: booking.returnedAt && toInstant(booking.returnedAt),
    charges: ofThis(all.charges)
      .filter(({ objectedAt, waivedAt }) => objectedAt === null && waivedAt === null)
      .map(({ id: chargeId, kind, netCents, createdAt, billAfter, taxCase, taxCountry, taxBasisPoints }) => ({
        id: chargeId,
        kind,
        netCents,
        tax: { country: taxCountry, case: taxCase, basisPoints: taxBasisPoints },
        on: localDate(createdAt, timeZone),
        billAfter,
      })),
  });
}

/** What has been billed of the order. */
export const toIssuedLine = (row: IssuedLineRow): IssuedLine => ({
  invoiceId: row.invoiceId,
  lineNo: row.lineNo,
  bookingId: row.bookingId,
  partNo: row.partNo,
  serviceKey: row.serviceKey,
  chargeId: row.chargeId,
  kind: row.kind,
  country: row.country,
  days: row.daysFrom === null || row.daysTo === null ? null : { from: row.daysFrom, to: row.daysTo },
  dates: { from: row.periodFrom, to: row.periodTo },
  unit: row.unit,
  netCents: row.netCents,
  tax: { country: row.taxCountry, case: row.taxCase, basisPoints: row.taxBasisPoints },
  credits:
    row.creditsInvoiceId === null || row.creditsLineNo === null
      ? null
      : { invoiceId: row.creditsInvoiceId, lineNo: row.creditsLineNo },
  isByHand: row.cause === 'manual',
});
