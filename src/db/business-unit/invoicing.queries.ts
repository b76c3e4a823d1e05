import type { Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Unit = { readonly businessUnitId: string };

/** How a unit wants its invoices. */
export const findInvoicing = (db: Database, { businessUnitId }: Unit) =>
  db
    .selectFrom('businessUnit')
    .select([
      'invoiceAddressId as addressId',
      'invoiceFormat as format',
      'buyerReference',
      'peppolId',
      'monthlyStatement',
      'version',
    ])
    .where('id', '=', businessUnitId)
    .executeTakeFirst();

type Changes = Pick<
  Updateable<Tables['businessUnit']>,
  'invoiceAddressId' | 'invoiceFormat' | 'buyerReference' | 'peppolId' | 'monthlyStatement'
>;

/** False if the unit has another version than the one expected. */
export async function updateInvoicing(
  trx: Transaction,
  { businessUnitId, version, changes }: Unit & { readonly version: number | undefined; readonly changes: Changes },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('businessUnit')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', businessUnitId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An address that is about to go; false if the unit does not want its invoices there. */
export async function clearInvoiceAddress(
  trx: Transaction,
  { businessUnitId, addressId }: Unit & { readonly addressId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('businessUnit')
    .set((eb) => ({ invoiceAddressId: null, version: eb('version', '+', 1) }))
    .where('id', '=', businessUnitId)
    .where('invoiceAddressId', '=', addressId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
