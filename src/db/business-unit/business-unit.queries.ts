import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';
import type { Write } from '../write-together.ts';

/** What a unit is and how it pays. How it is billed stands in columns that only billing reads. */
const COLUMNS = [
  'id',
  'name',
  'legalForm',
  'registrationNumber',
  'vatId',
  'vatIdStatus',
  'vatIdCheckedAt',
  'taxNumber',
  'invoiceEmail',
  'phone',
  'country',
  'defaultLocale',
  'logo',
  'paymentMethod',
  'creditLimitCents',
  'riskStatus',
  'trailerConnectLoginEncrypted',
  'status',
  'createdAt',
  'version',
  'blockedFrom',
  'erasedAt',
] as const satisfies readonly (keyof Tables['businessUnit'])[];
export type BusinessUnitRow = Pick<Selectable<Tables['businessUnit']>, (typeof COLUMNS)[number]>;

export const findBusinessUnit = (db: Database, businessUnitId: string) =>
  db.selectFrom('businessUnit').select(COLUMNS).where('id', '=', businessUnitId).executeTakeFirst();

export async function createBusinessUnit(
  trx: Transaction,
  businessUnit: Insertable<Tables['businessUnit']>,
): Promise<string> {
  const { id } = await trx.insertInto('businessUnit').values(businessUnit).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Undefined if the row has another version than the one expected. */
export const updateBusinessUnit = (
  db: Database,
  {
    businessUnitId,
    version,
    changes,
  }: {
    businessUnitId: string;
    version?: number | undefined;
    changes: Omit<Updateable<Tables['businessUnit']>, 'id' | 'version' | 'createdAt'>;
  },
) =>
  db
    .updateTable('businessUnit')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', businessUnitId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();

/** The method that orders of the unit start from. */
export const setPaymentMethod = ({
  businessUnitId,
  paymentMethod,
}: {
  readonly businessUnitId: string;
  readonly paymentMethod: string;
}): Write =>
  sql`update business_unit set payment_method = ${paymentMethod}, version = version + 1 where id = ${businessUnitId}`;

export async function addMember(trx: Transaction, member: Insertable<Tables['membership']>): Promise<void> {
  await trx.insertInto('membership').values(member).execute();
}

export async function listAdmins(
  db: Database,
  { businessUnitId }: { businessUnitId: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('userId')
    .where('businessUnitId', '=', businessUnitId)
    .where('role', '=', 'admin')
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
