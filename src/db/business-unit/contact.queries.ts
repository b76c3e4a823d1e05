import type { Insertable, Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly businessUnitId: string; readonly contactId: string };
const COLUMNS = ['id', 'name', 'duty', 'phone', 'email', 'version'] as const;

/** Whom the desk calls and writes to at a company, from A to Z. */
export const listContacts = (
  db: Database,
  { businessUnitId, limit }: { readonly businessUnitId: string; readonly limit: number },
) =>
  db
    .selectFrom('businessUnitContact')
    .select(COLUMNS)
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();

export const findContact = (db: Database, { businessUnitId, contactId }: Which) =>
  db
    .selectFrom('businessUnitContact')
    .select(COLUMNS)
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', contactId)
    .executeTakeFirst();

export const insertContact = (trx: Transaction, contact: Insertable<Tables['businessUnitContact']>) =>
  trx.insertInto('businessUnitContact').values(contact).returning(COLUMNS).executeTakeFirstOrThrow();

type Change = Which & {
  readonly version?: number | undefined;
  readonly changes: Pick<Updateable<Tables['businessUnitContact']>, 'name' | 'duty' | 'phone' | 'email'>;
};

/** Undefined if it is gone, or another than the one that was seen. */
export const updateContact = (trx: Transaction, { businessUnitId, contactId, version, changes }: Change) =>
  trx
    .updateTable('businessUnitContact')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', contactId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();

export async function deleteContact(trx: Transaction, { businessUnitId, contactId }: Which): Promise<boolean> {
  const gone = await trx
    .deleteFrom('businessUnitContact')
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', contactId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
