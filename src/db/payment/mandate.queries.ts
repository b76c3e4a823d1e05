import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

export type MandateRow = Omit<Selectable<Tables['mandate']>, 'ibanEncrypted'>;

const SHOWN = [
  'id',
  'businessUnitId',
  'reference',
  'scheme',
  'ibanMasked',
  'accountHolder',
  'place',
  'signedOn',
  'consentedAt',
  'createdBy',
  'createdAt',
  'status',
  'revokedAt',
  'version',
] as const satisfies readonly (keyof MandateRow)[];

export const findActiveMandate = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('mandate')
    .select(SHOWN)
    .where('businessUnitId', '=', businessUnitId)
    // Part of the text, so that a kept plan can use the index of those that are active.
    .where('status', '=', sql.lit('active'))
    .modifyEnd(prepared)
    .executeTakeFirst();

export const findMandateById = (
  db: Database,
  { businessUnitId, mandateId }: { readonly businessUnitId: string; readonly mandateId: string },
) =>
  db
    .selectFrom('mandate')
    .select(SHOWN)
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', mandateId)
    .executeTakeFirst();

/** Its reference is the next number; at most one mandate of a unit is active, so the old one is revoked first. */
export const createMandate = (trx: Transaction, mandate: Omit<Insertable<Tables['mandate']>, 'reference'>) =>
  trx
    .insertInto('mandate')
    .values({ ...mandate, reference: sql<string>`'TY-' || lpad(nextval('mandate_number')::text, 6, '0')` })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

/** Undefined if there is none, or if it has another version than the one expected. */
export const revokeMandate = (
  trx: Transaction,
  { businessUnitId, version, now }: { businessUnitId: string; version?: number | undefined; now: Date },
) =>
  trx
    .updateTable('mandate')
    .set((eb) => ({ status: 'revoked', revokedAt: now, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('status', '=', 'active')
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(SHOWN)
    .executeTakeFirst();

/** All that the unit has ever granted, the newest first. */
export const listMandatesOfUnit = (db: Database, { businessUnitId }: { readonly businessUnitId: string }) =>
  db
    .selectFrom('mandate')
    .select(SHOWN)
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt', 'desc')
    .execute();
