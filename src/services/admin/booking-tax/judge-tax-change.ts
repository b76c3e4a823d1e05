import type { TaxPreviewInput } from '#contract/admin-booking-tax.ts';
import type { Database } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { loadBill } from '../../billing/load-bill.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { findTaxSubject, isTaxedAs, type TaxSubject } from './tax-subject.ts';

type Question = { readonly bookingId: string; readonly input: TaxPreviewInput };
type Judged = { readonly subject: TaxSubject; readonly tax: Tax };

/** Whether something of a booking is taxed as is said, and can be taxed as is wished. */
export async function judgeTaxChange(
  db: Database,
  { bookingId, input: { from, to } }: Question,
): Promise<Outcome<Judged>> {
  const subject = await findTaxSubject(db, bookingId);
  if (subject === undefined) return refuse('not-found');
  if (subject.order.billing !== 'internal') return refuse('billed-elsewhere');
  const tax = subject.choices.find((choice) => choice.case === to);
  if (tax === undefined || from === to) return refuseFields({ to: 'unknown' });
  const bill = await loadBill(db, subject.order);
  return isTaxedAs(bill, bookingId, from) ? ok({ subject, tax }) : refuseFields({ from: 'unknown' });
}
