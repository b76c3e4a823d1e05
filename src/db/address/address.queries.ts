import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type AddressRow = Selectable<Tables['address']>;
export type AddressPurpose = Tables['userAddress']['purpose'];

export const listAddresses = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('address')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

type AddressKey = { businessUnitId: string; addressId: string };

export const findAddress = (db: Database, { businessUnitId, addressId }: AddressKey) =>
  db
    .selectFrom('address')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', addressId)
    .executeTakeFirst();

/** It stays until the transaction ends, for whoever is going to point at it or to delete it. Undefined if it is gone. */
export const lockAddress = (trx: Transaction, { businessUnitId, addressId }: AddressKey) =>
  trx
    .selectFrom('address')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', addressId)
    .forUpdate()
    .executeTakeFirst();

/** Undefined if the row is gone or has another version than the one expected. */
export const updateAddress = (
  trx: Transaction,
  {
    businessUnitId,
    addressId,
    version,
    changes,
  }: AddressKey & {
    version: number;
    changes: Omit<Updateable<Tables['address']>, 'id' | 'businessUnitId' | 'version' | 'createdAt'>;
  },
) =>
  trx
    .updateTable('address')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', addressId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** False if the row is gone or has another version than the one expected. Orders keep copies of their own. */
export async function deleteAddress(
  trx: Transaction,
  { businessUnitId, addressId, version }: AddressKey & { version: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('address')
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', addressId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function createAddress(trx: Transaction, address: Insertable<Tables['address']>): Promise<string> {
  const { id } = await trx.insertInto('address').values(address).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Owner = { businessUnitId: string; userId: string };

export type AddressChoice = { addressId: string; userId: string; purpose: AddressPurpose; isDefault: boolean };

/** Who in the unit has chosen which of its addresses for what. */
export const listAddressChoices = (
  db: Database,
  { businessUnitId, addressId }: { businessUnitId: string; addressId?: string },
) =>
  db
    .selectFrom('userAddress')
    .select(['addressId', 'userId', 'purpose', 'isDefault'])
    .where('businessUnitId', '=', businessUnitId)
    .$if(addressId !== undefined, (query) => query.where('addressId', '=', addressId ?? ''))
    .execute();

/** The addresses a user has chosen among those of the unit. */
export const listChosenAddresses = (db: Database, { businessUnitId, userId }: Owner) =>
  db
    .selectFrom('userAddress')
    .select(['addressId', 'purpose', 'isDefault'])
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .orderBy('addressId')
    .execute();

/** Replaces the choice for one purpose. The database refuses addresses of another unit. */
export async function replaceChosenAddresses(
  trx: Transaction,
  {
    businessUnitId,
    userId,
    purpose,
    addressIds,
    defaultId,
  }: Owner & { purpose: AddressPurpose; addressIds: readonly string[]; defaultId: string | null },
): Promise<void> {
  await trx
    .deleteFrom('userAddress')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
  if (addressIds.length === 0) return;
  await trx
    .insertInto('userAddress')
    .values(
      addressIds.map((addressId) => ({
        userId,
        addressId,
        purpose,
        businessUnitId,
        isDefault: addressId === defaultId,
      })),
    )
    .execute();
}
