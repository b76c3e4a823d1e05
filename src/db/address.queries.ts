import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from './client.ts';
import type { Tables } from './schema.ts';

export type AddressRow = Selectable<Tables['address']>;
export type AddressPurpose = Tables['userAddress']['purpose'];

export const listAddresses = (db: Database, { businessUnitId }: { businessUnitId: string }): Promise<AddressRow[]> =>
  db
    .selectFrom('address')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export async function createAddress(trx: Transaction, address: Insertable<Tables['address']>): Promise<string> {
  const { id } = await trx.insertInto('address').values(address).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Owner = { businessUnitId: string; userId: string };

/** The addresses a user has chosen among those of the unit. */
export const listChosenAddresses = (
  db: Database,
  { businessUnitId, userId }: Owner,
): Promise<{ addressId: string; purpose: AddressPurpose; isDefault: boolean }[]> =>
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
