import type { TaxCase } from '#domain/tax/vat.ts';
import type { Transaction } from '../client.ts';

type Tax = { readonly taxCase: TaxCase; readonly taxCountry: string; readonly taxBasisPoints: number };
type Retax = {
  readonly businessUnitId: string;
  readonly bookingId: string;
  readonly from: TaxCase;
  readonly tax: Tax;
};

/** Whatever of a booking, which the caller has locked, is taxed in one way is taxed in another: parts and charges. */
export async function retaxBooking(trx: Transaction, { businessUnitId, bookingId, from, tax }: Retax): Promise<void> {
  await trx
    .updateTable('booking')
    .set(tax)
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', bookingId)
    .where('taxCase', '=', from)
    .execute();
  for (const table of ['bookingExtension', 'bookingCharge'] as const) {
    await trx
      .updateTable(table)
      .set(tax)
      .where('businessUnitId', '=', businessUnitId)
      .where('bookingId', '=', bookingId)
      .where('taxCase', '=', from)
      .execute();
  }
  await trx
    .updateTable('booking')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', bookingId)
    .execute();
}
