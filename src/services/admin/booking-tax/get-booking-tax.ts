import type { BookingTax } from '#contract/admin-booking-tax.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import { type Tax, TAX_CASES } from '#domain/tax/vat.ts';
import type { Actor } from '#domain/team/actor.ts';
import { loadBill, type Bill } from '../../billing/load-bill.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { taxOf } from '../../line/taxed-part.ts';
import { requireStaff } from '../../require-actor.ts';
import { findTaxSubject } from './tax-subject.ts';

/** How a booking is taxed, and how it could be. */
export async function getBookingTax(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<BookingTax>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const subject = await findTaxSubject(db, bookingId);
  if (subject === undefined) return refuse('not-found');
  const bill = await loadBill(db, subject.order);
  const version = bill.bookings.find(({ id }) => id === bookingId)?.version ?? 0;
  return ok({
    version,
    parts: partsOf(bill, bookingId),
    choices: subject.choices.map(toTaxed),
    isBilledHere: subject.order.billing === 'internal',
  });
}

const toTaxed = ({ case: which, country, basisPoints }: Tax) => ({ case: which, country, rate: basisPoints / 100 });

/** Each way once, with what is taxed so. */
function partsOf({ bookings, extensions, charges }: Bill, bookingId: string): BookingTax['parts'] {
  const isOfIt = (row: { readonly bookingId: string }) => row.bookingId === bookingId;
  const added = extensions.filter(isOfIt);
  const first = bookings
    .filter(({ id }) => id === bookingId)
    .map((booking) => ({
      ...booking,
      netCents: added.reduce((left, { netCents }) => left - netCents, booking.netCents),
    }));
  const charged = charges.filter(isOfIt).flatMap(({ taxCase, ...charge }) => {
    if (taxCase === 'notTaxable') return [];
    return [{ ...charge, taxCase }];
  });
  const rows = [...first, ...added, ...charged];
  return TAX_CASES.flatMap((which) => {
    const some = rows.filter(({ taxCase }) => taxCase === which);
    const [one] = some;
    const cents = some.reduce((sum, { netCents }) => sum + netCents, 0);
    return one === undefined ? [] : [{ ...toTaxed(taxOf(one)), net: money(cents) }];
  });
}
